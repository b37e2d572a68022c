import { cacheName, OFFLINE_PATH, type VisitMessage } from "../shared/offline.ts";
import { answerRequest } from "./answerRequest.ts";
import { cacheFile } from "./cacheFile.ts";
import { classifyRequest } from "./classifyRequest.ts";
import { openPageStore } from "./pageStore.ts";
import type { FetchEvent, WorkerScope } from "./workerScope.ts";

/** Prepended by the build. */
declare const SITE: { build: string; baseUrl: string; files: string[] };

const { build, baseUrl, files } = SITE;
const scope = globalThis as unknown as WorkerScope;
const place = { origin: scope.location.origin, baseUrl };
const store = openPageStore({ baseUrl, build, caches, fetch: (url, init) => fetch(url, init) });
const openCache = () => caches.open(cacheName(baseUrl, build));
/** How long to wait for the network before answering from the cache. */
const PATIENCE_MS = 3000;

scope.addEventListener("install", (event) => event.waitUntil(store.install(files)));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));

scope.addEventListener("fetch", (event) => {
  const request = classifyRequest(event.request, place);
  if (!request) return;
  const url = event.request.url.replace(/[?#].*$/, "");
  const answer = answerRequest(request, {
    network: () => fetchPreloaded(event),
    patience: () => new Promise((done) => setTimeout(done, PATIENCE_MS)),
    keptDocument: store.document,
    offlinePage: () => store.document(OFFLINE_PATH),
    keptFile: async () => (await openCache()).match(url, { ignoreVary: true }),
    hashedFile: () => caches.match(url, { ignoreVary: true }),
    cacheFile: (copy) => event.waitUntil(openCache().then((cache) => cacheFile(cache, url, copy))),
  });
  event.respondWith(answer);
});

scope.addEventListener("message", (event) => {
  const message = event.data as VisitMessage;
  if (message.type !== "visit" || message.build !== build) return;
  // Offline or over quota: the cache stays unchanged.
  event.waitUntil(visit(message.key, event.source?.id).catch(() => undefined));
});

async function visit(key: string, windowId: string | undefined) {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const onSite = windows.filter(({ url }) => url.startsWith(place.origin + baseUrl)).map(({ id }) => id);
  // The worker of an earlier build stays active as long as a window may need its files.
  if (windowId && (await store.addWindow(windowId, onSite))) await scope.skipWaiting();
  const { installing, waiting } = scope.registration;
  // Completes an interrupted activation.
  if (!installing && !waiting) await store.replaceOthers();
  await store.visit(key);
  await store.renew();
}

async function activate() {
  await scope.registration.navigationPreload?.enable();
  await store.replaceOthers();
  await scope.clients.claim();
  // Only after a visit message, which pages do not send on metered connections. Not awaited; later visits resume it.
  if (await store.hasWindows()) store.renew().catch(() => undefined);
}

async function fetchPreloaded(event: FetchEvent): Promise<Response> {
  const preloaded = event.request.mode === "navigate" ? await event.preloadResponse : undefined;
  return preloaded ?? fetch(event.request);
}
