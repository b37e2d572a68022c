import type { Connection } from "../../shared/connection.ts";
import { cachePrefix, type VisitMessage, WORKER_FILE } from "../../shared/offline.ts";
import { trustedScriptUrl } from "../../shared/trusted.ts";
import { urlToKey } from "../navigation/siteLink.ts";
import { whenIdle } from "../whenIdle.ts";

export interface OfflineSite {
  baseUrl: string;
  build: string;
  /** Whether the site is to be kept at all. */
  offline: boolean;
}

/** Tells the service worker of every page the visitor reads, once; registers it first, and removes it where it is not wanted. */
export function keepVisited(host: Window, site: OfflineSite): () => void {
  // Missing where the page came over plain HTTP.
  const workers: ServiceWorkerContainer | undefined = host.navigator.serviceWorker;
  const { connection } = host.navigator as Navigator & { connection?: Connection };
  const told = new Set<string>();
  /** A worker is told of a page once, though it can be met in two ways: keeping a page costs a request for it. */
  const heard = new WeakMap<ServiceWorker, Set<string>>();
  let registering: Promise<ServiceWorkerRegistration> | undefined;
  if (workers && !site.offline) {
    afterLoad(host, () => void removeWorker(workers, host.caches, site.baseUrl).catch(() => undefined));
  }
  if (!workers || !site.offline || connection?.saveData) return () => undefined;
  workers.addEventListener("controllerchange", () => fetchAgain(host, site.baseUrl));

  async function register(container: ServiceWorkerContainer) {
    const registration = await container.register(trustedScriptUrl(site.baseUrl + WORKER_FILE));
    // After a redeploy the page is of the new build before its worker is there.
    registration.addEventListener("updatefound", () => {
      for (const key of told) tell(registration.installing, key);
    });
    return registration;
  }

  async function tellAll(container: ServiceWorkerContainer, key: string) {
    registering ??= register(container);
    const { installing, waiting, active } = await registering;
    // Each knows by the build whether it is meant.
    for (const worker of [installing, waiting, active]) tell(worker, key);
  }

  function tell(worker: ServiceWorker | null, key: string) {
    if (!worker || heard.get(worker)?.has(key)) return;
    heard.set(worker, new Set(heard.get(worker)).add(key));
    const message: VisitMessage = { type: "visit", build: site.build, key };
    worker.postMessage(message);
  }

  return () => {
    const key = urlToKey(new URL(host.location.href), {
      origin: host.location.origin,
      baseUrl: site.baseUrl,
    });
    if (key === null || told.has(key)) return;
    told.add(key);
    // Storage may be blocked; then nothing is kept.
    afterLoad(host, () => void tellAll(workers, key).catch(() => undefined));
  };
}

/** What this page loaded before the worker was in charge comes from the browser's cache once more, past the worker. */
function fetchAgain(host: Window, baseUrl: string) {
  const assets = `${host.location.origin}${baseUrl}assets/`;
  for (const { name } of host.performance.getEntriesByType("resource"))
    if (name.startsWith(assets)) void host.fetch(name).catch(() => undefined);
}

function afterLoad(host: Window, work: () => void) {
  const start = () => whenIdle(host, work);
  if (host.document.readyState === "complete") start();
  else host.addEventListener("load", start);
}

async function removeWorker(
  container: Pick<ServiceWorkerContainer, "getRegistrations">,
  storage: CacheStorage,
  baseUrl: string,
) {
  const registrations = await container.getRegistrations();
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === baseUrl);
  await Promise.all(own.map((registration) => registration.unregister()));
  // Also those that the worker, which serves this page to its end, made after an earlier removal.
  const names = (await storage.keys()).filter((name) => name.startsWith(cachePrefix(baseUrl)));
  await Promise.all(names.map((name) => storage.delete(name)));
}
