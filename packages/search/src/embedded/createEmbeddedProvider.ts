import type { Engine } from "../engine/createEngine.ts";
import { type SearchProvider, SearchUnavailable } from "../search.ts";
import { fetchOrKept } from "./fetchOrKept.ts";
import { openWorkerEngine } from "./openWorkerEngine.ts";

export interface EmbeddedOptions {
  /** Path of the site's root, with a slash at both ends. */
  baseUrl: string;
}

export interface EmbeddedProvider extends SearchProvider {
  /** Starts the worker and fetches what every query needs; call it at the first sign of intent. */
  prepare(): void;
}

/** Search that needs nothing but the site's own files: in a worker, or on the page where there are no workers. */
export function createEmbeddedProvider({ baseUrl }: EmbeddedOptions): EmbeddedProvider {
  const root = new URL(baseUrl, location.href).href;
  let engine: Promise<Engine> | null = null;

  function open(): Promise<Engine> {
    engine ??= openWorkerEngine({ root, baseUrl, onLost: close }).catch(onThisThread);
    engine.catch(close);
    return engine;
  }

  function close() {
    engine = null;
  }

  async function onThisThread(): Promise<Engine> {
    const { createEngine } = await import("../engine/createEngine.ts").catch((cause: unknown) => {
      throw new SearchUnavailable("unreachable", "The search engine cannot be reached.", { cause });
    });
    return createEngine({ root, baseUrl, fetch: fetchOrKept });
  }

  return {
    prepare() {
      open()
        .then((opened) => opened.prepare())
        .catch(() => {});
    },
    async search(query, signal) {
      const opened = await open();
      signal?.throwIfAborted();
      return opened.search(query, signal);
    },
  };
}
