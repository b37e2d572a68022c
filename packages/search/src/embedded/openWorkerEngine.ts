import { trustedScriptUrl } from "../../../generator/src/shared/trusted.ts";
import type { Engine } from "../engine/createEngine.ts";
import { SearchUnavailable } from "../search.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import workerUrl from "./searchWorker.ts?worker&url";

interface Waiting {
  resolve(answer: Awaited<ReturnType<Engine["search"]>>): void;
  reject(error: Error): void;
}

interface WorkerSite {
  root: string;
  baseUrl: string;
  /** Called when a worker that ran has stopped; whoever still waits has got an error. */
  onLost(): void;
}

/** The engine in a worker of its own; rejects where workers cannot be started. */
export function openWorkerEngine({ root, baseUrl, onLost }: WorkerSite): Promise<Engine> {
  return new Promise((opened, failed) => {
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: "module" });
    const waiting = new Map<number, Waiting>();
    let last = 0;
    let isOpen = false;
    const send = (message: ToWorker) => worker.postMessage(message);

    worker.addEventListener("error", () => {
      const error = new SearchUnavailable("unreachable", "The search engine has stopped.");
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      worker.terminate();
      if (isOpen) onLost();
      else failed(error);
    });
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker | "ready">) => {
      if (data === "ready") {
        isOpen = true;
        return opened(engine);
      }
      const { resolve, reject } = waiting.get(data.id) ?? {};
      waiting.delete(data.id);
      if ("answer" in data) return resolve?.(data.answer);
      const { reason, message } = data.failure;
      reject?.(reason ? new SearchUnavailable(reason, message) : new Error(message));
    });
    const engine: Engine = {
      prepare: async () => send({ type: "prepare" }),
      search: (query, signal) =>
        new Promise((resolve, reject) => {
          last++;
          const id = last;
          waiting.set(id, { resolve, reject });
          send({ type: "search", id, query });
          signal?.addEventListener("abort", () => {
            if (!waiting.delete(id)) return;
            send({ type: "cancel", id });
            reject(signal.reason);
          });
        }),
    };
    send({ type: "open", root, baseUrl });
  });
}
