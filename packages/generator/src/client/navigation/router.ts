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
  /** Asked after a failed load: an answer, whatever it says, means that a full page load makes sense. */
  isServerUp(href: string): Promise<boolean>;
  /** Puts the page into the document; `startsAtTop` when the reader will see its top first. */
  show(page: PageState, startsAtTop?: boolean): void;
  /** Called before the page is scrolled into place: with a new page, or with null for another place on the same one. */
  onArrival(arrived: PageView | null): void;
  scrollTo: typeof scrollToTarget;
  progress: Progress;
  drawer: Drawer;
}

/** All the router needs to know of a page on screen: its canonical route. */
type Placed = Pick<PageView, "path">;

interface Visit {
  url: URL;
  key: string;
  /** True once the address bar shows it. */
  entered: boolean;
  /** Where the reader was, when the visit is a return. */
  saved: number | null;
}

/** How long the old page stays on screen before the loading state takes its place. */
const PATIENCE = 1000;

/** Moves between pages without page loads; whatever goes wrong ends in the page load a plain link would have made. */
export function createRouter(host: RouterHost, first: Placed) {
  const { scope, progress, drawer } = host;
  const positions = createScrollPositions();
  /** The history entry the address bar shows; entries of one document are numbered without gaps. */
  let index = 0;
  /** The page on screen and its entry; null while loading and after an error. */
  let screen: { view: Placed; key: string | null; index: number } | null = null;
  let underWay = new AbortController();
  let failed: Visit | null = null;
  /** Where the reader was when they left the page on screen; null for a new visit. */
  let returned: number | null = null;

  const here = () => new URL(location.href);

  function cancel(): AbortSignal {
    underWay.abort();
    underWay = new AbortController();
    progress.end();
    return underWay.signal;
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

  /** Follows a visit, which needs no load when its page is on screen already. */
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
    const slow = setTimeout(() => showLoading(visit), PATIENCE);
    signal.addEventListener("abort", () => clearTimeout(slow));

    const result = await host.load(visit.key, { signal });
    const isUnreachable = !result.ok && result.reason === "network" && !signal.aborted;
    const isOffline = isUnreachable && !(await host.isServerUp(visit.url.href));
    clearTimeout(slow);
    if (signal.aborted) return;

    if (result.ok) arrive(visit, result.view);
    else if (isOffline) giveUp(visit, result.error);
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
    returned = visit.saved;
  }

  function showLoading(visit: Visit) {
    enter(visit, addressOf(visit.url));
    screen = null;
    host.show({ status: "loading", path: visit.key });
  }

  function giveUp(visit: Visit, error: Error) {
    enter(visit, addressOf(visit.url));
    screen = null;
    failed = visit;
    progress.end();
    host.show({ status: "error", path: visit.key, error });
  }

  function loadFully(url: URL) {
    // Assigning the address one is at only scrolls when it has a hash.
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
      // Left to the browser, because only a real fragment navigation updates `:target`.
      cancel();
      savePosition();
      location.hash = url.hash;
      return;
    }
    follow({ url, key, entered: false, saved: null });
  }

  function onStep() {
    const url = here();
    const key = urlToKey(url, scope);
    const stepped = entryIndex(history.state);
    if (stepped === null) {
      adoptEntry(url, key);
      return;
    }
    // This is how an undone step ends.
    if (stepped === index) return;
    if (stepped === index - 1 && drawer.isOpen()) {
      drawer.close();
      history.go(1);
      return;
    }
    savePosition();
    index = stepped;
    if (key === null) location.reload();
    else follow({ url, key, entered: true, saved: positions.get(stepped) });
  }

  /** Numbers an entry the browser made, which comes after the one before: a hash that was clicked or typed. */
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
      // The browser restores by itself only entries that were not under the router's care.
      if (saved !== null && scrollY === 0) host.scrollTo({ kind: "position", y: saved }, false);
      returned = saved;

      addEventListener("click", onClick);
      addEventListener("popstate", onStep);
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
    /** Goes once more to where the reader was when the page was left: it has grown since it was shown. */
    scrollAgain() {
      if (returned !== null) host.scrollTo({ kind: "position", y: returned }, false);
      returned = null;
    },
  };
}

/** The number the router gave a history entry; null for an entry it has not seen. */
function entryIndex(state: unknown): number | null {
  return isRecord(state) && typeof state.index === "number" ? state.index : null;
}
