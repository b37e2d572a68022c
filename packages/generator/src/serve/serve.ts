import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { basename, join, resolve } from "node:path";
import { answerFromFolder } from "./answerFromFolder.ts";
import { listenOnFreePort } from "./listenOnFreePort.ts";

/** The default of nginx: a reader's next click needs no new connection. */
const KEEP_ALIVE_MS = 75_000;

interface ServeOptions {
  root: string;
  port: number;
  host: string;
  print(line: string): void;
  /** How long an idle connection stays open, in milliseconds. */
  keepAlive?: number;
}

export type RunningServer = Awaited<ReturnType<typeof serve>>;

/** Serves a built folder; falls back to a free port if the given one is taken. */
export async function serve({ root, port, host, print, keepAlive = KEEP_ALIVE_MS }: ServeOptions) {
  const folder = resolve(root);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is nothing to serve: there is no folder ${root}. Run "npm run build" first.`);
  const server = createServer({ keepAliveTimeout: keepAlive }, (request, response) => {
    answerFromFolder(folder, request, response).catch((error: unknown) => fail(response, error, print));
  });
  const { port: actual, origin, taken } = await listenOnFreePort(server, port, host);
  if (taken) print(`Port ${port} is taken, so this uses ${actual} instead.`);
  const url = `${origin}/`;
  print(`Serving ${root} on ${url}`);
  const base = readBase(folder);
  if (base !== "/")
    print(
      `Its links begin with ${base} (baseUrl). Build it with --out DIR${base.slice(0, -1)}, and serve DIR.`,
    );
  else if (!isBuilt(folder))
    print('No build wrote it: it has no 404.html. Run "npm run build", or name another folder with --out.');
  return {
    url,
    close: () => new Promise<void>((done) => server.close(() => done()) && server.closeAllConnections()),
  };
}

/** Whether a site is there, or below it, as one with a base is. */
function isBuilt(folder: string): boolean {
  const files = readdirSync(folder, { encoding: "utf8", recursive: true });
  return files.some((file) => basename(file) === "404.html");
}

/** Returns the baseUrl of a built site; `/` for any other folder. */
function readBase(folder: string): string {
  const manifest = join(folder, "manifest.webmanifest");
  const [, base = "/"] = existsSync(manifest)
    ? (/"start_url": "(.+)"/.exec(readFileSync(manifest, "utf8")) ?? [])
    : [];
  return base;
}

function fail(response: ServerResponse, error: unknown, print: (line: string) => void) {
  // The browser has left.
  if (response.destroyed) return;
  print(`A request failed: ${error instanceof Error ? error.message : String(error)}`);
  if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
  response.end("Internal error\n");
}
