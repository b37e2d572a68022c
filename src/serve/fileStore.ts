import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "./contentTypes.ts";

export type Encoding = "br" | "gzip" | "identity";

export interface StoredFile {
  bytes: Buffer;
  etag: string;
  encoding: Encoding;
}

/** The files of a built folder, compressed once on first use. A rebuild is noticed by the file's time. */
export interface FileStore {
  has(file: string): boolean;
  /** Another one for every state of the file; null when there is none. */
  stamp(file: string): string | null;
  read(file: string, accepted: string): Promise<StoredFile>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function openFileStore(root: string): FileStore {
  const cache = new Map<string, { stamp: string; file: Promise<StoredFile> }>();
  const find = lookOncePerTurn((file) => stampOf(join(root, file)));

  return {
    has: (file) => find(file) !== null,
    stamp: find,
    read(file, accepted) {
      const encoding = isCompressible(file) ? bestEncoding(accepted) : "identity";
      const stamp = find(file) ?? "";
      const key = `${encoding} ${file}`;
      const known = cache.get(key);
      if (known?.stamp === stamp) return known.file;
      const loading = load(join(root, file), encoding);
      cache.set(key, { stamp, file: loading });
      loading.catch(() => cache.delete(key));
      return loading;
    },
  };
}

/** Tells one state of a file from another; null for what is no file. */
function stampOf(path: string): string | null {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() ? `${found.mtimeMs} ${found.size}` : null;
  } catch {
    // A name that no file can have: too long, or below another file.
    return null;
  }
}

/** Requests that arrive together look at the disk once: under load that is where most of the time went. */
function lookOncePerTurn(look: (file: string) => string | null): (file: string) => string | null {
  const seen = new Map<string, string | null>();
  return (file) => {
    const known = seen.get(file);
    if (known !== undefined) return known;
    if (seen.size === 0) setImmediate(() => seen.clear());
    const found = look(file);
    seen.set(file, found);
    return found;
  };
}

async function load(path: string, encoding: Encoding): Promise<StoredFile> {
  const plain = await readFile(path);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 16)}-${encoding}"`;
  return { bytes: await compress(plain, encoding), etag, encoding };
}

function compress(bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === "br") return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return encoding === "gzip" ? compressGzip(bytes) : bytes;
}

/** Understands `br;q=0`; brotli wins over gzip where both are welcome. */
export function bestEncoding(accepted: string): Encoding {
  const welcome = (name: string) =>
    accepted.split(",").some((part) => {
      const [coding = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
      return coding === name && !refused;
    });
  if (welcome("br")) return "br";
  return welcome("gzip") ? "gzip" : "identity";
}
