import { shortHash } from "../../generator/src/build/hash.ts";
import { createEngine, type Engine } from "../src/engine/createEngine.ts";
import { buildIndex } from "../src/index/buildIndex.ts";
import type { SearchRecord } from "../src/searchRecord.ts";

/** A site's index without a network: its files, what was fetched of them, and an engine that reads them. */
export interface MemoryIndex {
  /** By path, to be damaged or taken away. */
  files: Map<string, string>;
  fetched: string[];
  engine: Engine;
}

interface MemoryOptions {
  baseUrl?: string;
  mayFetchAhead?(): boolean;
}

export function memoryIndex(
  records: SearchRecord[],
  { baseUrl = "/", mayFetchAhead = () => false }: MemoryOptions = {},
): MemoryIndex {
  const files = new Map(indexFiles(records));
  const fetched: string[] = [];
  const root = `https://site.test${baseUrl}`;
  const engine = createEngine({
    root,
    baseUrl,
    mayFetchAhead,
    async fetch(url) {
      const path = url.slice(root.length);
      fetched.push(path);
      const content = files.get(path);
      return new Response(content ?? "Not found", { status: content === undefined ? 404 : 200 });
    },
  });
  return { files, fetched, engine };
}

export function indexFiles(records: SearchRecord[]): [path: string, content: string][] {
  return buildIndex({ records, hash: shortHash }).map(({ path, content }) => [path, content]);
}

/** A record with the given parts; `page` names page and title unless they are given. */
export function record(parts: Partial<SearchRecord> & { page: string }): SearchRecord {
  return {
    anchor: null,
    kind: "docs",
    origin: "text",
    trail: [],
    title: parts.page.slice(1),
    heading: null,
    text: "",
    names: [],
    phrases: [],
    ...parts,
  };
}

/** Addresses of the best hits. */
export async function urlsFor({ engine }: MemoryIndex, text: string, limit = 10): Promise<string[]> {
  const { hits } = await engine.search({ text, limit });
  return hits.map(({ url }) => url);
}
