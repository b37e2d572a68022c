import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { type HeaderRule, headersFor, parseHeaders } from "../shared/hosting.ts";
import { contentType } from "./contentTypes.ts";
import { type FileStore, openFileStore, type StoredFile } from "./fileStore.ts";
import { listenOnFreePort } from "./listenOnFreePort.ts";
import { resolveRequest } from "./resolveRequest.ts";

/** What the site wants sent with its files; not a page of it. */
const HEADERS = "_headers";

export interface ServeOptions {
  root: string;
  port: number;
  host: string;
  print(line: string): void;
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/** Serves a built folder; takes another port when the wanted one is taken, and says so. */
export async function serve({ root, port, host, print }: ServeOptions): Promise<RunningServer> {
  const folder = resolve(root);
  if (!existsSync(folder))
    throw new Error(`There is nothing to serve: ${root} does not exist. Run "npm run build" first.`);
  const store = openFileStore(folder);
  const headersOf = headerTable(folder, store);
  const server = createServer((request, response) => {
    answer(request, response, { store, headersOf }).catch((error: unknown) => fail(response, error, print));
  });
  const { port: actual, taken } = await listenOnFreePort(server, port, host);
  if (taken) print(`Port ${port} is taken, so this uses ${actual} instead.`);
  const url = `http://${host}:${actual}/`;
  print(`Serving ${root} on ${url}`);
  return {
    url,
    close: () => new Promise((done) => server.close(() => done()) && server.closeAllConnections()),
  };
}

type Headers = Record<string, string>;
type HeadersOf = (path: string, file: StoredFile) => Headers;

/**
 * The headers of each file, put together once. The site's table is read again when a new build has replaced it: its
 * policy belongs to its documents.
 */
function headerTable(folder: string, store: FileStore): HeadersOf {
  let known: { stamp: string | null; rules: HeaderRule[]; made: WeakMap<StoredFile, Headers> } | null = null;
  return (path, file) => {
    const stamp = store.stamp(HEADERS);
    if (known?.stamp !== stamp) {
      const rules = stamp === null ? [] : parseHeaders(readFileSync(join(folder, HEADERS), "utf8"));
      known = { stamp, rules, made: new WeakMap() };
    }
    const headers = known.made.get(file) ?? {
      "Content-Type": contentType(path),
      ...headersFor(`/${path}`, known.rules),
      Vary: "Accept, Accept-Encoding",
      ETag: file.etag,
      ...(file.encoding === "identity" ? {} : { "Content-Encoding": file.encoding }),
    };
    known.made.set(file, headers);
    return headers;
  };
}

interface ServedSite {
  store: FileStore;
  /** As the site's own `_headers` says. */
  headersOf: HeadersOf;
}

async function answer(request: IncomingMessage, response: ServerResponse, { store, headersOf }: ServedSite) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const found = resolveRequest(request.url ?? "/", store.has, String(request.headers.accept ?? ""));
  if (found.status === 301) {
    response.writeHead(301, { Location: found.location, "Cache-Control": "no-cache" }).end();
    return;
  }
  if (found.status === 400 || !store.has(found.file)) {
    response.writeHead(found.status, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(found.status === 400 ? "Bad request\n" : "Not found\n");
    return;
  }
  const file = await store.read(found.file, String(request.headers["accept-encoding"] ?? ""));
  const headers = headersOf(found.file, file);
  if (found.status === 200 && request.headers["if-none-match"] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(found.status, { ...headers, "Content-Length": file.bytes.length });
  response.end(request.method === "HEAD" ? undefined : file.bytes);
}

function fail(response: ServerResponse, error: unknown, print: (line: string) => void) {
  print(`A request failed: ${error instanceof Error ? error.message : String(error)}`);
  if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
  response.end("Internal error\n");
}
