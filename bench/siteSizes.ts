import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { keyToPayload, routeToFile } from "../packages/generator/src/shared/url.ts";
import { brotliSize } from "./brotli.ts";

export interface PageSizes {
  /** With its CSS inside. */
  html: number;
  css: number;
  payload: number;
}

/** Transfer sizes of a built site, in bytes after brotli 11. */
export interface SiteSizes {
  pages: Record<string, PageSizes>;
  /** The entry with everything it imports at once. */
  firstScript: number;
  /** Scripts that wait for intent. */
  laterScripts: { name: string; bytes: number }[];
  /** The complete stylesheet, fetched after the page is there. */
  stylesheet: number;
  nav: number;
}

/** Measures a built folder; `routes` are the pages to look at. */
export async function siteSizes(root: string, routes: string[]): Promise<SiteSizes> {
  const read = (file: string) => readFile(join(root, file), "utf8");
  const documents = await Promise.all(routes.map((route) => read(routeToFile(route))));
  const pages = await Promise.all(
    routes.map(async (route, at): Promise<[string, PageSizes]> => {
      const html = documents[at] ?? "";
      const [whole, css, payload] = await Promise.all([
        brotliSize(html),
        brotliSize(inlinedCss(html)),
        brotliSize(await read(keyToPayload(route))),
      ]);
      return [route, { html: whole, css, payload }];
    }),
  );
  const first = await withImports(entryOf(documents[0] ?? ""), read);
  const assets = (await readdir(join(root, "assets"))).map((name) => `assets/${name}`);
  const size = async (file: string) => brotliSize(await read(file));
  const later = assets.filter((file) => file.endsWith(".js") && !first.has(file));
  const sizeOfAll = async (pattern: RegExp) =>
    sum(await Promise.all(assets.filter((file) => pattern.test(file)).map(size)));
  return {
    pages: Object.fromEntries(pages),
    firstScript: sum(await Promise.all([...first].map(size))),
    laterScripts: await Promise.all(
      later.map(async (file) => ({
        name: posix.basename(file).replace(/-.{8}\.js$/, ""),
        bytes: await size(file),
      })),
    ),
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
