import type { OpenPortal } from "../portals.tsx";
import { moveFocus } from "./moveFocus.ts";
import { SearchResults } from "./SearchResults.tsx";
import { HITS_AT_ONCE, readSearchState, type SearchState, searchStateQuery } from "./searchAddress.ts";
import type { SearchSite } from "./searchSite.ts";

export interface SearchPageHost {
  site: SearchSite;
  openPortal: OpenPortal;
  /** Restores the scroll position again. */
  scrollAgain(): void;
  /** Called when the address names another search. */
  onView(): void;
}

/** A search that is shown for this long counts as a page view. */
const VIEW_DELAY = 1000;
const MAX_TITLE = 80;

/**
 * Searches as the visitor types on the search page, and keeps its address and title in sync. Returns a function to be
 * called after each navigation.
 */
export function createSearchPage({ site, openPortal, ...on }: SearchPageHost): () => void {
  let mounted: ReturnType<typeof mount> | null = null;
  let viewTimer = 0;

  function draw(state: SearchState) {
    if (!mounted) return;
    const { portal, title } = mounted;
    const text = state.text.trim();
    document.title = text === "" ? title : `${text.slice(0, MAX_TITLE)} – ${title}`;
    portal.render(<SearchResults site={site} state={state} onState={enter} onDrawn={on.scrollAgain} />);
  }

  /** Shows a state that the visitor has chosen. */
  function enter(state: SearchState) {
    history.replaceState(history.state, "", `${location.pathname}${searchStateQuery(state)}`);
    draw(state);
    clearTimeout(viewTimer);
    viewTimer = window.setTimeout(on.onView, VIEW_DELAY);
  }

  function mount(section: Element, field: HTMLInputElement) {
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
    // Text typed before this code was loaded takes precedence over the address.
    const text = isNew && field.value !== "" ? field.value : state.text;
    field.value = text;
    draw({ ...state, text });
    if (isNew && text === "") field.focus();
  };
}
