import { closestTo } from "../closestTo.ts";
import type { OpenPortal } from "../portals.tsx";
import { whenIdle } from "../scheduling.ts";
import type { SearchPageHost } from "../search/createSearchPage.tsx";
import type { LoadedSearch } from "../search/loadSearch.ts";
import { mountSearchDialog } from "../search/mountSearchDialog.tsx";
import { isSearchKey, takeEarlyKeys } from "./searchKeys.ts";

const BUTTON = "[data-search]";

/** Loads the code of the search page where it is shown. Returns a function to be called for each new page. */
export function searchPage(
  host: Omit<SearchPageHost, "site">,
  load: () => Promise<LoadedSearch>,
): () => void {
  let loaded: Promise<() => void> | undefined;
  return () => {
    if (document.getElementById("search-results")) {
      loaded ??= load().then(({ createSearchPage, site }) => createSearchPage({ ...host, site }));
    }
    loaded
      ?.then((update) => update())
      // Submitting the form reloads the page, which retries.
      .catch(() => {
        loaded = undefined;
      });
  };
}

/**
 * Makes the search button and its shortcuts open the dialog, whose panel is loaded on hover, focus or use. If that fails
 * (offline, or after a redeploy), they lead to the search page.
 */
export function searchDialog(openPortal: OpenPortal, load: () => Promise<LoadedSearch>): void {
  const findButton = () => document.querySelector<HTMLAnchorElement>(BUTTON);
  let mounted: ReturnType<typeof mountSearchDialog> | undefined;

  function dialog() {
    mounted ??= mountSearchDialog({
      openPortal,
      load,
      onFailure: (text) => location.assign(`${findButton()?.href}?q=${encodeURIComponent(text.trim())}`),
    });
    return mounted;
  }

  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, (event) => {
      if (closestTo(event, BUTTON)) dialog().prepare();
    });
  }
  document.addEventListener("click", (event) => {
    if (!closestTo(event, BUTTON) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog().open("");
  });
  document.addEventListener("keydown", (event) => {
    if (!isSearchKey(event) || event.defaultPrevented || !findButton()) return;
    event.preventDefault();
    dialog().open("");
  });
  const early = takeEarlyKeys();
  if (!findButton()) return;
  if (early !== null) dialog().open(early);
  // Opening it then has less to do.
  else whenIdle(dialog);
}
