import { closestTo } from "../closestTo.ts";
import type { SearchPageControl } from "../search/createSearchPage.tsx";
import type { OpenDialog } from "../search/openSearchDialog.tsx";
import type { SearchSite } from "../search/searchSite.ts";

/** What the dialog is opened with, and what tells that it is wanted soon. */
const BUTTON = "[data-search]";

/** The search page's own code, for the page that has one. */
export function searchPage(host: Window, loadSite: () => Promise<SearchSite>): () => void {
  let loaded: Promise<SearchPageControl> | undefined;
  return () => {
    if (host.document.getElementById("search-results")) {
      loaded ??= Promise.all([import("../search/createSearchPage.tsx"), loadSite()]).then(([code, site]) =>
        code.createSearchPage(host, site),
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

/**
 * The search button opens the dialog instead of leading to the search page; its code comes with the first sign of intent.
 * Without it (offline, or gone with a redeploy) the button stays a link.
 */
export function searchDialog(host: Window, loadSite: () => Promise<SearchSite>): void {
  const page = host.document;
  let code: Promise<[typeof import("../search/openSearchDialog.tsx"), SearchSite]> | undefined;
  let open: OpenDialog | null = null;
  let opening = false;

  function load() {
    code ??= Promise.all([import("../search/openSearchDialog.tsx"), loadSite()]);
    code.catch(() => {
      code = undefined;
    });
    return code;
  }

  async function show(fallback: string) {
    if (open || opening) return;
    opening = true;
    const typed = collectTyping(page);
    try {
      const [{ openSearchDialog }, site] = await load();
      open = openSearchDialog(site, typed.stop(), () => {
        open = null;
      });
    } catch {
      host.location.assign(`${fallback}?q=${encodeURIComponent(typed.stop())}`);
    } finally {
      opening = false;
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
  page.addEventListener("keydown", (event) => {
    if (!open || event.key !== "Escape") return;
    event.preventDefault();
    open.close();
  });
}

/** Keeps what is typed while the dialog's code is on its way, so that no key is lost. */
function collectTyping(page: Document): { stop(): string } {
  let text = "";
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace") text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
  };
  page.addEventListener("keydown", listen, true);
  return {
    stop() {
      page.removeEventListener("keydown", listen, true);
      return text;
    },
  };
}
