import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { type ReferenceFile, type ReferenceKind, referenceKinds } from "../reference/reference.ts";
import "./explorer.css";
import type { IslandProps } from "@docs/generator";
import { decodePart } from "@docs/generator/url";
import { pageLinks } from "./EntryFacts.tsx";
import { FacetControl } from "./FacetControl.tsx";
import { isFiltered, noFilters, withChoice } from "./filters.ts";
import { createCollection, findEntries } from "./findEntries.ts";
import { entryHref, Results } from "./Results.tsx";
import { useFile } from "./useFile.ts";
import { useUrlFilters } from "./useUrlFilters.ts";

/** Debounces updates of the URL, because some browsers limit their rate. */
const URL_DELAY = 1000;
const RESULT = "dt > a";
const NAMES = {
  settings: "settings",
  objects: "objects and fields",
  events: "events",
  permissions: "permissions",
};
const FIELD_LABELS = {
  settings: "Filter by key or words",
  objects: "Filter by object, field or words",
  events: "Filter by name or words, or paste a line of the log",
  permissions: "Filter by name or words",
};

/** Filters entries while the reader types; the page's static list is shown while there is no filter. */
export default function ExplorerIsland({ element, visit, baseUrl }: IslandProps) {
  const { kind, src = "" } = element.dataset;
  const file = useFile<ReferenceFile>(src);
  const entryKind = referenceKinds.find((one) => one === kind) ?? "settings";
  return (
    <div className="explorer">
      {file === "unavailable" && <p>Filters cannot be loaded now. The complete list is below.</p>}
      {file !== null && file !== "unavailable" && (
        <Explorer kind={entryKind} file={file} visit={visit} baseUrl={baseUrl} />
      )}
    </div>
  );
}

/** Whether an address leads to a part of this page that the results have replaced. */
function isHidden({ pathname, hash }: Pick<URL, "pathname" | "hash">): boolean {
  const target = document.getElementById(decodePart(hash.slice(1)));
  return pathname === location.pathname && target?.checkVisibility() === false;
}

interface ExplorerProps extends Pick<IslandProps, "visit" | "baseUrl"> {
  kind: ReferenceKind;
  file: ReferenceFile;
}

function Explorer({ kind, file, visit, baseUrl }: ExplorerProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const collection = useMemo(() => createCollection(kind, file), [kind, file]);
  const pages = useMemo(() => pageLinks(file, baseUrl), [file, baseUrl]);
  const [isOpen, setOpen] = useState(false);
  const { filters, setFilters, saveToUrl } = useUrlFilters(collection.facets);
  const deferred = useDeferredValue(filters);
  const matches = useMemo(() => findEntries(collection, deferred), [collection, deferred]);

  useEffect(() => {
    const timer = setTimeout(() => saveToUrl(matches.filters), URL_DELAY);
    return () => clearTimeout(timer);
  }, [matches, saveToUrl]);

  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest("a");
      if (!link) return;
      // Keeps the filters in the URL, so that they are there when the reader comes back.
      saveToUrl(matches.filters);
      if (isHidden(link)) flushSync(() => setFilters(noFilters));
    }
    // Before the router scrolls to what the link leads to.
    window.addEventListener("click", onClick, { capture: true });
    return () => window.removeEventListener("click", onClick, { capture: true });
  }, [matches, saveToUrl, setFilters]);

  const onChoice = useCallback(
    (name: string, value: string) =>
      setFilters(({ text, chosen }) => ({ text, chosen: withChoice(chosen, name, value) })),
    [setFilters],
  );

  function clear() {
    setFilters(noFilters);
    field.current?.focus();
  }

  /** Opens the first result of the current text, even if it is not rendered yet. */
  function openFirst(text: string) {
    const newest = findEntries(collection, { ...filters, text });
    const [first] = newest.entries;
    if (!first || !isFiltered(newest.filters)) return;
    saveToUrl(newest.filters);
    const url = new URL(entryHref(kind, first, pages), location.href);
    if (isHidden(url)) flushSync(() => setFilters(noFilters));
    visit(url);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const results = [...(root.current?.querySelectorAll<HTMLElement>(RESULT) ?? [])];
    const stops = [field.current, ...results];
    const at = stops.indexOf(event.target as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && isFiltered(filters)) clear();
    else if (event.key === "Enter" && at === 0) openFirst(field.current?.value ?? "");
    else if (step && at >= 0 && stops[at + step]) stops[at + step]?.focus();
    else return;
    event.preventDefault();
  }

  const { entries, isLogLine } = matches;
  const text = deferred.text.trim();
  const chosen = Object.keys(filters.chosen).length;
  const all = `${collection.entries.length} ${NAMES[kind]}`;
  const count = entries.length === collection.entries.length ? all : `${entries.length} of ${all}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the field and the links.
    <div ref={root} onKeyDown={onKeyDown}>
      <search className="explorer-form" aria-label={`Filter ${NAMES[kind]}`}>
        <input
          ref={field}
          type="search"
          aria-label={FIELD_LABELS[kind]}
          placeholder={FIELD_LABELS[kind]}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          value={filters.text}
          onChange={(event) => setFilters({ ...filters, text: event.currentTarget.value })}
        />
        <button
          type="button"
          className="explorer-more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Filters{chosen > 0 && ` (${chosen})`}
        </button>
        {collection.facets.map((facet) => (
          <FacetControl
            key={facet.name}
            facet={facet}
            value={filters.chosen[facet.name] ?? ""}
            onChoice={onChoice}
          />
        ))}
      </search>
      <div className="explorer-status">
        <p role="status">
          {isLogLine ? `${entries.length} ${entries.length === 1 ? "event" : "events"} in this line` : count}
        </p>
        {isFiltered(filters) && (
          <button type="button" onClick={clear}>
            Clear
          </button>
        )}
      </div>
      {isFiltered(filters) && isFiltered(deferred) && (
        <div className="explorer-found">
          {entries.length > 0 ? (
            <Results kind={kind} entries={entries} pages={pages} />
          ) : (
            <p className="explorer-nothing">
              Nothing matches. Try fewer words or filters
              {text && (
                <>
                  , or{" "}
                  <a href={`${baseUrl}search?q=${encodeURIComponent(text)}`}>search all pages for “{text}”</a>
                </>
              )}
              .
            </p>
          )}
        </div>
      )}
    </div>
  );
}
