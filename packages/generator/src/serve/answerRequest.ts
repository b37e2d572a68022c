import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, posix } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { HOST_FILES, headersFor, parseHeaders, parseRedirects } from "../shared/hosting.ts";
import { contentType, isCompressible } from "./contentTypes.ts";
import { resolveRequest } from "./resolveRequest.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

interface ServedFolder {
  folder: string;
  /** Compressed bodies by ETag; compressing a script of 200 kB takes 20 ms. */
  compressed: Map<string, Promise<Buffer>>;
}

/** Answers a request from a built folder, which is read on every request, so that a new build is served at once. */
export async function answerRequest(
  { folder, compressed }: ServedFolder,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "", url = "/", headers } = request;
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD", "Content-Length": "0" }).end();
    return;
  }
  const has = (file: string) => isFile(join(folder, file));
  const redirectsOf = (file: string) => parseRedirects(readTable(folder, file, HOST_FILES.redirects));
  const found = resolveRequest(url, { has, redirectsOf, accept: headers.accept });
  if (found.status === 301) {
    response
      .writeHead(301, { Location: found.location, "Cache-Control": "no-cache", "Content-Length": "0" })
      .end();
    return;
  }
  if (found.status === 400 || !has(found.file)) {
    const text = found.status === 400 ? "Bad request\n" : "Not found\n";
    response.writeHead(found.status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
    return;
  }
  const { file, status } = found;
  const plain = await readFile(join(folder, file));
  const encoding = isCompressible(file) ? bestEncoding(String(headers["accept-encoding"] ?? "")) : "identity";
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 16)}-${encoding}"`;
  const sent = {
    "Content-Type": contentType(file),
    ...headersFor(`/${file}`, parseHeaders(readTable(folder, file, HOST_FILES.headers))),
    Vary: "Accept, Accept-Encoding",
    ETag: etag,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  };
  if (status === 200 && isKnown(etag, headers["if-none-match"])) {
    response.writeHead(304, sent).end();
    return;
  }
  const packed = compressed.get(etag) ?? compress(plain, encoding);
  compressed.set(etag, packed);
  const body = await packed;
  response.writeHead(status, { ...sent, "Content-Length": body.length });
  response.end(method === "HEAD" ? undefined : body);
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // The name is too long, or a parent is a file.
    return false;
  }
}

/** Reads the closest `_headers` or `_redirects` above a file: a site with a base path is in a subfolder. */
function readTable(folder: string, file: string, name: string): string {
  // Limits the work for URLs with thousands of segments.
  const parts = posix.dirname(file).split("/").slice(0, 8);
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const table = join(folder, ...parts.slice(0, depth), name);
    if (isFile(table)) return readFileSync(table, "utf8");
  }
  return "";
}

/** Also matches weak tags, which proxies send that recompress the body. */
function isKnown(etag: string, tags: string | undefined): boolean {
  return tags?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, ""))) ?? false;
}

async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === "gzip" ? compressGzip(bytes) : bytes;
}

type Encoding = "br" | "gzip" | "identity";

/** Prefers brotli over gzip; respects `q=0`. */
export function bestEncoding(accepted: string): Encoding {
  const accepts = (name: string) =>
    accepted.split(",").some((part) => {
      const [coding = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
      return coding === name && !refused;
    });
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}
