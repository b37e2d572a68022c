import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./bestEncoding.ts";
import { oncePerTurn } from "./oncePerTurn.ts";

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
  /** At once, where the file is in memory as it is on the disk. */
  read(file: string, encoding: Encoding): StoredFile | Promise<StoredFile>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function openFileStore(root: string): FileStore {
  const cache = new Map<string, { stamp: string; file: StoredFile | Promise<StoredFile> }>();
  const find = oncePerTurn((file) => stampOf(join(root, file)));

  return {
    has: (file) => find(file) !== null,
    stamp: find,
    read(file, encoding) {
      const stamp = find(file) ?? "";
      const key = `${encoding} ${file}`;
      const known = cache.get(key);
      if (known?.stamp === stamp) return known.file;
      const loading = load(join(root, file), encoding);
      const entry: { stamp: string; file: StoredFile | Promise<StoredFile> } = { stamp, file: loading };
      cache.set(key, entry);
      loading.then(
        (loaded) => {
          entry.file = loaded;
        },
        () => cache.delete(key),
      );
      return loading;
    },
  };
}

/** Tells one state of a file from another; null for what is no file. */
function stampOf(path: string): string | null {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() ? `${found.mtimeMs} ${found.size} ${found.ino}` : null;
  } catch {
    // A name that no file can have: too long, or below another file.
    return null;
  }
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
