import {
  INDEX_FOLDER,
  INDEX_FORMAT,
  INDEX_MANIFEST,
  type IndexManifest,
  type IndexPage,
} from "../indexFormat.ts";
import type { SearchRecord } from "../searchRecord.ts";
import { createSpellingReader } from "../text/tokenize.ts";
import { indexPage, type PageIndex } from "./indexPage.ts";
import { packFiles } from "./packFiles.ts";
import { type TermFiles, termFiles } from "./termFiles.ts";
import { termRows } from "./termRows.ts";

export interface IndexInput {
  records: SearchRecord[];
  /** Names a file by its content. */
  hash(content: string): string;
}

export interface IndexFile {
  path: string;
  content: string;
  /** Names the content. */
  input: string;
}

/** A file that the manifest names. */
export interface NamedFile extends IndexFile {
  name: string;
}

/** All files of the search index. */
export function buildIndex({ records, hash }: IndexInput): IndexFile[] {
  const spellings = createSpellingReader();
  const pages = groupByPage(records).map((page) => indexPage(page, { spellings, hash }));
  return joinPages(pages, termFiles(termRows(pages), pages, { hash }), hash);
}

/**
 * The same from pages that are indexed already, and the terms of all of them. Names follow content only, so that a
 * host can cache them forever.
 */
export function joinPages(pages: PageIndex[], terms: TermFiles, hash: IndexInput["hash"]): IndexFile[] {
  const files = new Map<string, NamedFile>();
  const trails = new Map<string, number>();
  const manifest: IndexManifest = {
    format: INDEX_FORMAT,
    shards: terms.shards.map(({ first, input, text }) => [first, store(input, () => text)]),
    words: store(terms.words.input, () => terms.words.text),
    packs: [],
    trails: [],
    pages: pages.map((page) => toPage(page, trails, store)),
  };
  manifest.packs = packFiles([...files.values()], hash).map(({ input, read }) => store(input, read));
  manifest.trails = [...trails.keys()].map((trail): string[] => JSON.parse(trail));
  const content = JSON.stringify(manifest);
  return [{ path: INDEX_MANIFEST, content, input: hash(content) }, ...files.values()];

  function store(input: string, read: () => string): string {
    const name = input.slice(0, 8);
    const path = `${INDEX_FOLDER}/${name}.json`;
    const known = files.get(path);
    if (known && known.input !== input) throw new Error(`Two files of the index share the name ${path}.`);
    files.set(path, {
      name,
      path,
      input,
      get content() {
        return read();
      },
    });
    return name;
  }
}

function groupByPage(records: SearchRecord[]): SearchRecord[][] {
  const pages: SearchRecord[][] = [];
  for (const record of records) {
    const last = pages.at(-1);
    if (last?.[0]?.page === record.page) last.push(record);
    else pages.push([record]);
  }
  return pages;
}

function toPage(
  page: PageIndex,
  trails: Map<string, number>,
  store: (input: string, read: () => string) => string,
): IndexPage {
  const trail = JSON.stringify(page.trail);
  if (!trails.has(trail)) trails.set(trail, trails.size);
  const blocks = page.blocks.flatMap(({ records, hash }, at) => [
    records,
    store(hash, () => page.texts[at] ?? ""),
  ]);
  return [page.page, page.title, trails.get(trail) ?? 0, page.origin, ...blocks];
}
