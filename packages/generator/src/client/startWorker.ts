import { trustedScriptUrl } from "../shared/trusted.ts";

/** Runs a script of the site's own build beside the page. */
export function startWorker(url: string): Worker {
  return new Worker(trustedScriptUrl(url), { type: "module" });
}
