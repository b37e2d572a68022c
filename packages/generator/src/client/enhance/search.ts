import { closestTo } from "../closestTo.ts";
import type { OpenPortal } from "../portals.tsx";
import type { SearchPageHost } from "../search/createSearchPage.tsx";
import type { SearchSite } from "../search/searchSite.ts";
import { collectKeys, isSearchKey, takeEarlyKeys } from "./searchKeys.ts";

/** What the dialog is opened with, and what tells that it is wanted soon. */
const BUTTON = "[data-search]";

/** The search page's own code, for the page that has one. */
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
      // The form still leads to the search page, which tries again.
      .catch(() => {
        loaded = undefined;
      });
  };
}

/**
 * The search button, and the keys that stand for it, open the dialog instead of leading to the search page; its code
 * comes with the first sign of intent. Without it (offline, or gone with a redeploy) the button stays a link.
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
    else location.assign(`${fallback}?q=${encodeURIComponent(typed)}`);
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
