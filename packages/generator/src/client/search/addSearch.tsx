import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ShellView } from "../../shared/shell.ts";
import { addToBody, adoptStyles, closestTo } from "../browser/elements.ts";
import { whenIdle } from "../browser/scheduling.ts";
import styles from "./dialog.css?inline";
import type { LoadedSearch } from "./loadSearch.ts";
import { SearchDialog } from "./SearchDialog.tsx";
import type { SearchPageHost } from "./searchPage.tsx";
import { isSearchShortcut } from "./searchShortcut.ts";
import type { LoadArticle } from "./usePassages.ts";

interface SearchHost extends Omit<SearchPageHost, "site"> {
  shell: ShellView;
  loadArticle: LoadArticle;
}

const BUTTON = "[data-search]";

/**
 * Makes the search button and its shortcuts open the dialog, and the search page answer. Their code is loaded on hover,
 * focus or use; if that fails (offline, or after a redeploy), the dialog leads to the search page, which reports it.
 * Returns a function to be called for each new page.
 */
export function addSearch({ shell, loadArticle, ...host }: SearchHost): () => void {
  const findButton = () => document.querySelector<HTMLAnchorElement>(BUTTON);
  const findDialog = () => document.querySelector<HTMLElement>(".search-dialog");
  const root = createRoot(addToBody({}));
  let loading: Promise<LoadedSearch> | undefined;
  let updatePage: Promise<() => void> | undefined;
  adoptStyles(styles);

  /** Shared by the dialog and the search page, so that the index is loaded once; a failure can be retried. */
  function load() {
    loading ??= import("./loadSearch.ts")
      .then(({ loadSearch }) => loadSearch(shell, loadArticle))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  }

  function mount() {
    const onFailure = (text: string) => {
      const button = findButton();
      if (!button) return;
      const searchPage = new URL(button.href);
      searchPage.searchParams.set("q", text.trim());
      location.assign(searchPage);
    };
    if (!findDialog()) flushSync(() => root.render(<SearchDialog load={load} onFailure={onFailure} />));
  }

  /** Synchronously: the next key goes to the field, and phones show their keyboard only within the tap. */
  function open() {
    mount();
    const dialog = findDialog();
    if (!dialog || dialog.matches(":popover-open")) return;
    dialog.showPopover();
    dialog.querySelector("input")?.select();
  }

  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, (event) => {
      if (closestTo(event, BUTTON)) load().catch(() => undefined);
    });
  }
  document.addEventListener("click", (event) => {
    if (!closestTo(event, BUTTON) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener("keydown", (event) => {
    if (!isSearchShortcut(event) || event.defaultPrevented || !findButton()) return;
    event.preventDefault();
    open();
  });
  // Opening it then has less to do.
  whenIdle(mount);

  return () => {
    if (document.getElementById("search-results"))
      updatePage ??= load().then(({ createSearchPage, site }) => createSearchPage({ ...host, site }));
    updatePage
      ?.then((update) => update())
      // Submitting the form reloads the page, which retries.
      .catch(() => {
        updatePage = undefined;
      });
  };
}
