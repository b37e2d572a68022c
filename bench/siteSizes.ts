import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { INDEX_FILE, INDEX_FOLDER } from "@docs/search";
import { keyToPayload, pathToFile } from "../packages/generator/src/shared/url.ts";
import { MEASURED_PAGES } from "./metrics.ts";

/** Returns transfer sizes of our built site, in bytes after brotli 11, by the names of `metrics.ts`. */
export async function weighSite(root: string, wanted?: string[]): Promise<Record<string, number>> {
  const read = (file: string) => readFile(join(root, file), "utf8");
  const weigh = async (files: Iterable<string>) => {
    const sizes = await Promise.all([...files].map(async (file) => brotliSize(await read(file))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const { postgresql, rcpt } = MEASURED_PAGES;
  const html = await read(pathToFile(postgresql));
  const assets = (await readdir(join(root, "assets"))).map((name) => `assets/${name}`);
  const { rest } = JSON.parse(await read(INDEX_FILE)) as { rest: string };
  const matching = (pattern: RegExp) => assets.filter((file) => pattern.test(file));
  const engine = matching(/\/searchWorker-.*\.js$/);
  const weights: Record<string, () => Promise<number>> = {
    "postgresql.html": () => weigh([pathToFile(postgresql)]),
    "postgresql.payload": () => weigh([keyToPayload(postgresql)]),
    "rcpt.html": () => weigh([pathToFile(rcpt)]),
    "rcpt.payload": () => weigh([keyToPayload(rcpt)]),
    inlinedCss: () => brotliSize(/<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ""),
    firstScript: async () => weigh(await withImports(entryOf(html), read)),
    // Of islands, fetched with them.
    stylesheet: () => weigh(matching(/\.css$/)),
    nav: () => weigh(matching(/\/nav-[^/]+\.json$/)),
    engine: () => weigh(engine),
    firstIndex: () => weigh([...engine, INDEX_FILE]),
    index: () => weigh([INDEX_FILE, `${INDEX_FOLDER}/${rest}`]),
  };
  const chosen = Object.entries(weights).filter(([id]) => wanted?.includes(id) ?? true);
  return Object.fromEntries(await Promise.all(chosen.map(async ([id, weight]) => [id, await weight()])));
}

/** The entry script a document names. */
function entryOf(html: string): string {
  const entry = /data-scripts="(?:[^"]* )?[^" ]*?(assets\/[^" ]+)"/.exec(html)?.[1];
  if (!entry) throw new Error("The document does not name its entry script.");
  return entry;
}

/** A script and all it imports statically. */
async function withImports(entry: string, read: (file: string) => Promise<string>): Promise<Set<string>> {
  const found = new Set([entry]);
  for (const file of found) {
    for (const [, path = ""] of (await read(file)).matchAll(
      /(?:\bfrom|\bimport)\s*["'](\.\.?\/[^"']+\.js)["']/g,
    )) {
      found.add(posix.join(posix.dirname(file), path));
    }
  }
  return found;
}

const compress = promisify(brotliCompress);

/** As a static host stores it: compressed once, as well as it goes. */
export function brotli(data: Buffer | string): Promise<Buffer> {
  return compress(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}

async function brotliSize(text: string): Promise<number> {
  return (await brotli(text)).length;
}
