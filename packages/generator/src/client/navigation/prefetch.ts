import { mayPrefetch } from "../browser/connection.ts";
import { closestTo } from "../browser/elements.ts";
import { whenIdle } from "../browser/scheduling.ts";
import type { PageLoader } from "./loadPage.ts";
import { linkToUrl, type SiteScope, urlToKey } from "./siteLink.ts";

/** Ignores a pointer that only crosses a link. */
const HOVER_DELAY = 50;
/** Budget for the links of one page, in characters: about 60 kB compressed. */
const PREFETCH_BUDGET = 240_000;
/** The next and previous page, and the neighbors in the sidebar: more likely than any link in view. */
const NEIGHBORS = [
  "[data-main] a[rel=next]",
  "[data-main] a[rel=prev]",
  "[data-menu] li:has(> a[aria-current=page]) + li > a",
  "[data-menu] li:has(+ li > a[aria-current=page]) > a",
];
/** Excludes breadcrumbs, and links from keys to the reference: there are many, and few are followed. */
const LIKELY_LINKS =
  "[data-main] a[href]:not(.breadcrumbs a, .code a, [data-island] a, :has(> code:only-child))";
const MAX_CONCURRENT = 2;

/**
 * Prefetches the pages that the visitor is likely to read next: the hovered or focused link, neighbors, links in view.
 * Returns a function to be called after each navigation.
 */
export function createPrefetch(scope: SiteScope, loader: PageLoader): () => void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  let queue: string[] = [];
  let left = 0;
  let active = 0;
  let shown: string | null = null;

  /** Returns the key of the linked page; null if it is not a page of the site, or the current one. */
  function keyOf(link: Element | null): string | null {
    const url = link && linkToUrl(link, scope);
    const key = url && urlToKey(url, scope);
    return link && key === urlToKey(new URL(link.baseURI), scope) ? null : key;
  }

  function prefetch(link: Element | null) {
    const key = keyOf(link);
    if (key !== null && mayPrefetch()) void loader.load(key);
  }

  function loadNext() {
    if (active >= MAX_CONCURRENT || left <= 0 || !mayPrefetch()) return;
    const key = queue.shift();
    if (key === undefined) return;
    active += 1;
    void loader.load(key).then((result) => {
      active -= 1;
      // After a failure, others would most likely fail, too.
      left = result.ok ? left - result.fetched : 0;
      whenIdle(loadNext);
    });
  }

  function enqueue(link: Element) {
    const key = keyOf(link);
    if (key === null || loader.knows(key) || queue.includes(key)) return;
    queue.push(key);
    whenIdle(loadNext);
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      enqueue(target);
    }
  });

  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, (event) => {
      clearTimeout(hover);
      const link = closestTo(event, "a[href]");
      if (link) hover = setTimeout(() => prefetch(link), HOVER_DELAY);
    });
  }
  // Where something is entered, a request that only follows from what comes into view would look like a leak.
  document.addEventListener("input", (event) => {
    if (closestTo(event, "[data-island]")) left = 0;
  });
  document.addEventListener("touchstart", (event) => prefetch(closestTo(event, "a[href]")), {
    passive: true,
  });

  return () => {
    const page = urlToKey(new URL(location.href), scope);
    if (page === shown) return;
    shown = page;
    observer.disconnect();
    queue = [];
    left = PREFETCH_BUDGET;
    whenIdle(() => {
      for (const selector of NEIGHBORS) for (const link of document.querySelectorAll(selector)) enqueue(link);
      for (const link of document.querySelectorAll(LIKELY_LINKS)) observer.observe(link);
    });
  };
}
