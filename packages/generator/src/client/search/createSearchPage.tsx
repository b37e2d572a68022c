import { adoptStyles } from "../adoptStyles.ts";
import type { OpenPortal } from "../portals.tsx";
import { moveFocus } from "./moveFocus.ts";
import styles from "./page.css?inline";
import { SearchResults } from "./SearchResults.tsx";
import { HITS_AT_ONCE, readSearchState, type SearchState, searchStateQuery } from "./searchAddress.ts";
import type { SearchSite } from "./searchSite.ts";

export interface SearchPageHost {
  site: SearchSite;
  openPortal: OpenPortal;
  /** Goes once more to where the reader was on this page. */
  scrollAgain(): void;
  /** Tells that the page shows something else under another address. */
  onView(): void;
}

interface Mounted {
  section: Element;
  portal: ReturnType<OpenPortal>;
  /** The document's title without a query. */
  title: string;
}

/** A visitor who rests for so long has seen what the address names. */
const VIEW_DELAY = 1000;
const LONGEST_TITLE = 80;

/**
 * Brings the search page to life: it searches as one types, and its address and title always show what it shows. The
 * result looks at the page again: it, or its address, may be another one now.
 */
export function createSearchPage({ site, openPortal, ...on }: SearchPageHost): () => void {
  let mounted: Mounted | null = null;
  let viewTimer = 0;
  adoptStyles(styles);

  function draw(state: SearchState) {
    if (!mounted) return;
    const { portal, title } = mounted;
    const text = state.text.trim();
    document.title = text === "" ? title : `${text.slice(0, LONGEST_TITLE)} – ${title}`;
    portal.render(<SearchResults site={site} state={state} onState={enter} onDrawn={on.scrollAgain} />);
  }

  /** The state has changed by the visitor's hand. */
  function enter(state: SearchState) {
    history.replaceState(history.state, "", `${location.pathname}${searchStateQuery(state)}`);
    draw(state);
    clearTimeout(viewTimer);
    viewTimer = window.setTimeout(on.onView, VIEW_DELAY);
  }

  function mount(section: Element, field: HTMLInputElement): Mounted {
    field.addEventListener("input", () =>
      enter({ ...readSearchState(location.search), text: field.value, limit: HITS_AT_ONCE }),
    );
    field.form?.addEventListener("submit", (event) => event.preventDefault());
    field.form?.parentElement?.parentElement?.addEventListener("keydown", (event) => {
      moveFocus(event, [field, ...section.querySelectorAll<HTMLElement>(".search-pages a")]);
    });
    return { section, portal: openPortal(section), title: document.title };
  }

  return () => {
    const section = document.getElementById("search-results");
    const field = document.querySelector<HTMLInputElement>(".search-form > input[name=q]");
    if (mounted && mounted.section !== section) {
      clearTimeout(viewTimer);
      mounted.portal.unmount();
      mounted = null;
    }
    if (!section || !field) return;
    const isNew = mounted === null;
    mounted ??= mount(section, field);
    const state = readSearchState(location.search);
    // Words typed before this code was there count more than the address.
    const text = isNew && field.value !== "" ? field.value : state.text;
    field.value = text;
    draw({ ...state, text });
    if (isNew && text === "") field.focus();
  };
}
