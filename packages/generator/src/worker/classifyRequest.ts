import { isAssetPath, pathToKey, stripBase } from "../shared/url.ts";

/** A request the worker answers, and how. */
export type CacheableRequest =
  /** A page load; without a connection by what is kept, and a file (null) not at all. */
  | { kind: "document"; key: string | null }
  /** Its name says its content: what is here is right. */
  | { kind: "hashed" }
  /** The network knows better; a copy is cached on the way. */
  | { kind: "changing" }
  /** The network knows better; copies are made with the page they belong to. */
  | { kind: "payload" };

type RequestFacts = Pick<Request, "url" | "method" | "mode" | "destination"> & {
  headers: Pick<Headers, "has">;
};

/** Null for everything the worker leaves alone. */
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
