import type { PageState } from "../../app/components/PageContent.tsx";
import type { drawer as menuDrawer } from "../../app/drawer.ts";
import type { PageView } from "../../shared/page.ts";
import { closestTo } from "../browser/elements.ts";
import { createHistoryEntries, entryNumber } from "./historyEntries.ts";
import type { PageLoader } from "./loadPage.ts";
import type { Progress } from "./progress.ts";
import { scrollTarget, type scrollToTarget } from "./scroll.ts";
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
  /** Renders the page; `startsAtTop` unless it will be scrolled. */
  show(page: PageState, startsAtTop?: boolean): void;
  /** Called before scrolling: with the new page, or with null for another place on the same page. */
  onArrival(arrived: PageView | null): void;
  scrollTo: typeof scrollToTarget;
  progress: Progress;
  drawer: typeof menuDrawer;
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
  const entries = createHistoryEntries();
  /** The page on screen and its history entry; null while loading and after an error. */
  let screen: { view: typeof first; key: string | null; entry: number } | null = null;
  let inFlight = new AbortController();
  let failed: Visit | null = null;
  /** The scroll position that the page on screen was restored to; null for a new visit. */
  let restored: number | null = null;
  /** The open drawer has an entry of its own, so that Back closes it, also on the first page. */
  let isDrawerEntry = false;

  const here = () => new URL(location.href);

  function cancel(): AbortSignal {
    inFlight.abort();
    inFlight = new AbortController();
    progress.end();
    return inFlight.signal;
  }

  function savePosition() {
    if (screen) entries.savePosition(screen.entry, scrollY);
  }

  function enter(visit: Visit, address: string) {
    if (visit.entered) return entries.replace(address);
    savePosition();
    visit.entered = true;
    entries.push(address);
  }

  /** Loads the page of a visit unless it is on screen already. */
  function follow(visit: Visit) {
    if (screen?.key !== visit.key) {
      void begin(visit);
      return;
    }
    cancel();
    const address = canonicalAddress(screen.view, visit.url, scope);
    if (visit.entered || address !== addressOf(here())) enter(visit, address);
    screen.entry = entries.current();
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
    clearTimeout(slow);
    if (signal.aborted) return;

    if (result.ok) arrive(visit, result.view);
    else if (result.isUnreachable) fail(visit, result.error);
    else loadFully(visit.url);
  }

  function arrive(visit: Visit, view: PageView) {
    enter(visit, canonicalAddress(view, visit.url, scope));
    const target = scrollTarget(visit.url.hash, visit.saved);
    host.show({ status: "loaded", view }, target.kind === "top");
    screen = { view, key: visit.key, entry: entries.current() };
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
    const key = urlToKey(url, scope);
    if (key === null) return location.assign(url.href);
    if (isDrawerEntry) savePosition();
    // A link in the drawer takes its entry.
    const entered = isDrawerEntry;
    isDrawerEntry = false;
    drawer.close();
    const isHere = screen?.key === key && screen.entry === entries.current() && url.search === here().search;
    if (!isHere || !url.hash || url.hash === location.hash) return follow({ url, key, entered, saved: null });
    // Only a native fragment navigation updates `:target`.
    cancel();
    savePosition();
    location.hash = url.hash;
  }

  function onPopState() {
    const url = here();
    const key = urlToKey(url, scope);
    const isNew = entryNumber() === null;
    const wasDrawer = isDrawerEntry && entryNumber() === screen?.entry;
    if (!isNew && !wasDrawer) savePosition();
    entries.arrive();
    isDrawerEntry = false;
    drawer.close();
    if (wasDrawer) return;
    if (isNew && screen && screen.key === key) {
      // A hash that was clicked or typed: the browser has scrolled there.
      cancel();
      screen.entry = entries.current();
      host.onArrival(null);
    } else if (key !== null) {
      follow({ url, key, entered: true, saved: isNew ? null : entries.position(entries.current()) });
    } else if (!isNew) location.reload();
  }

  function onDrawer(isOpen: boolean) {
    if (isOpen && !isDrawerEntry) {
      isDrawerEntry = true;
      entries.push(addressOf(here()));
      entries.savePosition(entries.current(), scrollY);
    } else if (!isOpen && isDrawerEntry) history.back();
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
      const isReturn = entryNumber() !== null;
      entries.start();
      const saved = isReturn ? entries.position(entries.current()) : null;
      history.scrollRestoration = "manual";
      entries.replace(canonicalAddress(first, here(), scope));
      screen = { view: first, key: urlToKey(here(), scope), entry: entries.current() };
      // The browser has not restored entries that were left with `scrollRestoration` "manual".
      if (saved !== null && scrollY === 0) host.scrollTo({ kind: "position", y: saved }, false);
      restored = saved;

      drawer.onToggle(onDrawer);
      addEventListener("click", onClick);
      addEventListener("popstate", onPopState);
      addEventListener("pagehide", () => {
        savePosition();
        entries.persist();
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
