import { cachePrefix, type VisitMessage, WORKER_FILE } from "../shared/offline.ts";
import { trustedScriptUrl } from "../shared/trusted.ts";
import { readConnection } from "./connection.ts";
import { urlToKey } from "./navigation/siteLink.ts";
import { whenIdle } from "./scheduling.ts";

interface OfflineSite {
  baseUrl: string;
  build: string;
  /** Whether the site is to be kept at all. */
  offline: boolean;
}

/** Tells the service worker of every page the visitor reads, once; registers it first, and removes it where it is not wanted. */
export function keepVisited(site: OfflineSite): () => void {
  // Missing where the page came over plain HTTP.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const told = new Set<string>();
  /** A worker is told of a page once, though it can be met in two ways: keeping a page costs a request for it. */
  const heard = new WeakMap<ServiceWorker, Set<string>>();
  let registering: Promise<ServiceWorkerRegistration> | undefined;
  if (workers && !site.offline) {
    afterLoad(() => void removeWorker(workers, site.baseUrl).catch(() => undefined));
  }
  if (!workers || !site.offline || readConnection().saveData) return () => undefined;
  workers.addEventListener("controllerchange", () => fetchAgain(site.baseUrl));

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
    const key = urlToKey(new URL(location.href), { origin: location.origin, baseUrl: site.baseUrl });
    if (key === null || told.has(key)) return;
    told.add(key);
    // Storage may be blocked; then nothing is kept.
    afterLoad(() => void tellAll(workers, key).catch(() => undefined));
  };
}

/** What this page loaded before the worker was in charge comes from the browser's cache once more, past the worker. */
function fetchAgain(baseUrl: string) {
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
  // Also those that the worker, which serves this page to its end, made after an earlier removal.
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(baseUrl)));
  await Promise.all(names.map((name) => caches.delete(name)));
}
