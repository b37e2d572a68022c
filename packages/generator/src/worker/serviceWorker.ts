import { OFFLINE_PATH, type VisitMessage } from "../shared/offline.ts";
import { answerFetch, classifyRequest } from "./answerFetch.ts";
import { openPageStore } from "./pageStore.ts";

/** Prepended by the build. */
declare const SITE: { build: string; baseUrl: string; files: string[] };

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** Response of a navigation preload; undefined if the browser did none. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The used part of ServiceWorkerGlobalScope, which TypeScript's DOM library lacks. */
interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & { data: unknown }) => void): void;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  location: { origin: string };
}

const { build, baseUrl, files } = SITE;
const scope = globalThis as unknown as WorkerScope;
const store = openPageStore({ baseUrl, build, caches, fetch: (url, init) => fetch(url, init) });
/** How long to wait for the network before answering from the cache. */
const PATIENCE_MS = 3000;

scope.addEventListener("install", (event) =>
  event.waitUntil(store.install(files).then(() => scope.skipWaiting())),
);

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
});

scope.addEventListener("message", (event) => {
  const visit = event.data as VisitMessage;
  // Offline or over quota: the cache stays unchanged.
  if (visit.build === build) event.waitUntil(store.visit(visit.key).catch(() => undefined));
});

scope.addEventListener("fetch", (event) => {
  const request = classifyRequest(event.request, { origin: scope.location.origin, baseUrl });
  if (!request) return;
  const url = event.request.url.replace(/[?#].*$/, "");
  const answer = answerFetch(request, {
    network: async () => (await event.preloadResponse) ?? fetch(event.request),
    patience: () => new Promise((done) => setTimeout(done, PATIENCE_MS)),
    cached: () => (request.kind === "page" ? store.document(request.key) : store.file(url)),
    offlinePage: () => store.document(OFFLINE_PATH),
    keep: (copy) => event.waitUntil(store.keepFile(url, copy)),
  });
  event.respondWith(answer);
});
