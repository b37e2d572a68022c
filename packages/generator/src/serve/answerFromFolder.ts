import { readFileSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, posix } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { COPY_LINK, HOST_FILES, headersFor, parseHeaders, parseRedirects } from "../shared/hosting.ts";
import { withBase } from "../shared/url.ts";
import { bestEncoding, type Encoding } from "./acceptHeader.ts";
import { contentType, isCompressible } from "./contentTypes.ts";
import { resolveRequest } from "./resolveRequest.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Larger files are sent as they are, a part at a time. */
const LARGEST_PACKED = 16_000_000;

/** Answers a request from a built folder, which is read on every request, so that a new build is served at once. */
export async function answerFromFolder(
  folder: string,
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
  const answer = resolveRequest(url, { has, redirectsOf, accept: headers.accept });
  if (answer.status === 301) {
    response
      .writeHead(301, { Location: answer.location, "Cache-Control": "no-cache", "Content-Length": "0" })
      .end();
    return;
  }
  if (answer.status === 400 || !has(answer.file)) {
    const text = answer.status === 400 ? "Bad request\n" : "Not found\n";
    response.writeHead(answer.status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
    return;
  }
  const { file, status, copy } = answer;
  const headersOfSite = headersFor(`/${file}`, parseHeaders(readTable(folder, file, HOST_FILES.headers)));
  const copyLink = copy && `<${withBase("/", `/${copy}`)}>; ${COPY_LINK}`;
  const links = [headersOfSite["Link"], copyLink].filter((link) => link !== undefined);
  const fileHeaders = {
    "Content-Type": contentType(file),
    ...headersOfSite,
    ...(links.length > 0 ? { Link: links.join(", ") } : {}),
    Vary: "Accept, Accept-Encoding",
  };
  await sendFile({ path: join(folder, file), status, headers: fileHeaders }, request, response);
}

/** Sends a file compressed, unless it is large or the browser has it already. */
async function sendFile(
  file: { path: string; status: number; headers: Record<string, string> },
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const handle = await open(file.path);
  try {
    const { size, mtimeMs, ino } = await handle.stat();
    const isPacked = isCompressible(file.path) && size < LARGEST_PACKED;
    const encoding = isPacked ? bestEncoding(String(asked["accept-encoding"] ?? "")) : "identity";
    const etag = `"${[size, mtimeMs, ino].map((part) => part.toString(36)).join("-")}-${encoding}"`;
    const headers = {
      ...file.headers,
      ETag: etag,
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    };
    if (file.status === 200 && isKnown(etag, asked["if-none-match"])) {
      response.writeHead(304, headers).end();
      return;
    }
    const packed = encoding === "identity" ? null : await compress(await handle.readFile(), encoding);
    response.writeHead(file.status, { ...headers, "Content-Length": packed?.length ?? size });
    if (method === "HEAD" || packed) response.end(method === "HEAD" ? undefined : packed);
    else await pipeline(handle.createReadStream(), response);
  } finally {
    await handle.close();
  }
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

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return compressGzip(bytes);
}
