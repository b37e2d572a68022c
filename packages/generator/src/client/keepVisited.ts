import { cachePrefix, type VisitMessage, WORKER_FILE } from "../shared/offline.ts";
import { trustedScriptUrl } from "../shared/trusted.ts";
import { readConnection } from "./connection.ts";
import { urlToKey } from "./navigation/siteLink.ts";
import { whenIdle } from "./scheduling.ts";

interface OfflineSite {
  baseUrl: string;
  build: string;
  /** Whether pages are kept for offline use. */
  offline: boolean;
}

/**
 * Registers the service worker and returns a function that reports the current page to it. Unregisters it if the site no
 * longer supports offline use.
 */
export function keepVisited(site: OfflineSite): () => void {
  // Undefined on pages served over plain HTTP.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const visited = new Set<string>();
  /** Each page is reported to each worker at most once, because the worker then fetches it. */
  const reported = new WeakMap<ServiceWorker, Set<string>>();
  let registering: Promise<ServiceWorkerRegistration> | undefined;
  if (workers && !site.offline) {
    afterLoad(() => void removeWorker(workers, site.baseUrl).catch(() => undefined));
  }
  if (!workers || !site.offline || readConnection().saveData) return () => undefined;
  workers.addEventListener("controllerchange", () => refetchAssets(site.baseUrl));

  async function register(container: ServiceWorkerContainer) {
    const registration = await container.register(trustedScriptUrl(site.baseUrl + WORKER_FILE));
    // After a redeploy, pages of the new build are shown before its worker is installed.
    registration.addEventListener("updatefound", () => {
      for (const key of visited) report(registration.installing, key);
    });
    return registration;
  }

  async function reportToAll(container: ServiceWorkerContainer, key: string) {
    registering ??= register(container);
    const { installing, waiting, active } = await registering;
    // A worker ignores messages of other builds.
    for (const worker of [installing, waiting, active]) report(worker, key);
  }

  function report(worker: ServiceWorker | null, key: string) {
    if (!worker || reported.get(worker)?.has(key)) return;
    reported.set(worker, new Set(reported.get(worker)).add(key));
    worker.postMessage({ type: "visit", build: site.build, key } satisfies VisitMessage);
  }

  return () => {
    const key = urlToKey(new URL(location.href), { origin: location.origin, baseUrl: site.baseUrl });
    if (key === null || visited.has(key)) return;
    visited.add(key);
    // Registration fails where storage is blocked.
    afterLoad(() => void reportToAll(workers, key).catch(() => undefined));
  };
}

/** Requests the assets that were loaded before the worker took control, so that it can cache them. */
function refetchAssets(baseUrl: string) {
  const assets = `${location.origin}${baseUrl}assets/`;
  for (const { name } of performance.getEntriesByType("resource"))
    if (name.startsWith(assets)) void fetch(name).catch(() => undefined);
}

function afterLoad(work: () => void) {
  const start = () => whenIdle(work);
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

async function removeWorker(container: ServiceWorkerContainer, baseUrl: string) {
  const registrations = await container.getRegistrations();
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === baseUrl);
  await Promise.all(own.map((registration) => registration.unregister()));
  // The worker controls this page until it is closed, so caches may exist even after an earlier removal.
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(baseUrl)));
  await Promise.all(names.map((name) => caches.delete(name)));
}
