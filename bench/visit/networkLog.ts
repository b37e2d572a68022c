import type { CDPSession } from "playwright-core";

export interface LoggedRequest {
  url: string;
  /** Seconds on the browser's clock. */
  started: number;
  /** On the wire, headers included. */
  bytes: number;
  isDone: boolean;
  /** As the server names it; empty before its answer. */
  mimeType: string;
  isPrefetch: boolean;
}

export type NetworkLog = Awaited<ReturnType<typeof openNetworkLog>>;

/** Follows what a page fetches. */
export async function openNetworkLog(session: CDPSession) {
  const requests = new Map<string, LoggedRequest>();
  let loadedAt: number | null = null;
  let onActivity = () => {};

  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type, initiator }) => {
    const { url } = request;
    const isPrefetch = type === "Prefetch";
    // The page gets no event for the end of a worker's script.
    const isDone = type === "Script" && initiator.type === "other";
    if (/^https?:/.test(url))
      requests.set(requestId, { url, started: timestamp, bytes: 0, isDone, mimeType: "", isPrefetch });
    onActivity();
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.mimeType = response.mimeType;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, isDone: true });
    onActivity();
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    requests.delete(requestId);
    onActivity();
  });
  session.on("Page.loadEventFired", ({ timestamp }) => {
    loadedAt ??= timestamp;
    onActivity();
  });
  await session.send("Network.enable");
  await session.send("Page.enable");

  return {
    requests: () => [...requests.values()],
    /** When the `load` event fired, on the same clock; null before. */
    loadedAt: () => loadedAt,
    /** Settles once the page is loaded and has been quiet for so long; watches events, never the page. */
    quiet: (ms: number) =>
      new Promise<void>((done) => {
        let timer: NodeJS.Timeout | undefined;
        onActivity = () => {
          clearTimeout(timer);
          const isBusy = loadedAt === null || [...requests.values()].some((request) => !request.isDone);
          if (!isBusy) timer = setTimeout(done, ms);
        };
        onActivity();
      }),
  };
}
