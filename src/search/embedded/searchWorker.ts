import { type SearchQuery, SearchUnavailable } from "../../shared/search.ts";
import { createEngine, type Engine } from "../engine/createEngine.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** Runs the engine off the main thread, so that typing never waits for it. */
let engine: Engine | null = null;
const running = new Map<number, AbortController>();
/** Results are drawn first, and whoever types on without a pause is not helped by more to fetch. */
const BEFORE_FORESEEING = 100;
let latest = 0;
let foreseeing = new AbortController();
let pause: ReturnType<typeof setTimeout> | undefined;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "open") {
    const { root, baseUrl } = data;
    engine = createEngine({ root, baseUrl, fetch: (url, init) => fetch(url, init) });
    reply("ready");
  } else if (data.type === "prepare") {
    engine?.prepare().catch(() => {});
  } else if (data.type === "cancel") {
    running.get(data.id)?.abort();
  } else {
    latest = data.id;
    clearTimeout(pause);
    foreseeing.abort();
    void search(data.id, data.query);
  }
});

async function search(id: number, query: SearchQuery) {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const answer = await engine?.search(query, controller.signal);
    if (answer) reply({ id, answer });
    if (id === latest && mayForesee()) pause = setTimeout(foresee, BEFORE_FORESEEING, query);
  } catch (error) {
    const reason = error instanceof SearchUnavailable ? error.reason : null;
    reply({ id, failure: { reason, message: error instanceof Error ? error.message : String(error) } });
  } finally {
    running.delete(id);
  }
}

function foresee(query: SearchQuery) {
  foreseeing = new AbortController();
  // Nobody has asked for this, so nobody is told that it failed.
  engine?.foresee(query, foreseeing.signal).catch(() => {});
}

/** Nobody pays for what they may never ask for. */
function mayForesee(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

function reply(message: FromWorker | "ready") {
  postMessage(message);
}
