import type { SearchedSite } from "../engine/createEngine.ts";
import { type SearchAnswer, type SearchProvider, SearchUnavailable } from "../search.ts";
import type { FromWorker, ToWorker } from "./searchWorker.ts";
import workerUrl from "./searchWorker.ts?worker&url";

export interface EmbeddedOptions extends SearchedSite {
  /** Starts the program at an address of the site's own build. */
  startWorker(url: string): Worker;
}

interface Asker {
  onAnswer(answer: SearchAnswer): void;
  resolve(): void;
  reject(error: Error): void;
}

/** Search that needs nothing but the site's own files, in a worker. One that has stopped is replaced at the next call. */
export function createEmbeddedProvider({ startWorker, ...site }: EmbeddedOptions): SearchProvider {
  const askers = new Map<number, Asker>();
  let worker: Worker | null = null;
  let asked = 0;

  function send(message: ToWorker) {
    if (!worker) {
      worker = startWorker(workerUrl);
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => hear(data));
      worker.addEventListener("error", stop);
      worker.postMessage({ type: "open", ...site } satisfies ToWorker);
    }
    worker.postMessage(message);
  }

  function hear(message: FromWorker) {
    const asker = askers.get(message.id);
    if (message.type === "answer") asker?.onAnswer(message.answer);
    else askers.delete(message.id);
    if (message.type === "done") asker?.resolve();
    if (message.type === "failure") asker?.reject(new SearchUnavailable(message.reason, message.message));
  }

  function stop() {
    const error = new SearchUnavailable("unreachable", "The search engine has stopped.");
    for (const { reject } of askers.values()) reject(error);
    askers.clear();
    worker?.terminate();
    worker = null;
  }

  return {
    prepare: () => send({ type: "prepare" }),
    search: (query, onAnswer, signal) =>
      new Promise((resolve, reject) => {
        asked++;
        const id = asked;
        askers.set(id, { onAnswer, resolve, reject });
        send({ type: "search", id, query });
        signal.addEventListener("abort", () => {
          if (!askers.delete(id)) return;
          send({ type: "cancel", id });
          resolve();
        });
      }),
  };
}
