import { trustedScriptUrl } from "../../shared/trusted.ts";

/** Starts a worker from a script of the site's own build. A file of its own, because the head's scripts have no policy. */
export function startWorker(url: string): Worker {
  return new Worker(trustedScriptUrl(url), { type: "module" });
}
