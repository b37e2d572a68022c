import { createRoot } from "react-dom/client";
import entryStyles from "../../app/styles/entries.css?inline";
import { type ReferenceFile, type ReferenceKind, referenceKinds } from "../../shared/reference.ts";
import { withBase } from "../../shared/url.ts";
import { createStyleSheet } from "../lateStyles.ts";
import { loadReference, type ReferenceSite } from "../reference/loadReference.ts";
import { whenIdle } from "../whenIdle.ts";
import { Explorer } from "./Explorer.tsx";
import { type Collection, explore } from "./explore.ts";
import styles from "./explorer.css?inline";
import { explorerMessages } from "./explorerMessages.ts";
import { facetsOf } from "./facets.ts";
import { type Filters, isFiltered, readFilters, writeFilters } from "./filters.ts";
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
  // Whoever follows a result finds the filters again on the way back.
  element.addEventListener("click", writeAddress);
  draw(0);
  // The first run of code is the slowest one; nobody waits for this.
  whenIdle(host, () => explore(collection, { text: "a.b c", chosen: {} }));

  function draw(key: number) {
    root.render(
      <Explorer
        key={key}
        kind={kind}
        collection={collection}
        placeOf={(position) => pageAt(file, position, site.baseUrl)}
        initial={readFilters(location.search, collection.facets)}
        onFilter={onFilter}
      />,
    );
  }

  return {
    refresh() {
      if (location.search !== shown) draw(Date.now());
    },
    unmount() {
      host.clearTimeout(timer);
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
