import type { SearchedSite } from "../engine/createEngine.ts";
import { type SearchAnswer, type SearchProvider, SearchUnavailable } from "../search.ts";
import type { FromWorker, ToWorker } from "./searchWorker.ts";
import workerUrl from "./searchWorker.ts?worker&url";

export interface EmbeddedOptions extends SearchedSite {
  startWorker(url: string): Worker;
}

interface PendingQuery {
  onAnswer(answer: SearchAnswer): void;
  resolve(): void;
  reject(error: Error): void;
}

/** Searches the site's own index files in a worker. A worker that has crashed is replaced at the next call. */
export function createEmbeddedProvider({ startWorker, ...site }: EmbeddedOptions): SearchProvider {
  const pending = new Map<number, PendingQuery>();
  let worker: Worker | null = null;
  let lastId = 0;

  function send(message: ToWorker) {
    if (!worker) {
      worker = startWorker(workerUrl);
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => onMessage(data));
      worker.addEventListener("error", stop);
      worker.postMessage({ type: "open", ...site } satisfies ToWorker);
    }
    worker.postMessage(message);
  }

  function onMessage(message: FromWorker) {
    const query = pending.get(message.id);
    if (message.type === "answer") query?.onAnswer(message.answer);
    else pending.delete(message.id);
    if (message.type === "done") query?.resolve();
    if (message.type === "failure") query?.reject(new SearchUnavailable(message.message));
  }

  function stop() {
    const error = new SearchUnavailable("The search engine has stopped.");
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    worker?.terminate();
    worker = null;
  }

  return {
    prepare: () => send({ type: "prepare" }),
    search: (query, onAnswer, signal) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        pending.set(id, { onAnswer, resolve, reject });
        send({ type: "search", id, query });
        signal.addEventListener("abort", () => {
          if (!pending.delete(id)) return;
          send({ type: "cancel", id });
          resolve();
        });
      }),
  };
}
