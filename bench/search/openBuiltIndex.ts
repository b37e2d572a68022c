import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { INDEX_FILE, INDEX_FOLDER } from "@docs/search";
import { createEngine } from "../../packages/search/src/engine/createEngine.ts";
import { brotliSize } from "../brotli.ts";

/** The search of a built site: its bytes after brotli, and pages for a query. */
export interface BuiltIndex {
  engineBytes: number[];
  /** What the first answer needs, code included. */
  firstBytes: number[];
  allBytes: number[];
  /** Addresses of pages, best first. */
  ask(query: string): Promise<string[]>;
}

export async function openBuiltIndex(root: string): Promise<BuiltIndex> {
  const assets = await readdir(join(root, "assets"));
  const code = assets.filter((name) => /^(searchWorker|searchSite)-.*\.js$/.test(name));
  const [rest = ""] = await readdir(join(root, INDEX_FOLDER));
  const engineBytes = await bytesOf(code.map((name) => join("assets", name)));
  const [first, other] = [await bytesOf([INDEX_FILE]), await bytesOf([join(INDEX_FOLDER, rest)])];
  const engine = createEngine({
    root: "/",
    baseUrl: "/",
    mayFetchAll: true,
    fetch: async (url) => new Response(await readFile(join(root, url))),
  });
  return {
    engineBytes: [engineBytes],
    firstBytes: [engineBytes + first],
    allBytes: [first + other],
    async ask(text) {
      let urls: string[] = [];
      await engine.search(
        { text, limit: 30 },
        ({ hits }) => {
          urls = hits.map(({ url }) => url.split("#", 1)[0] ?? url);
        },
        new AbortController().signal,
      );
      return urls;
    },
  };

  async function bytesOf(files: string[]): Promise<number> {
    const sizes = await Promise.all(files.map(async (file) => brotliSize(await readFile(join(root, file)))));
    return sizes.reduce((sum, size) => sum + size, 0);
  }
}
