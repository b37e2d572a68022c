import { isAssetPath, pathToKey, stripBase } from "../shared/url.ts";

/** A request that the worker answers, by caching strategy. */
export type CacheableRequest =
  /** A page load, answered from the kept pages when offline; the key is null for files. */
  | { kind: "document"; key: string | null }
  /** Content hash in the name: cache first. */
  | { kind: "hashed" }
  /** Network first; the response is cached. */
  | { kind: "changing" }
  /** Network first; cached together with its document. */
  | { kind: "payload" };

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
  if (request.mode === "navigate") {
    return { kind: "document", key: isAssetPath(path) ? null : pathToKey(path) };
  }
  if (path.startsWith("/assets/")) return { kind: "hashed" };
  if (path === "/search-index.json" || request.destination === "image") return { kind: "changing" };
  return path.endsWith(".json") ? { kind: "payload" } : null;
}
