import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createEngine, type Engine } from "../../packages/search/src/engine/createEngine.ts";
import { brotliSize } from "../brotli.ts";

export interface CountedEngine {
  engine: Engine;
  /** Bytes fetched since the last call, after brotli. */
  takeBytes(): number;
}

/** An engine that has fetched nothing yet, on the files of a built site. */
export function countedEngine(root: string): CountedEngine {
  let bytes = 0;
  const engine = createEngine({
    root: "/",
    baseUrl: "/",
    async fetch(url) {
      const content = await readFile(join(root, url));
      const size = await brotliSize(content);
      bytes += size;
      return new Response(content);
    },
  });
  return {
    engine,
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
