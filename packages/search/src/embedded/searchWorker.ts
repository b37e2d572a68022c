import { createEngine, type SearchedSite } from "../engine/createEngine.ts";
import type { SearchAnswer, SearchProvider, SearchQuery } from "../search.ts";

/** Messages from the page to the search worker. */
export type ToWorker =
  | ({ type: "open" } & SearchedSite)
  | { type: "prepare" }
  | { type: "search"; id: number; query: SearchQuery }
  | { type: "cancel"; id: number };

export type FromWorker =
  | { type: "answer"; id: number; answer: SearchAnswer }
  | { type: "done"; id: number }
  | { type: "failure"; id: number; message: string };

/** Runs off the main thread, so that typing stays responsive. */
let engine: SearchProvider | null = null;
const running = new Map<number, AbortController>();
const reply = (message: FromWorker) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "open") engine = createEngine({ ...data, fetch: (url, init) => fetch(url, init) });
  else if (data.type === "prepare") engine?.prepare();
  else if (data.type === "cancel") running.get(data.id)?.abort();
  else if (engine) void search(engine, data.id, data.query);
});

async function search(opened: SearchProvider, id: number, query: SearchQuery) {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    await opened.search(query, (answer) => reply({ type: "answer", id, answer }), controller.signal);
    reply({ type: "done", id });
  } catch (error) {
    reply({ type: "failure", id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }
}
