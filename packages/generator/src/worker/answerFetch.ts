import { isAssetPath, pathToKey, stripBase } from "../shared/url.ts";

/** A request that the worker answers, by caching strategy. */
export type CacheableRequest =
  /** Network first; the cache has pages by key, so that every spelling of the address matches. */
  | { kind: "page"; key: string }
  /** Network first. */
  | { kind: "payload" }
  /** Network first; the response is cached. */
  | { kind: "changing" }
  /** Content hash in the name: cache first. */
  | { kind: "hashed" };

type RequestFacts = Pick<Request, "url" | "method" | "mode" | "destination"> & {
  headers: Pick<Headers, "has">;
};

/** Returns null for requests that the worker does not handle. */
export function classifyRequest(
  request: RequestFacts,
  { origin, baseUrl }: { origin: string; baseUrl: string },
): CacheableRequest | null {
  const url = new URL(request.url);
  const path = url.origin === origin ? stripBase(baseUrl, url.pathname) : null;
  if (path === null || request.method !== "GET" || request.headers.has("range")) return null;
  if (request.mode === "navigate") return isAssetPath(path) ? null : { kind: "page", key: pathToKey(path) };
  if (path.startsWith("/assets/")) return { kind: "hashed" };
  if (/^\/search-index(-[^/]+)?[.]json$/.test(path) || request.destination === "image")
    return { kind: "changing" };
  return path.endsWith(".json") ? { kind: "payload" } : null;
}

export interface AnswerHost {
  /** Rejects without a connection. */
  network(): Promise<Response>;
  /** Resolves after the time to wait for the network. */
  patience(): Promise<void>;
  cached(): Promise<Response | undefined>;
  /** The fallback for pages that are not kept. */
  offlinePage(): Promise<Response | undefined>;
  keep(answer: Response): void;
}

/**
 * Answers hashed files from the cache, and everything else from the network, unless that is unreachable or slow and
 * there is a cached copy.
 */
export async function answerFetch({ kind }: CacheableRequest, host: AnswerHost): Promise<Response> {
  const file = kind === "hashed" ? await host.cached() : undefined;
  if (file) return file;
  const network = host.network().catch(() => null);
  const inTime = await Promise.race([network, host.patience().then(() => null)]);
  const kept = inTime || kind === "hashed" ? undefined : await host.cached();
  if (kept) return kept;
  const answer = await network;
  if (!answer) return (kind === "page" ? await host.offlinePage() : undefined) ?? Response.error();
  // Pages may be redirected; they are cached together with their payload instead.
  if (answer.status === 200 && (kind === "hashed" || kind === "changing")) host.keep(answer.clone());
  return answer;
}
