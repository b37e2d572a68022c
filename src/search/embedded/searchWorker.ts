import { SearchUnavailable } from "../../shared/search.ts";
import { createEngine, type Engine } from "../engine/createEngine.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** Runs the engine off the main thread, so that typing never waits for it. */
let engine: Engine | null = null;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "open") {
    const { root, baseUrl } = data;
    engine = createEngine({ root, baseUrl, fetch: (url, init) => fetch(url, init) });
    reply("ready");
  } else if (data.type === "prepare") {
    engine?.prepare().catch(() => {});
  } else {
    const { id, query } = data;
    engine?.search(query).then(
      (answer) => reply({ id, answer }),
      (error: unknown) => {
        const reason = error instanceof SearchUnavailable ? error.reason : null;
        reply({ id, failure: { reason, message: error instanceof Error ? error.message : String(error) } });
      },
    );
  }
});

function reply(message: FromWorker | "ready") {
  postMessage(message);
}
