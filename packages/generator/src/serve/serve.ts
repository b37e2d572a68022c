import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import { acceptFirst } from "./acceptFirst.ts";
import { listenOnFreePort } from "./listenOnFreePort.ts";
import { openAnswers, type Question, type SiteAnswer } from "./siteAnswers.ts";

/** As with nginx: a reader's next click, or letter in the search, needs no new connection. */
export const KEEP_ALIVE_MS = 75_000;

export interface ServeOptions {
  root: string;
  port: number;
  host: string;
  print(line: string): void;
  /** How long an idle connection stays open, in milliseconds. */
  keepAlive?: number;
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/** Serves a built folder; takes another port when the wanted one is taken, and says so. */
export async function serve({
  root,
  port,
  host,
  print,
  keepAlive = KEEP_ALIVE_MS,
}: ServeOptions): Promise<RunningServer> {
  const folder = resolve(root);
  if (!existsSync(folder))
    throw new Error(`There is nothing to serve: ${root} does not exist. Run "npm run build" first.`);
  const answerTo = openAnswers(folder);
  const server = createServer({ keepAliveTimeout: keepAlive });
  acceptFirst(server, (request, response) => {
    const giveUp = (error: unknown) => fail(response, error, print);
    try {
      const answer = answerTo(questionOf(request));
      // What is in memory is sent in this very turn of the event loop.
      if (answer instanceof Promise) answer.then((found) => send(found, request, response)).catch(giveUp);
      else send(answer, request, response);
    } catch (error) {
      giveUp(error);
    }
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

function questionOf({ method = "", url = "/", headers }: IncomingMessage): Question {
  const { accept = "", "accept-encoding": acceptEncoding = "" } = headers;
  return { method, url, accept, acceptEncoding: String(acceptEncoding) };
}

function send(
  { status, headers, body, etag }: SiteAnswer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (etag !== null && isKnown(etag, request.headers["if-none-match"])) {
    const { "Content-Length": _ofTheBody, ...others } = headers;
    response.writeHead(304, others).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Proxies that compress anew mark the tags they pass on as weak; those count as well. */
function isKnown(etag: string, tags: string | undefined): boolean {
  return tags?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}

function fail(response: ServerResponse, error: unknown, print: (line: string) => void) {
  print(`A request failed: ${error instanceof Error ? error.message : String(error)}`);
  if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
  response.end("Internal error\n");
}
