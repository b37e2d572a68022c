import { closestTo } from "../closestTo.ts";
import type { OpenPortal } from "../portals.tsx";
import type { Store } from "../safeStore.ts";
import type { SearchPageControl, SearchPageHost } from "../search/createSearchPage.tsx";
import type { SearchSite } from "../search/searchSite.ts";
import { collectKeys, takeEarlyKeys } from "./searchKeys.ts";

/** What the dialog is opened with, and what tells that it is wanted soon. */
const BUTTON = "[data-search]";

/** The search page's own code, for the page that has one. */
export function searchPage(
  host: Omit<SearchPageHost, "site">,
  loadSite: () => Promise<SearchSite>,
): () => void {
  let loaded: Promise<SearchPageControl> | undefined;
  return () => {
    if (host.window.document.getElementById("search-results")) {
      loaded ??= Promise.all([import("../search/createSearchPage.tsx"), loadSite()]).then(([code, site]) =>
        code.createSearchPage({ ...host, site }),
      );
    }
    loaded
      ?.then((control) => control.update())
      // The form still leads to the search page, which tries again.
      .catch(() => {
        loaded = undefined;
      });
  };
}

interface DialogHost {
  window: Window;
  store: Store;
  openPortal: OpenPortal;
}

/**
 * The search button opens the dialog instead of leading to the search page; its code comes with the first sign of intent.
 * Without it (offline, or gone with a redeploy) the button stays a link.
 */
export function searchDialog(
  { window: host, store, openPortal }: DialogHost,
  loadSite: () => Promise<SearchSite>,
): void {
  const page = host.document;
  let opener: Promise<(typed: string) => void> | undefined;
  let isOpening = false;

  function load() {
    opener ??= Promise.all([import("../search/mountSearchDialog.tsx"), loadSite()]).then(([code, site]) =>
      code.mountSearchDialog({ site, store, openPortal }),
    );
    opener.catch(() => {
      opener = undefined;
    });
    return opener;
  }

  async function show(fallback: string, early = "") {
    if (isOpening) return;
    isOpening = true;
    const keys = collectKeys(page, early);
    try {
      const open = await load();
      open(keys.stop());
    } catch {
      host.location.assign(`${fallback}?q=${encodeURIComponent(keys.stop())}`);
    } finally {
      isOpening = false;
    }
  }

  for (const type of ["pointerover", "focusin"]) {
    page.addEventListener(type, (event) => {
      if (closestTo(event, BUTTON)) load().catch(() => undefined);
    });
  }
  page.addEventListener("click", (event) => {
    const button = closestTo(event, BUTTON);
    if (!(button instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void show(button.href);
  });
  const early = takeEarlyKeys();
  const button = page.querySelector<HTMLAnchorElement>(BUTTON);
  if (early !== null && button) void show(button.href, early);
}
