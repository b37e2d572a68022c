import type { PageView } from "../../shared/page.ts";
import { parsePayload } from "../../shared/parsePayload.ts";
import { keyToPayload } from "../../shared/url.ts";

export type LoadResult =
  /** `fetched` is the length of what came for it: nothing where the page was known. */
  | { ok: true; view: PageView; fetched: number }
  | { ok: false; reason: "other-build" | "http" | "invalid" | "network"; error: Error };

interface LoadOptions {
  signal?: AbortSignal;
  /** Forgets every known page and asks the server past its caches: the content has changed. */
  fresh?: boolean;
}

export type PageLoader = ReturnType<typeof createPageLoader>;

const MOST_PAGES = 60;

/** The one way to a page's payload: prefetch and navigation share its answers, failures are asked again. */
export function createPageLoader(baseUrl: string, build: string) {
  const pages = new Map<string, PageView>();
  const underWay = new Map<string, Promise<LoadResult>>();

  function keep(key: string, view: PageView) {
    pages.delete(key);
    pages.set(key, view);
    for (const oldest of [...pages.keys()].slice(0, -MOST_PAGES)) pages.delete(oldest);
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
      const error = new Error("The page could not be loaded. Check your network connection.", { cause });
      return { ok: false, reason: "network", error };
    }
    const result = parsePayload(text, build);
    if (!result.ok) return result;
    keep(key, result.view);
    return { ...result, fetched: text.length };
  }

  return {
    /** True when the page is here or on its way. */
    knows: (key: string) => pages.has(key) || underWay.has(key),
    load(key: string, options: LoadOptions = {}): Promise<LoadResult> {
      if (options.fresh) {
        pages.clear();
        underWay.clear();
      }
      const page = pages.get(key);
      if (page) {
        keep(key, page);
        return Promise.resolve({ ok: true, view: page, fetched: 0 });
      }
      const started = underWay.get(key);
      if (started) return started;

      const forget = () => {
        if (underWay.get(key) === answer) underWay.delete(key);
      };
      const answer = request(key, options).finally(forget);
      // An aborted request must not answer for the next one.
      options.signal?.addEventListener("abort", forget);
      underWay.set(key, answer);
      return answer;
    },
  };
}
