import type { Drawer } from "../../app/drawer.ts";
import type { PageState } from "../../app/pageState.ts";
import { isRecord } from "../../shared/isRecord.ts";
import type { PageView } from "../../shared/page.ts";
import { closestTo } from "../closestTo.ts";
import type { PageLoader } from "./loadPage.ts";
import type { Progress } from "./progress.ts";
import { scrollTarget, type scrollToTarget } from "./scroll.ts";
import { createScrollPositions } from "./scrollPositions.ts";
import {
  addressOf,
  canonicalAddress,
  isPlainClick,
  linkToUrl,
  type SiteScope,
  urlToKey,
} from "./siteLink.ts";

interface RouterHost {
  scope: SiteScope;
  load: PageLoader["load"];
  /** Called after a failed load: if the server responds at all, a full page load makes sense. */
  isServerUp(href: string): Promise<boolean>;
  /** Renders the page; `startsAtTop` unless it will be scrolled. */
  show(page: PageState, startsAtTop?: boolean): void;
  /** Called before scrolling: with the new page, or with null for another place on the same page. */
  onArrival(arrived: PageView | null): void;
  scrollTo: typeof scrollToTarget;
  progress: Progress;
  drawer: Drawer;
}

interface Visit {
  url: URL;
  key: string;
  /** True once the address bar shows it. */
  entered: boolean;
  /** The scroll position to restore; null for a new visit. */
  saved: number | null;
}

/** How long the old page stays on screen before the loading state replaces it. */
const LOADING_DELAY = 1000;

