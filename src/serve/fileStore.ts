import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
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
  read(file: string, accepted: string): Promise<StoredFile>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function openFileStore(root: string): FileStore {
  const cache = new Map<string, Promise<StoredFile>>();
  return {
    has: (file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile(),
    read(file, accepted) {
      const encoding = isCompressible(file) ? bestEncoding(accepted) : "identity";
      const { mtimeMs, size } = statSync(join(root, file));
      const key = `${file} ${encoding} ${mtimeMs} ${size}`;
      const known = cache.get(key);
      if (known) return known;
      const loading = load(join(root, file), encoding);
      cache.set(key, loading);
      return loading;
    },
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
