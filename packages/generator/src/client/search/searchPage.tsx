import { createRoot } from "react-dom/client";
import type { SearchSite } from "./loadSearch.ts";
import { moveFocus } from "./moveFocus.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import { HITS_AT_ONCE, readSearchState, type SearchState, searchStateQuery } from "./searchAddress.ts";

export interface SearchPageHost {
  site: SearchSite;
  /** Restores the scroll position again. */
  scrollAgain(): void;
  /** Called when the address names another search. */
  sendPageView(): void;
}

/** A search that is shown for this long counts as a page view. */
const VIEW_DELAY = 1000;
const MAX_TITLE = 80;

/**
 * Searches as the visitor types on the search page, and keeps its address and title in sync. Returns a function to be
 * called after each navigation.
 */
export function createSearchPage({ site, scrollAgain, sendPageView }: SearchPageHost): () => void {
  let mounted: ReturnType<typeof mount> | null = null;
  let viewTimer = 0;

  function draw(state: SearchState) {
    if (!mounted) return;
    const { root, title } = mounted;
    const text = state.text.trim();
    document.title = text === "" ? title : `${text.slice(0, MAX_TITLE)} – ${title}`;
    root.render(
      <SearchPanel place="page" site={site} state={state} onState={enter} onComplete={scrollAgain} />,
    );
  }

  /** Shows a state that the visitor has chosen. */
  function enter(state: SearchState) {
    history.replaceState(history.state, "", `${location.pathname}${searchStateQuery(state)}`);
    draw(state);
    clearTimeout(viewTimer);
    viewTimer = window.setTimeout(sendPageView, VIEW_DELAY);
  }

  function mount(section: Element, field: HTMLInputElement) {
    const page = section.parentElement;
    field.addEventListener("input", () =>
      enter({ ...readSearchState(location.search), text: field.value, limit: HITS_AT_ONCE }),
    );
    field.form?.addEventListener("submit", (event) => event.preventDefault());
    page?.addEventListener("keydown", (event) => moveFocus(event, page));
    return { section, root: createRoot(section), title: document.title };
  }

  return () => {
    const section = document.getElementById("search-results");
    const field = document.querySelector<HTMLInputElement>(".search-form > input[name=q]");
    if (mounted && mounted.section !== section) {
      clearTimeout(viewTimer);
      mounted.root.unmount();
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
