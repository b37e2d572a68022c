/** Where the service worker starts: it hears the browser's events and hands them on. */

import { createInPauses } from "../shared/inPauses.ts";
import { cacheName, type VisitMessage } from "../shared/offline.ts";
import { answerRequest } from "./answerRequest.ts";
import { classifyRequest } from "./classifyRequest.ts";
import { openPageStore } from "./pageStore.ts";
import { createPutAside } from "./putAside.ts";
import type { RequestEvent, WorkerScope } from "./workerScope.ts";

/** Put in front by the build. */
declare const SITE: { build: string; baseUrl: string; files: string[] };

const { build, baseUrl, files } = SITE;
const scope = globalThis as unknown as WorkerScope;
const place = { origin: scope.location.origin, baseUrl };
const store = openPageStore({ baseUrl, build, caches, fetch: (url, init) => fetch(url, init) });
const openCache = () => caches.open(cacheName(baseUrl, build));
const putAside = createPutAside();
const keepLater = createInPauses({ work: keepPart });
/** Windows known to run this build. */
const ours = new Set<string>();

scope.addEventListener("install", (event) => event.waitUntil(store.install(files)));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));

scope.addEventListener("fetch", (event) => {
  const asked = classifyRequest(event.request, place);
  if (!asked) return;
  const url = event.request.url.replace(/[?#].*$/, "");
  if (asked.kind === "part") return event.waitUntil(keepLater(url));
  const answer = answerRequest(asked, {
    network: () => askNetwork(event),
    keptDocument: store.document,
    keptFile: async () => (await openCache()).match(url, { ignoreVary: true }),
    hashedFile: () => caches.match(url, { ignoreVary: true }),
    putAside: (copy) => event.waitUntil(openCache().then((cache) => putAside(cache, url, copy))),
  });
  event.respondWith(answer);
});

scope.addEventListener("message", (event) => {
  const visit = event.data as VisitMessage;
  if (visit.type !== "visit" || visit.build !== build) return;
  if (event.source) ours.add(event.source.id);
  event.waitUntil(
    replaceEarlier()
      .then(() => store.visit(visit.key))
      .then(() => store.renew())
      // Offline, or no room: what is kept stays as it is.
      .catch(() => undefined),
  );
});

async function takeOver() {
  await scope.registration.navigationPreload?.enable();
  await store.replaceOthers();
  await scope.clients.claim();
  // Not before a page has said that it may be: fetching costs. Nothing waits for it, and a later visit goes on with it.
  if (ours.size > 0) store.renew().catch(() => undefined);
}

/** The worker of an earlier build stays in charge as long as a window may need its files. */
async function replaceEarlier() {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const onSite = windows.filter(({ url }) => url.startsWith(place.origin + baseUrl));
  if (onSite.every(({ id }) => ours.has(id))) await scope.skipWaiting();
}

/** Comes out of the browser's own cache, where it has just been put. */
async function keepPart(url: string) {
  const cache = await openCache();
  if (await cache.match(url, { ignoreVary: true })) return;
  const answer = await fetch(url);
  if (answer.status === 200) await putAside(cache, url, answer);
}

async function askNetwork(event: RequestEvent): Promise<Response> {
  const preloaded = event.request.mode === "navigate" ? await event.preloadResponse : undefined;
  return preloaded ?? fetch(event.request);
}
