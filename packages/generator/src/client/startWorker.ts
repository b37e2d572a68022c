import { trustedScriptUrl } from "../shared/trusted.ts";

/** Starts a worker from a script of the site's own build. */
export function startWorker(url: string): Worker {
  return new Worker(trustedScriptUrl(url), { type: "module" });
}
