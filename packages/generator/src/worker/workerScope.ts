/** What a service worker sees of the browser, as far as ours uses it: the library of types for pages lacks it. */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(type: "message", listener: (event: ClientMessageEvent) => void): void;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  location: { origin: string };
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  request: Request;
  /** The answer the browser has asked for while the worker was starting; undefined where it does not do so. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface ClientMessageEvent extends LastingEvent {
  data: unknown;
  source: { id: string } | null;
}

interface WindowClient {
  id: string;
  url: string;
}
