import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import entryStyles from "../../../../generator/src/app/styles/entries.css?inline";
import { createStyleSheet } from "../../../../generator/src/client/lateStyles.ts";
import { withBase } from "../../../../generator/src/shared/url.ts";
import { type ReferenceFile, type ReferenceKind, referenceKinds } from "../../reference/reference.ts";
import { loadReference, type ReferenceSite } from "../reference/loadReference.ts";
import { createFinder } from "./createFinder.ts";
import type { Collection } from "./explore.ts";
import styles from "./explorer.css?inline";
import { explorerMessages } from "./explorerMessages.ts";
import { Facets } from "./Facets.tsx";
import { facetsOf } from "./facets.ts";
import { choose, type Filters, isFiltered, noFilters, readFilters, writeFilters } from "./filters.ts";
import { partOf } from "./finderHtml.ts";
import { indexEntries } from "./indexEntries.ts";

export interface MountedExplorer {
  /** Takes over the filters of the address, when it has changed by a link or a step through history. */
  refresh(): void;
  unmount(): void;
}

/** Another address costs the browser more than a key press does, and some refuse many of them: it waits for a rest. */
const ADDRESS_DELAY = 1000;

/** Puts the filters into their place on the page; the page's own list stays, and shows while nothing is asked for. */
export async function mountExplorer(
  host: Window,
  element: HTMLElement,
  site: ReferenceSite,
): Promise<MountedExplorer> {
  const kind = referenceKinds.find((known) => known === element.dataset["explorer"]) ?? "settings";
  const [place, list] = [".explorer-filters", ".explorer-all"].map((name) =>
    element.querySelector<HTMLElement>(name),
  );
  if (!place || !list) throw new Error("The explorer has no place for its filters or no list.");
  let file: ReferenceFile;
  try {
    file = await loadReference(kind, site);
  } catch (error) {
    place.textContent = explorerMessages.notAvailable;
    throw error;
  }
  const sheets = [entryStyles, styles].map(createStyleSheet);
  host.document.adoptedStyleSheets.push(...sheets);
  const { history, location } = host;
  const collection = collect(kind, file);
  const placeOf = (position: number) => pageAt(file, position, site.baseUrl);
  const finder = createFinder(host, place, { kind, collection, placeOf, onAnswer });
  const facets = createRoot(partOf(place, ".explorer-facets"));
  let timer: number | undefined;
  let current: Filters | null = null;
  takeAddress();
  // Whoever follows a result finds the filters again on the way back.
  element.addEventListener("click", writeAddress);

  function onAnswer(filters: Filters) {
    if (filters.chosen !== current?.chosen) drawFacets(filters.chosen);
    current = filters;
    list?.toggleAttribute("hidden", isFiltered(filters));
    host.clearTimeout(timer);
    timer = host.setTimeout(writeAddress, ADDRESS_DELAY);
  }

  function drawFacets(chosen: Filters["chosen"]) {
    const onChoice = (name: string, value: string) => finder.choose(choose(chosen, name, value));
    const drawn = <Facets facets={collection.facets} chosen={chosen} onChoice={onChoice} />;
    // At once, or the number of results would first stand in their place.
    flushSync(() => facets.render(drawn));
  }

  function takeAddress() {
    finder.ask(readFilters(location.search, collection.facets));
  }

  function writeAddress() {
    const search = writeFilters(current ?? noFilters);
    if (search === location.search) return;
    history.replaceState(history.state, "", location.pathname + search + location.hash);
  }

  return {
    refresh() {
      if (location.search !== writeFilters(current ?? noFilters)) takeAddress();
    },
    unmount() {
      host.clearTimeout(timer);
      element.removeEventListener("click", writeAddress);
      facets.unmount();
      finder.stop();
      const { document } = host;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    },
  };
}

function collect(kind: ReferenceKind, file: ReferenceFile): Collection {
  const entries = indexEntries(file.entries);
  const logged = new Set(kind === "events" ? entries.map(({ n }) => n) : []);
  return { entries, facets: facetsOf(kind, file), logged };
}

function pageAt({ pages }: ReferenceFile, position: number, baseUrl: string) {
  const [path, label] = pages[position] ?? ["/", ""];
  return { href: withBase(baseUrl, path), label };
}
