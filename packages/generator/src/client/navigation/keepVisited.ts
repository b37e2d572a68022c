import { cachePrefix, type VisitMessage, WORKER_FILE } from "../../shared/offline.ts";
import { trustedScriptUrl } from "../../shared/trusted.ts";
import { readConnection } from "../browser/connection.ts";
import { whenIdle } from "../browser/scheduling.ts";
import { urlToKey } from "./siteLink.ts";

interface OfflineSite {
  baseUrl: string;
  build: string;
  /** Whether pages are kept for offline use. */
  offline: boolean;
}

/**
 * Registers the service worker and returns a function that reports the current page to it. Removes it if the site no
 * longer supports offline use.
 */
export function keepVisited({ baseUrl, build, offline }: OfflineSite): () => void {
  // Undefined on pages served over plain HTTP.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const visited = new Set<string>();
  if (workers && !offline) afterLoad(() => removeWorker(workers, baseUrl));
  if (!workers || !offline || readConnection().saveData) return () => undefined;

  // A worker ignores pages of other builds; the one of this build may take control later.
  const report = (key: string) => workers.controller?.postMessage({ build, key } satisfies VisitMessage);
  workers.addEventListener("controllerchange", () => {
    visited.forEach(report);
    refetchAssets(baseUrl);
  });
  afterLoad(() => workers.register(trustedScriptUrl(baseUrl + WORKER_FILE)));

  return () => {
    const key = urlToKey(new URL(location.href), { origin: location.origin, baseUrl });
    // Each page once, because the worker then fetches it.
    if (key === null || visited.has(key)) return;
    visited.add(key);
    whenIdle(() => report(key));
  };
}

/** Requests the assets again that were requested before the worker took control, so that it can cache them. */
function refetchAssets(baseUrl: string) {
  const assets = `${location.origin}${baseUrl}assets/`;
  const seen = new Set<string>();
  // Also those that are still loading, which are listed when they have arrived.
  const observer = new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      if (workerStart || !name.startsWith(assets) || seen.has(name)) continue;
      seen.add(name);
      void fetch(name).catch(() => undefined);
    }
  });
  observer.observe({ type: "resource", buffered: true });
}

/** Fails where storage is blocked. */
function afterLoad(work: () => Promise<unknown>) {
  const start = () => whenIdle(() => void work().catch(() => undefined));
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

async function removeWorker(workers: ServiceWorkerContainer, baseUrl: string) {
  const registrations = await workers.getRegistrations();
  for (const registration of registrations)
    if (new URL(registration.scope).pathname === baseUrl) await registration.unregister();
  // The worker controls this page until it is closed, so caches may exist even after an earlier removal.
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix(baseUrl))) await caches.delete(name);
}
