import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { contentType, isCompressible } from "../../packages/generator/src/serve/contentTypes.ts";
import { brotli } from "../siteSizes.ts";
import type { Certificate } from "./openSites.ts";

export interface ServedSite {
  /** Without a trailing slash. */
  origin: string;
  /** Bytes of bodies sent since the last call, to pages and workers alike; of those whose path fits, where that is asked. */
  takeBytes(path?: RegExp): number;
  /** When it last sent something, in milliseconds since 1970. */
  lastSent(): number;
  /** Waits until all that was asked for is compressed: a large file takes minutes, and visitors may have left. */
  compressed(): Promise<void>;
  close(): Promise<void>;
}

/** Files named by their content, in the folders that generators put them in. */
const IMMUTABLE = /^(assets|_astro|static)\//;

/** Serves a built site as a good static host does: HTTP/2, brotli 11, long caching, and no second time what is unchanged. */
export async function serveSite(root: string, certificate: Certificate): Promise<ServedSite> {
  // Compressing takes longer than sending: the first visit is never timed and fills this.
  const bodies = new Map<string, Promise<Body>>();
  let sent: { file: string; bytes: number }[] = [];
  let last = 0;
  const server = createSecureServer({ ...certificate }, async (request, response) => {
    const { status, file } = findFile(root, request.url);
    const body = bodies.get(file) ?? load(join(root, file));
    bodies.set(file, body);
    const { data, etag } = await body;
    const isKnown = request.headers["if-none-match"] === etag;
    const sending = isKnown ? Buffer.alloc(0) : data;
    const bytes = sending.length;
    sent.push({ file, bytes });
    last = Date.now();
    const headers = {
      etag,
      "content-type": contentType(file),
      "cache-control": IMMUTABLE.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
      ...(isCompressible(file) ? { "content-encoding": "br" } : {}),
      ...(isKnown ? {} : { "content-length": bytes }),
    };
    response.writeHead(isKnown ? 304 : status, headers).end(sending);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    takeBytes(wanted = /^/) {
      const taken = sent.filter(({ file }) => wanted.test(file));
      sent = [];
      return taken.reduce((sum, { bytes }) => sum + bytes, 0);
    },
    lastSent: () => last,
    compressed: () => Promise.all(bodies.values()).then(() => undefined),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

interface Body {
  data: Buffer;
  etag: string;
}

async function load(path: string): Promise<Body> {
  const plain = await readFile(path).catch(() => Buffer.from("Not found"));
  const data = isCompressible(path) ? await brotli(plain) : plain;
  return { data, etag: `"${createHash("sha256").update(data).digest("base64url")}"` };
}

/** Address rules that suit every generator: a file, a page without its ending, or a folder's index. */
function findFile(root: string, url: string): { status: number; file: string } {
  const path = decodeURIComponent(url.replace(/[?#].*$/, "")).replace(/^\/+|\/+$/g, "");
  const candidates = path === "" ? ["index.html"] : [path, `${path}.html`, `${path}/index.html`];
  const isThere = (file: string) => existsSync(join(root, file)) && statSync(join(root, file)).isFile();
  const file = /(^|\/)\.\.(\/|$)/.test(path) ? undefined : candidates.find(isThere);
  return file ? { status: 200, file } : { status: 404, file: "404.html" };
}
