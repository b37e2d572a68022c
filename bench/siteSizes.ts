import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { INDEX_FILE, INDEX_FOLDER } from "@docs/search";
import { keyToPayload, pathToFile } from "../packages/generator/src/shared/url.ts";
import { MEASURED_PAGES } from "./metrics.ts";

/** Returns the transfer sizes of a built site, in bytes after brotli 11; `routes` are the pages to look at. */
export async function siteSizes(root: string, routes: string[]) {
  const read = (file: string) => readFile(join(root, file), "utf8");
  const documents = await Promise.all(routes.map((route) => read(pathToFile(route))));
  const pages = await Promise.all(
    routes.map(async (route, at) => {
      const html = documents[at] ?? "";
      const [whole, css, payload] = await Promise.all([
        brotliSize(html),
        brotliSize(inlinedCss(html)),
        brotliSize(await read(keyToPayload(route))),
      ]);
      return [route, { html: whole, css, payload }] as const;
    }),
  );
  const first = await withImports(entryOf(documents[0] ?? ""), read);
  const assets = (await readdir(join(root, "assets"))).map((name) => `assets/${name}`);
  const size = async (file: string) => brotliSize(await read(file));
  const sizeOfAll = async (pattern: RegExp) =>
    sum(await Promise.all(assets.filter((file) => pattern.test(file)).map(size)));
  return {
    pages: Object.fromEntries(pages),
    /** The entry with everything it imports at once. */
    firstScript: sum(await Promise.all([...first].map(size))),
    /** Of islands, fetched with them. */
    stylesheet: await sizeOfAll(/\.css$/),
    nav: await sizeOfAll(/\/nav-[^/]+\.json$/),
  };
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

function inlinedCss(html: string): string {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("");
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const compress = promisify(brotliCompress);

/** As a static host stores it: compressed once, as well as it goes. */
export function brotli(data: Buffer | string): Promise<Buffer> {
  return compress(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}

async function brotliSize(data: Buffer | string): Promise<number> {
  return (await brotli(data)).length;
}

/** Bytes of our built site after brotli, by the names of `metrics.ts`. */
export async function weighSite(root: string): Promise<Record<string, number>> {
  const { pages, ...sizes } = await siteSizes(root, Object.values(MEASURED_PAGES));
  const weighed = Object.entries(MEASURED_PAGES).flatMap(([name, route]): [string, number][] => [
    [`${name}.html`, pages[route]?.html ?? Number.NaN],
    [`${name}.payload`, pages[route]?.payload ?? Number.NaN],
  ]);
  const inlinedCss = Math.max(...Object.values(pages).map(({ css }) => css));
  return { ...Object.fromEntries(weighed), inlinedCss, ...sizes, ...(await weighSearch(root)) };
}

async function weighSearch(root: string): Promise<Record<string, number>> {
  const filesIn = async (folder: string) =>
    (await readdir(join(root, folder))).map((name) => join(folder, name));
  const code = (await filesIn("assets")).filter((file) => /\/searchWorker-.*\.js$/.test(file));
  const engine = await bytesOf(code);
  const first = await bytesOf([INDEX_FILE]);
  const second = await bytesOf(await filesIn(INDEX_FOLDER));
  return { engine, firstIndex: engine + first, index: first + second };

  async function bytesOf(files: string[]): Promise<number> {
    const sizes = await Promise.all(files.map(async (file) => brotliSize(await readFile(join(root, file)))));
    return sizes.reduce((sum, size) => sum + size, 0);
  }
}
