import {
  INDEX_FOLDER,
  INDEX_FORMAT,
  INDEX_MANIFEST,
  type IndexBlock,
  type IndexManifest,
  type IndexPack,
  type IndexShard,
  type IndexWords,
} from "../indexFormat.ts";
import { countNumbers } from "../packNumbers.ts";
import { SearchUnavailable } from "../search.ts";

export type FetchFile = (url: string, init?: RequestInit) => Promise<Response>;

/** The files of the index, each fetched and checked once; what failed is fetched anew the next time. */
export interface IndexFiles {
  manifest(): Promise<IndexManifest>;
  shard(name: string): Promise<IndexShard>;
  words(name: string): Promise<IndexWords>;
  block(name: string): Promise<IndexBlock>;
  /** What it holds need not be fetched any more. */
  pack(name: string): Promise<unknown>;
  /** Lets the next call fetch the manifest again. */
  forget(): void;
}

/** `base` is the address of the site's root, with a slash at its end. */
export function openIndexFiles(base: string, fetchFile: FetchFile): IndexFiles {
  const known = new Map<string, Promise<unknown>>();
  /** What packs hold, until somebody asks for it. */
  const unpacked = new Map<string, unknown>();
  const opened = new Set<string>();
  const named = <Value extends { format: number }>(name: string, fits: (value: Value) => boolean) =>
    load(pathOf(name), fits);
  return {
    manifest: () =>
      load(
        INDEX_MANIFEST,
        ({ shards, words, packs, trails, pages }: IndexManifest) =>
          [shards, packs, trails, pages].every(Array.isArray) && typeof words === "string",
        { cache: "no-cache" },
      ),
    shard: (name) =>
      named(
        name,
        ({ terms, gaps, weights }: IndexShard) =>
          isTexts([terms, gaps, weights]) &&
          terms.split(",").length === gaps.split(" ").length &&
          countNumbers(gaps) === weights.length,
      ),
    words: (name) => named(name, ({ words }: IndexWords) => typeof words === "string"),
    block: (name) =>
      named(name, ({ records }: IndexBlock) => Array.isArray(records) && records.every(isTexts)),
    async pack(name) {
      if (opened.has(name)) return;
      const pack = await named(name, ({ files }: IndexPack) => typeof files === "object" && files !== null);
      opened.add(name);
      // From here on its files are kept, each by itself.
      known.delete(pathOf(name));
      for (const [file, content] of Object.entries(pack.files)) unpacked.set(pathOf(file), content);
    },
    forget: () => known.delete(INDEX_MANIFEST),
  };

  function load<Value extends { format: number }>(
    path: string,
    fits: (value: Value) => boolean,
    init?: RequestInit,
  ): Promise<Value> {
    const running = known.get(path) as Promise<Value> | undefined;
    if (running) return running;
    const loading = take(path, init).then((value) => parse(path, value as Value, fits));
    known.set(path, loading);
    loading.catch(() => known.delete(path));
    return loading;
  }

  async function take(path: string, init?: RequestInit): Promise<unknown> {
    if (!unpacked.has(path)) return fetchJson(path, init);
    const content = unpacked.get(path);
    unpacked.delete(path);
    return content;
  }

  async function fetchJson(path: string, init?: RequestInit): Promise<unknown> {
    const response = await fetchFile(base + path, init).catch((cause: unknown) => {
      throw new SearchUnavailable("unreachable", `The search index cannot be reached (${path}).`, { cause });
    });
    if (!response.ok) {
      throw new SearchUnavailable("unreachable", `A file of the search index is missing (${path}).`);
    }
    return response.json().catch((cause: unknown) => {
      throw new SearchUnavailable("corrupt", `A file of the search index is damaged (${path}).`, { cause });
    });
  }
}

function pathOf(name: string): string {
  return `${INDEX_FOLDER}/${name}.json`;
}

function parse<Value extends { format: number }>(
  path: string,
  value: Value,
  fits: (value: Value) => boolean,
): Value {
  const format: unknown = typeof value === "object" && value !== null ? value.format : undefined;
  if (typeof format === "number" && format !== INDEX_FORMAT) {
    throw new SearchUnavailable(
      "format",
      `The search index has format ${format}, and this page reads format ${INDEX_FORMAT}: reload the page.`,
    );
  }
  if (format !== INDEX_FORMAT || !fits(value)) {
    throw new SearchUnavailable("corrupt", `A file of the search index is damaged (${path}).`);
  }
  return value;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
