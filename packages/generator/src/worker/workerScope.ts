/** The used part of ServiceWorkerGlobalScope, which TypeScript's DOM library lacks. */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: ClientMessageEvent) => void): void;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  location: { origin: string };
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** Response of a navigation preload; undefined if the browser did none. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface ClientMessageEvent extends ExtendableEvent {
  data: unknown;
  source: { id: string } | null;
}

interface WindowClient {
  id: string;
  url: string;
}
