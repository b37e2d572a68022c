import type { PageView } from "../../shared/page.ts";
import { parsePayload } from "../../shared/parsePayload.ts";
import { keyToPayload } from "../../shared/url.ts";

export type LoadResult =
  /** `fetched` is the length of the payload; 0 for a cached page. */
  | { ok: true; view: PageView; fetched: number }
  | { ok: false; reason: "other-build" | "http" | "invalid" | "network"; error: Error };

interface LoadOptions {
  signal?: AbortSignal;
  /** Drops all cached pages and bypasses the HTTP cache, because the content has changed. */
  fresh?: boolean;
}

export type PageLoader = ReturnType<typeof createPageLoader>;

const MAX_PAGES = 60;

/** Loads and caches page payloads for prefetch and navigation; failures are not cached. */
export function createPageLoader(baseUrl: string, build: string) {
  /** Least recently used first. */
  const pages = new Map<string, PageView>();
  const inFlight = new Map<string, Promise<LoadResult>>();

  function cache(key: string, view: PageView) {
    pages.delete(key);
    pages.set(key, view);
    for (const oldest of [...pages.keys()].slice(0, -MAX_PAGES)) pages.delete(oldest);
  }

  async function request(key: string, { signal, fresh }: LoadOptions): Promise<LoadResult> {
    const href = baseUrl + keyToPayload(key);
    let text: string;
    try {
      const response = await fetch(href, { signal, cache: fresh ? "reload" : "default" });
      if (!response.ok) {
        return { ok: false, reason: "http", error: new Error(`${href} answers ${response.status}.`) };
      }
      text = await response.text();
    } catch (cause) {
      const error = new Error("The page could not be loaded.", { cause });
      return { ok: false, reason: "network", error };
    }
    const result = parsePayload(text, build);
    if (!result.ok) return result;
    cache(key, result.view);
    return { ...result, fetched: text.length };
  }

  return {
    /** Returns whether the page is cached or in flight. */
    knows: (key: string) => pages.has(key) || inFlight.has(key),
    load(key: string, options: LoadOptions = {}): Promise<LoadResult> {
      if (options.fresh) {
        pages.clear();
        inFlight.clear();
      }
      const page = pages.get(key);
      if (page) {
        cache(key, page);
        return Promise.resolve({ ok: true, view: page, fetched: 0 });
      }
      const started = inFlight.get(key);
      if (started) return started;

      const forget = () => {
        if (inFlight.get(key) === result) inFlight.delete(key);
      };
      const result = request(key, options).finally(forget);
      // Later calls must not share an aborted request.
      options.signal?.addEventListener("abort", forget);
      inFlight.set(key, result);
      return result;
    },
  };
}
