import { createEngine, type Engine } from "../engine/createEngine.ts";
import { type SearchQuery, SearchUnavailable } from "../search.ts";
import { fetchOrKept } from "./fetchOrKept.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** Runs the engine off the main thread, so that typing never waits for it. */
let engine: Engine | null = null;
const running = new Map<number, AbortController>();

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "open") engine = createEngine({ ...data, fetch: fetchOrKept });
  // Who searches is told what went wrong.
  else if (data.type === "prepare") engine?.prepare().catch(() => {});
  else if (data.type === "cancel") running.get(data.id)?.abort();
  else if (engine) void search(engine, data.id, data.query);
});

async function search(opened: Engine, id: number, query: SearchQuery) {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    await opened.search(query, (answer) => reply({ type: "answer", id, answer }), controller.signal);
    reply({ type: "done", id });
  } catch (error) {
    const reason = error instanceof SearchUnavailable ? error.reason : "corrupt";
    reply({ type: "failure", id, reason, message: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }
}

function reply(message: FromWorker) {
  postMessage(message);
}
