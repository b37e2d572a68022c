import { closestTo } from "../closestTo.ts";
import { mayPrefetch } from "../connection.ts";
import { whenIdle } from "../scheduling.ts";
import type { PageLoader } from "./loadPage.ts";
import { linkToUrl, type SiteScope, urlToKey } from "./siteLink.ts";

/** A pointer that only crosses a link does not ask for it. */
const HOVER_DELAY = 50;
/** What may come for the links of one page: about 60 kB when compressed. */
const MOST_LETTERS = 240_000;
/** The pages after and before this one, and those beside it in the sidebar: likelier than any link in view. */
const NEIGHBORS = [
  "[data-main] a[rel=next]",
  "[data-main] a[rel=prev]",
  "[data-menu] li:has(> a[aria-current=page]) + li > a",
  "[data-menu] li:has(+ li > a[aria-current=page]) > a",
];
/** Keys in code, text and explorers lead into the reference: few of so many are followed. */
const LIKELY_LINKS = "[data-main] a[href]:not(.code a, [data-island] a, :has(> code:only-child))";
const MOST_AT_ONCE = 2;

/**
 * Loads what the visitor is likely to read next: the link under the pointer or focus, neighbors, links in view. Returns
 * what looks at the links of a page that has just been drawn.
 */
export function createPrefetch(scope: SiteScope, loader: PageLoader): () => void {
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
    if (key !== null && mayPrefetch()) void loader.load(key);
  }

  function loadNext() {
    if (active >= MOST_AT_ONCE || left <= 0 || !mayPrefetch()) return;
    const key = queue.shift();
    if (key === undefined) return;
    active += 1;
    void loader.load(key).then((result) => {
      active -= 1;
      // Where one page fails, others would.
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
  document.addEventListener("touchstart", (event) => prefetch(closestTo(event, "a[href]")), {
    passive: true,
  });

  return () => {
    observer.disconnect();
    queue = [];
    left = MOST_LETTERS;
    whenIdle(() => {
      for (const selector of NEIGHBORS) for (const link of document.querySelectorAll(selector)) enqueue(link);
      for (const link of document.querySelectorAll(LIKELY_LINKS)) observer.observe(link);
    });
  };
}
