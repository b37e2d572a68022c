import { type Connection, mayPrefetch } from "../../shared/connection.ts";
import { closestTo } from "../closestTo.ts";
import type { PageLoader } from "./loadPage.ts";
import { linkToUrl, type SiteScope, urlToKey } from "./siteLink.ts";

type LinkObserver = Pick<IntersectionObserver, "observe" | "unobserve" | "disconnect">;

interface PrefetchHost {
  scope: SiteScope;
  loader: PageLoader;
  page: Pick<Document, "addEventListener" | "querySelectorAll">;
  connection(): Connection | undefined;
  observer(onChange: IntersectionObserverCallback): LinkObserver;
  whenIdle(work: () => void): void;
}

interface Prefetch {
  /** Looks at the links of the page that has just been drawn. */
  watchPage(): void;
}

/** A pointer that only crosses a link does not ask for it. */
const HOVER_DELAY = 50;
const MOST_PER_PAGE = 6;
/** Keys in code, text and explorers lead into the reference: few of so many are followed. */
const LIKELY_LINKS = "[data-main] a[href]:not(.code a, [data-island] a, :has(> code:only-child))";
const MOST_AT_ONCE = 2;

/** Loads what the visitor is likely to read next: the link under the pointer or focus, then the links in view. */
export function createPrefetch({ scope, loader, page, ...host }: PrefetchHost): Prefetch {
  let hover: ReturnType<typeof setTimeout> | undefined;
  let queue: string[] = [];
  let left = 0;
  let active = 0;

  /** The page behind a link; null when there is none to load, as the visitor is on it. */
  function keyOf(link: Element | null): string | null {
    const url = link && linkToUrl(link, scope);
    const key = url && urlToKey(url, scope);
    return link && key === urlToKey(new URL(link.baseURI), scope) ? null : key;
  }

  function prefetch(link: Element | null) {
    const key = keyOf(link);
    if (key !== null && mayPrefetch(host.connection())) void loader.load(key);
  }

  function loadNext() {
    if (active >= MOST_AT_ONCE || !mayPrefetch(host.connection())) return;
    const key = queue.shift();
    if (key === undefined) return;
    active += 1;
    void loader.load(key).finally(() => {
      active -= 1;
      host.whenIdle(loadNext);
    });
  }

  const observer = host.observer((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const key = keyOf(target);
      // The neighbors in reading order are the likeliest of all, and stand at the end.
      const isNeighbor = target.hasAttribute("rel");
      if (!(left || isNeighbor) || key === null || loader.knows(key) || queue.includes(key)) continue;
      if (!isNeighbor) left -= 1;
      queue.push(key);
      host.whenIdle(loadNext);
    }
  });

  for (const type of ["pointerover", "focusin"]) {
    page.addEventListener(type, (event) => {
      clearTimeout(hover);
      const link = closestTo(event, "a[href]");
      if (link) hover = setTimeout(() => prefetch(link), HOVER_DELAY);
    });
  }
  page.addEventListener("touchstart", (event) => prefetch(closestTo(event, "a[href]")), {
    passive: true,
  });

  return {
    watchPage() {
      observer.disconnect();
      queue = [];
      left = MOST_PER_PAGE;
      host.whenIdle(() => {
        for (const link of page.querySelectorAll(LIKELY_LINKS)) observer.observe(link);
      });
    },
  };
}
