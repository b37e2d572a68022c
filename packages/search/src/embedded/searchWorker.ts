import { type Connection, mayPrefetch } from "../../../generator/src/shared/connection.ts";
import { createEngine, type Engine } from "../engine/createEngine.ts";
import { type SearchQuery, SearchUnavailable } from "../search.ts";
import { fetchOrKept } from "./fetchOrKept.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** Runs the engine off the main thread, so that typing never waits for it. */
let engine: Engine | null = null;
const running = new Map<number, AbortController>();

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "open") {
    const { root, baseUrl } = data;
    engine = createEngine({ root, baseUrl, fetch: fetchOrKept, mayFetchAhead });
    reply("ready");
  } else if (data.type === "prepare") {
    engine?.prepare().catch(() => {});
  } else if (data.type === "cancel") {
    running.get(data.id)?.abort();
  } else {
    void search(data.id, data.query);
  }
});

function mayFetchAhead(): boolean {
  return mayPrefetch((navigator as { connection?: Connection }).connection);
}

async function search(id: number, query: SearchQuery) {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const answer = await engine?.search(query, controller.signal);
    if (answer) reply({ id, answer });
  } catch (error) {
    const reason = error instanceof SearchUnavailable ? error.reason : null;
    reply({ id, failure: { reason, message: error instanceof Error ? error.message : String(error) } });
  } finally {
    running.delete(id);
  }
}

function reply(message: FromWorker | "ready") {
  postMessage(message);
}
