import { isRecord } from "../../shared/json.ts";
import { NAV_FORMAT, type NavFile } from "../../shared/nav.ts";
import { type PageView, withArticle } from "../../shared/page.ts";
import { parsePayload } from "../../shared/parsePayload.ts";
import { keyToPayload } from "../../shared/url.ts";

export type LoadResult =
  /** `fetched` is the length of the payload. */
  | { ok: true; view: PageView; fetched: number }
  /** `isUnreachable` without an answer; else the server has another build, or the page is gone. */
  | { ok: false; isUnreachable: boolean; error: Error };

interface LoadOptions {
  signal?: AbortSignal;
  /** Drops all cached pages and bypasses the HTTP cache, because the content has changed. */
  fresh?: boolean;
}

export type PageLoader = ReturnType<typeof createPageLoader>;

const MAX_PAGES = 60;

/** Loads and caches page payloads for prefetch and navigation; failures are not cached. */
export function createPageLoader(baseUrl: string, build: string) {
  /** Loaded pages and requests in flight, least recently used first. */
  const pages = new Map<string, Promise<LoadResult>>();

  function cache(key: string, page: Promise<LoadResult>) {
    pages.delete(key);
    pages.set(key, page);
    for (const oldest of [...pages.keys()].slice(0, -MAX_PAGES)) pages.delete(oldest);
  }

  async function request(key: string, { signal, fresh }: LoadOptions): Promise<LoadResult> {
    const href = baseUrl + keyToPayload(key);
    let isUnreachable = true;
    try {
      const response = await fetch(href, { signal, cache: fresh ? "reload" : "default" });
      const text = await response.text();
      isUnreachable = false;
      const view = response.ok ? parsePayload(text, build) : null;
      if (!view) throw new Error(`${href} has no page of build ${build}, but answers ${response.status}.`);
      return { ok: true, view, fetched: text.length };
    } catch (cause) {
      return { ok: false, isUnreachable, error: new Error("The page could not be loaded.", { cause }) };
    }
  }

  return {
    /** Returns whether the page is cached or in flight. */
    knows: (key: string) => pages.has(key),
    load(key: string, options: LoadOptions = {}): Promise<LoadResult> {
      if (options.fresh) pages.clear();
      const page = pages.get(key) ?? request(key, options);
      const isNew = !pages.has(key);
      cache(key, page);
      if (!isNew) return page;
      const forget = () => {
        if (pages.get(key) === page) pages.delete(key);
      };
      // Later calls must not share an aborted request.
      options.signal?.addEventListener("abort", forget);
      return page.then((result) => {
        options.signal?.removeEventListener("abort", forget);
        if (!result.ok) forget();
        return result;
      });
    },
  };
}

/** Loads the complete sidebars. */
export async function loadSidebars(href: string): Promise<NavFile["sidebars"]> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The list of pages, ${href}, answers ${response.status}.`);
  const file: unknown = await response.json();
  if (!isRecord(file) || file.format !== NAV_FORMAT || !isRecord(file.sidebars))
    throw new Error(`The list of pages, ${href}, is not one that this script can read.`);
  return file.sidebars as NavFile["sidebars"];
}

export type FirstPage = ReturnType<typeof readFirstPage>;

/** Reads the data that the document was rendered from, with the article's HTML taken from the document. */
export function readFirstPage() {
  const root = document.querySelector<HTMLElement>("[data-root]");
  const build = root?.dataset["build"];
  if (!root || !build) throw new Error("The document names no build, so the page cannot start.");
  const page = parsePayload(document.querySelector("[data-page]")?.textContent ?? "", build);
  if (!page) throw new Error("The document's data cannot be read.");
  const view = withArticle(page, root.querySelector(".prose")?.innerHTML ?? "");
  return { root, build, view };
}