/** Navigates between pages without page loads; falls back to a full page load. */
export function createRouter(host: RouterHost, first: Pick<PageView, "path">) {
  const { scope, progress, drawer } = host;
  const positions = createScrollPositions();
  /** The current history entry; entries of one document are numbered consecutively. */
  let index = 0;
  /** The page on screen and its history entry; null while loading and after an error. */
  let screen: { view: typeof first; key: string | null; index: number } | null = null;
  let inFlight = new AbortController();
  let failed: Visit | null = null;
  /** The scroll position that the page on screen was restored to; null for a new visit. */
  let restored: number | null = null;

  const here = () => new URL(location.href);

  function cancel(): AbortSignal {
    inFlight.abort();
    inFlight = new AbortController();
    progress.end();
    return inFlight.signal;
  }

  function savePosition() {
    if (screen) positions.save(screen.index, scrollY);
  }

  function enter(visit: Visit, address: string) {
    if (visit.entered) {
      history.replaceState({ index }, "", address);
      return;
    }
    savePosition();
    visit.entered = true;
    index += 1;
    history.pushState({ index }, "", address);
  }

  /** Loads the page of a visit unless it is on screen already. */
  function follow(visit: Visit) {
    if (screen?.key !== visit.key) {
      void begin(visit);
      return;
    }
    cancel();
    if (visit.entered || canonicalAddress(screen.view, visit.url, scope) !== addressOf(here())) {
      enter(visit, canonicalAddress(screen.view, visit.url, scope));
    }
    screen.index = index;
    host.onArrival(null);
    host.scrollTo(scrollTarget(visit.url.hash, visit.saved), false);
  }

  async function begin(visit: Visit) {
    const signal = cancel();
    drawer.close();
    progress.start();
    const slow = setTimeout(() => showLoading(visit), LOADING_DELAY);
    signal.addEventListener("abort", () => clearTimeout(slow));

    const result = await host.load(visit.key, { signal });
    const isUnreachable = !result.ok && result.reason === "network" && !signal.aborted;
    const isOffline = isUnreachable && !(await host.isServerUp(visit.url.href));
    clearTimeout(slow);
    if (signal.aborted) return;

    if (result.ok) arrive(visit, result.view);
    else if (isOffline) fail(visit, result.error);
    else loadFully(visit.url);
  }

  function arrive(visit: Visit, view: PageView) {
    enter(visit, canonicalAddress(view, visit.url, scope));
    const target = scrollTarget(visit.url.hash, visit.saved);
    host.show({ status: "loaded", view }, target.kind === "top");
    screen = { view, key: visit.key, index };
    progress.end();
    host.onArrival(view);
    host.scrollTo(target, true);
    restored = visit.saved;
  }

  function showLoading(visit: Visit) {
    enter(visit, addressOf(visit.url));
    screen = null;
    host.show({ status: "loading", path: visit.key });
  }

  function fail(visit: Visit, error: Error) {
    enter(visit, addressOf(visit.url));
    screen = null;
    failed = visit;
    progress.end();
    host.show({ status: "error", path: visit.key, error });
  }

  function loadFully(url: URL) {
    // Assigning the current URL only scrolls if it has a hash.
    if (url.href === location.href) location.reload();
    else location.assign(url.href);
  }

  function visit(url: URL) {
    drawer.close();
    const key = urlToKey(url, scope);
    if (key === null) {
      location.assign(url.href);
      return;
    }
    const isHere = screen?.key === key && screen.index === index && url.search === here().search;
    if (isHere && url.hash && url.hash !== location.hash) {
      // Only a native fragment navigation updates `:target`.
      cancel();
      savePosition();
      location.hash = url.hash;
      return;
    }
    follow({ url, key, entered: false, saved: null });
  }

  function onPopState() {
    const url = here();
    const key = urlToKey(url, scope);
    const next = entryIndex(history.state);
    if (next === null) {
      adoptEntry(url, key);
      return;
    }
    // The `history.go(1)` below has returned to the current entry.
    if (next === index) return;
    if (next === index - 1 && drawer.isOpen()) {
      drawer.close();
      history.go(1);
      return;
    }
    savePosition();
    index = next;
    if (key === null) location.reload();
    else follow({ url, key, entered: true, saved: positions.get(next) });
  }

  /** Numbers an entry that the browser has added, for a hash that was clicked or typed. */
  function adoptEntry(url: URL, key: string | null) {
    index += 1;
    history.replaceState({ index }, "");
    if (screen && screen.key === key) {
      cancel();
      screen.index = index;
      host.onArrival(null);
    } else if (key !== null) follow({ url, key, entered: true, saved: null });
  }

  function onClick(event: Event) {
    const link = closestTo(event, "a[href]");
    if (!link || !isPlainClick(event as MouseEvent)) return;
    const url = linkToUrl(link, scope);
    if (!url) return;
    event.preventDefault();
    visit(url);
  }

  return {
    start() {
      const known = entryIndex(history.state);
      const saved = known === null ? null : positions.get(known);
      index = known ?? Date.now();
      history.scrollRestoration = "manual";
      history.replaceState({ index }, "", canonicalAddress(first, here(), scope));
      screen = { view: first, key: urlToKey(here(), scope), index };
      // The browser has not restored entries that were left with `scrollRestoration` "manual".
      if (saved !== null && scrollY === 0) host.scrollTo({ kind: "position", y: saved }, false);
      restored = saved;

      addEventListener("click", onClick);
      addEventListener("popstate", onPopState);
      addEventListener("pagehide", () => {
        savePosition();
        positions.persist();
        history.scrollRestoration = "auto";
      });
      addEventListener("pageshow", () => {
        history.scrollRestoration = "manual";
      });
    },
    visit,
    retry() {
      if (!failed) return;
      showLoading(failed);
      void begin(failed);
    },
    /** Restores the scroll position again, for a page that has grown since it was shown. */
    scrollAgain() {
      if (restored !== null) host.scrollTo({ kind: "position", y: restored }, false);
      restored = null;
    },
  };
}

/** Returns the router's number of a history entry; null if it has none yet. */
function entryIndex(state: unknown): number | null {
  return isRecord(state) && typeof state.index === "number" ? state.index : null;
}
