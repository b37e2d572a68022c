import { createRoot } from "react-dom/client";
import entryStyles from "../../app/styles/entries.css?inline";
import { type ReferenceFile, type ReferenceKind, referenceKinds } from "../../shared/reference.ts";
import { withBase } from "../../shared/url.ts";
import { createStyleSheet } from "../lateStyles.ts";
import { loadReference, type ReferenceSite } from "../reference/loadReference.ts";
import { Explorer } from "./Explorer.tsx";
import type { Collection } from "./explore.ts";
import styles from "./explorer.css?inline";
import { explorerMessages } from "./explorerMessages.ts";
import { facetsOf } from "./facets.ts";
import { type Filters, isFiltered, noFilters, readFilters, writeFilters } from "./filters.ts";
import { indexEntries } from "./indexEntries.ts";
import { rehearse } from "./rehearse.ts";

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
  const collection = collect(kind, file);
  const { history, location } = host;
  let timer: number | undefined;
  let shown = "";

  function onFilter(filters: Filters) {
    list?.toggleAttribute("hidden", isFiltered(filters));
    shown = writeFilters(filters);
    host.clearTimeout(timer);
    timer = host.setTimeout(writeAddress, ADDRESS_DELAY);
  }

  function writeAddress() {
    if (shown === location.search) return;
    history.replaceState(history.state, "", location.pathname + shown + location.hash);
  }

  const sheets = [entryStyles, styles].map(createStyleSheet);
  host.document.adoptedStyleSheets.push(...sheets);
  const root = createRoot(place);
  const placeOf = (position: number) => pageAt(file, position, site.baseUrl);
  const parts = { kind, collection, placeOf };
  // Whoever follows a result finds the filters again on the way back.
  element.addEventListener("click", writeAddress);
  draw(0);
  const rehearsal = rehearse(host, <Explorer {...parts} initial={noFilters} onFilter={() => undefined} />);

  function draw(key: number) {
    const initial = readFilters(location.search, collection.facets);
    root.render(<Explorer key={key} {...parts} initial={initial} onFilter={onFilter} />);
  }

  return {
    refresh() {
      if (location.search !== shown) draw(Date.now());
    },
    unmount() {
      host.clearTimeout(timer);
      rehearsal.stop();
      element.removeEventListener("click", writeAddress);
      root.unmount();
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
