import { readdirSync, statSync } from "node:fs";
import { readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "../serve/contentTypes.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const CONCURRENCY = 4;

/** Writes `.br` and `.gz` next to every compressible file, skipping files that already have them. */
export async function compressFiles(root: string): Promise<{ files: number; plain: number; brotli: number }> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const total = { files: files.length, plain: 0, brotli: 0 };
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) {
      const { plain, brotli } = await compressOne(file);
      total.plain += plain;
      total.brotli += brotli;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return total;
}

async function compressOne(file: string): Promise<{ plain: number; brotli: number }> {
  const { mtime, size } = statSync(file);
  const made = ["br", "gz"].map((ending) => statSync(`${file}.${ending}`, { throwIfNoEntry: false }));
  if (made.every((known) => known?.mtimeMs === mtime.getTime()))
    return { plain: size, brotli: made[0]?.size ?? size };
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, zipped] = await Promise.all([
    compressBrotli(bytes, { params }),
    compressGzip(bytes, { level: 9 }),
  ]);
  for (const [ending, content] of Object.entries({ br: brotli, gz: zipped })) {
    await writeFile(`${file}.${ending}`, content);
    await utimes(`${file}.${ending}`, mtime, mtime);
  }
  return { plain: size, brotli: brotli.length };
}
