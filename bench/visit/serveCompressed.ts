import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { contentType, isCompressible } from "../../packages/generator/src/serve/contentTypes.ts";
import { resolveRequest } from "../../packages/generator/src/serve/resolveRequest.ts";
import { KEEP_ALIVE_MS } from "../../packages/generator/src/serve/serve.ts";
import { brotli } from "../brotli.ts";
import type { Certificate } from "./makeCertificate.ts";

export interface CompressedSite {
  /** Without a trailing slash. */
  origin: string;
  /** Waits until all that was asked for is compressed: a large file takes minutes, and visitors may have left. */
  compressed(): Promise<void>;
  close(): Promise<void>;
}

/** Files named by their content, in the folders that generators put them in. */
const IMMUTABLE = /^(assets|_astro|static)\//;

interface Reply {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

/** Where another site than ours differs. */
export interface ServeOptions {
  /** Its address rules. */
  resolve?: typeof resolveRequest;
  /** Told of every answer, with the path and the size of its body. */
  onReply?(path: string, bytes: number): void;
}

/** Serves a built site as a good static host does: HTTP/2 where a certificate allows it, brotli 11, long caching. */
export async function serveCompressed(
  root: string,
  certificate: Certificate | null,
  options: ServeOptions = {},
): Promise<CompressedSite> {
  const { reply, compressed } = createReplies(root, options);
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, async (request, response) => {
        const { status, headers, body } = await reply(request.url);
        response.writeHead(status, headers).end(body);
      })
    : createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
        const { status, headers, body } = await reply(request.url ?? "/");
        response.writeHead(status, headers).end(body);
      });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${certificate ? "https" : "http"}://localhost:${port}`,
    compressed,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function createReplies(
  root: string,
  { resolve = resolveRequest, onReply }: ServeOptions,
): { reply(url: string): Promise<Reply>; compressed(): Promise<void> } {
  // Compressing takes longer than sending: the first visit is never timed and fills this.
  const bodies = new Map<string, Promise<Buffer>>();
  const has = (file: string) => existsSync(join(root, file)) && statSync(join(root, file)).isFile();

  async function load(file: string): Promise<Buffer> {
    const plain = await readFile(join(root, file));
    return isCompressible(file) ? brotli(plain) : plain;
  }

  return { reply, compressed: () => Promise.all(bodies.values()).then(() => undefined) };

  async function reply(url: string): Promise<Reply> {
    const found = resolve(url, { has });
    if (found.status === 301) return { status: 301, headers: { location: found.location }, body: "" };
    if (found.status === 400) return { status: 400, headers: {}, body: "" };
    const { status, file } = found;
    const body = bodies.get(file) ?? load(file);
    bodies.set(file, body);
    const headers = {
      "content-type": contentType(file),
      "cache-control": IMMUTABLE.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
      ...(isCompressible(file) ? { "content-encoding": "br" } : {}),
      "content-length": (await body).length,
    };
    onReply?.(file, (await body).length);
    return { status, headers, body: await body };
  }
}
