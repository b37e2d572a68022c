import { closestTo } from "../closestTo.ts";
import type { OpenPortal } from "../portals.tsx";
import type { SearchPageHost } from "../search/createSearchPage.tsx";
import type { SearchSite } from "../search/searchSite.ts";
import { collectKeys, isSearchKey, takeEarlyKeys } from "./searchKeys.ts";

const BUTTON = "[data-search]";

/** Loads the code of the search page where it is shown. Returns a function to be called for each new page. */
export function searchPage(
  host: Omit<SearchPageHost, "site">,
  loadSite: () => Promise<SearchSite>,
): () => void {
  let loaded: Promise<() => void> | undefined;
  return () => {
    if (document.getElementById("search-results")) {
      loaded ??= Promise.all([import("../search/createSearchPage.tsx"), loadSite()]).then(([code, site]) =>
        code.createSearchPage({ ...host, site }),
      );
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
 * Makes the search button and its shortcuts open the dialog, whose code is loaded on hover, focus or use. If that fails
 * (offline, or after a redeploy), they lead to the search page.
 */
export function searchDialog(openPortal: OpenPortal, loadSite: () => Promise<SearchSite>): void {
  const findButton = () => document.querySelector<HTMLAnchorElement>(BUTTON);
  let opener: Promise<(typed: string) => void> | undefined;
  let isOpening = false;

  async function load() {
    opener ??= Promise.all([import("../search/mountSearchDialog.tsx"), loadSite()]).then(([code, site]) =>
      code.mountSearchDialog(site, openPortal),
    );
    try {
      return await opener;
    } catch {
      opener = undefined;
      return null;
    }
  }

  async function show(fallback: string, early = "") {
    if (isOpening) return;
    isOpening = true;
    const stopKeys = collectKeys(early);
    const open = await load();
    const typed = stopKeys();
    isOpening = false;
    if (open) open(typed);
    else location.assign(`${fallback}?q=${encodeURIComponent(typed.trim())}`);
  }

  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, (event) => {
      if (closestTo(event, BUTTON)) void load();
    });
  }
  document.addEventListener("click", (event) => {
    const button = closestTo(event, BUTTON);
    if (!(button instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void show(button.href);
  });
  document.addEventListener("keydown", (event) => {
    const button = isSearchKey(event) && !event.defaultPrevented ? findButton() : null;
    if (!button) return;
    event.preventDefault();
    button.click();
  });
  const early = takeEarlyKeys();
  const button = findButton();
  if (early !== null && button) void show(button.href, early);
}
