import {
  type KeyboardEvent,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { ReferenceKind } from "../../shared/reference.ts";
import { type Collection, explore } from "./explore.ts";
import { explorerMessages as messages } from "./explorerMessages.ts";
import { FacetControl } from "./FacetControl.tsx";
import { choose, type Filters, isFiltered, noFilters } from "./filters.ts";
import { nextResult } from "./nextResult.ts";
import { Results } from "./Results.tsx";
import type { PlaceOf } from "./resultHtml.ts";

export interface ExplorerProps {
  kind: ReferenceKind;
  collection: Collection;
  /** From an entry's page positions to addresses. */
  placeOf: PlaceOf;
  initial: Filters;
  /** Told before the next paint: the complete list makes room for the results, and the address follows. */
  onFilter(filters: Filters): void;
}

/** Finds settings or events as one types. While nothing is asked for, the page's own list shows everything. */
export function Explorer({ kind, collection, placeOf, initial, onFilter }: ExplorerProps) {
  const [filters, setFilters] = useState(initial);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { entries, names } = useMemo(() => explore(collection, filters), [collection, filters]);
  const filtered = isFiltered(filters);
  const onChoice = useCallback(
    (name: string, value: string) => setFilters((current) => choose(current, name, value)),
    [],
  );

  useLayoutEffect(
    () => onFilter(names.length > 0 ? { ...filters, text: names.join(" ") } : filters),
    [filters, names, onFilter],
  );

  function clear() {
    if (field.current) field.current.value = "";
    setFilters(noFilters);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape" && filtered) {
      event.preventDefault();
      clear();
      return;
    }
    const target = filtered && root.current && nextResult(root.current, event.key, event.target);
    if (!target) return;
    event.preventDefault();
    if (event.key === "Enter") target.click();
    else target.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys typed in its controls bubble up to here.
    <div ref={root} onKeyDown={onKeyDown}>
      <search className="explorer-form" aria-label={messages.filters[kind]}>
        <input
          ref={field}
          type="search"
          defaultValue={initial.text}
          onInput={(event) => {
            const text = event.currentTarget.value;
            // The field belongs to the browser, so that letters appear however long the results take.
            startTransition(() => setFilters((current) => ({ ...current, text })));
          }}
          aria-label={messages.field[kind]}
          placeholder={messages.field[kind]}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
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
          {names.length > 0
            ? messages.logged(entries.length)
            : messages.count(entries.length, collection.entries.length, kind)}
        </p>
        {filtered && (
          <button type="button" onClick={clear}>
            {messages.clear}
          </button>
        )}
      </div>
      {/* Drawn from the start, so that the first key does not have to build it. */}
      <div hidden={!filtered}>
        <Results kind={kind} entries={entries} placeOf={placeOf} />
      </div>
    </div>
  );
}
