/** Where the service worker starts: it listens to the browser's events and passes them on. */

import { cacheName, OFFLINE_PATH, type VisitMessage } from "../shared/offline.ts";
import { answerRequest } from "./answerRequest.ts";
import { cacheFile } from "./cacheFile.ts";
import { classifyRequest } from "./classifyRequest.ts";
import { openPageStore } from "./pageStore.ts";
import type { RequestEvent, WorkerScope } from "./workerScope.ts";

/** Put in front by the build. */
declare const SITE: { build: string; baseUrl: string; files: string[] };

const { build, baseUrl, files } = SITE;
const scope = globalThis as unknown as WorkerScope;
const place = { origin: scope.location.origin, baseUrl };
const store = openPageStore({ baseUrl, build, caches, fetch: (url, init) => fetch(url, init) });
const openCache = () => caches.open(cacheName(baseUrl, build));
/** A visitor who has waited so long for the network gets the copy. */
const PATIENCE = 3000;

scope.addEventListener("install", (event) => event.waitUntil(store.install(files)));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));

scope.addEventListener("fetch", (event) => {
  const request = classifyRequest(event.request, place);
  if (!request) return;
  const url = event.request.url.replace(/[?#].*$/, "");
  const answer = answerRequest(request, {
    network: () => fetchPreloaded(event),
    patience: () => new Promise((done) => setTimeout(done, PATIENCE)),
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
  // Offline, or no room: what is kept stays as it is.
  event.waitUntil(visit(message.key, event.source?.id).catch(() => undefined));
});

async function visit(key: string, windowId: string | undefined) {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const onSite = windows.filter(({ url }) => url.startsWith(place.origin + baseUrl)).map(({ id }) => id);
  // The worker of an earlier build stays in charge as long as a window may need its files.
  if (windowId && (await store.addWindow(windowId, onSite))) await scope.skipWaiting();
  const { installing, waiting } = scope.registration;
  // A take-over that was stopped half-way is finished here.
  if (!installing && !waiting) await store.replaceOthers();
  await store.visit(key);
  await store.renew();
}

async function takeOver() {
  await scope.registration.navigationPreload?.enable();
  await store.replaceOthers();
  await scope.clients.claim();
  // Not before a page has said that it may be: fetching costs. Nothing waits for it, and a later visit goes on with it.
  if (await store.hasWindows()) store.renew().catch(() => undefined);
}

async function fetchPreloaded(event: RequestEvent): Promise<Response> {
  const preloaded = event.request.mode === "navigate" ? await event.preloadResponse : undefined;
  return preloaded ?? fetch(event.request);
}
