import type { SearchRecord } from "../../shared/searchRecord.ts";
import {
  INDEX_FOLDER,
  INDEX_FORMAT,
  INDEX_MANIFEST,
  type IndexManifest,
  type IndexPage,
  ORIGINS,
  type PageOrigin,
} from "../indexFormat.ts";
import { createSpellingReader, termsOf, tokenize } from "../text/tokenize.ts";
import { cutShards } from "./cutShards.ts";
import { indexPage, type PageIndex } from "./indexPage.ts";
import { listWords } from "./listWords.ts";
import { type Posting, postTerms } from "./postTerms.ts";

export interface IndexInput {
  records: SearchRecord[];
  /** Names a file by its content. */
  hash(content: string): string;
  /** Does the work, or finds its result from an earlier time; the key names all that goes into it. */
  recall?<Value>(key: string, work: () => Value): Value;
}

export interface IndexFile {
  path: string;
  content: string;
}

/** All files of the search index. Names follow content only, so that a host can cache them forever. */
export function buildIndex({ records, hash, recall = (_key, work) => work() }: IndexInput): IndexFile[] {
  const files = new Map<string, IndexFile>();
  const spellings = createSpellingReader();
  const pages = groupByPage(records).map((page) => ({
    records: page,
    index: recall(`index ${hash(JSON.stringify(page))}`, () => indexPage(page, spellings)),
  }));
  const terms = postTerms(pages.map(({ index }) => index));
  const trails = new Map<string, number>();
  const manifest: IndexManifest = {
    format: INDEX_FORMAT,
    shards: cutShards(terms).map(({ first, shard }) => [first, store(JSON.stringify(shard))]),
    words: store(JSON.stringify({ format: INDEX_FORMAT, words: listWords(countWords(terms, pages)) })),
    trails: [],
    pages: pages.map((page) => toPage(page, trails, store)),
  };
  manifest.trails = [...trails.keys()].map((trail): string[] => JSON.parse(trail));
  return [{ path: INDEX_MANIFEST, content: JSON.stringify(manifest) }, ...files.values()];

  function store(content: string): string {
    const name = hash(content).slice(0, 8);
    const path = `${INDEX_FOLDER}/${name}.json`;
    const known = files.get(path);
    if (known && known.content !== content) throw new Error(`Two files of the index share the name ${path}.`);
    files.set(path, { path, content });
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

interface IndexedPage {
  records: SearchRecord[];
  index: PageIndex;
}

function toPage(
  { records, index }: IndexedPage,
  trails: Map<string, number>,
  store: (content: string) => string,
): IndexPage {
  const [first] = records;
  if (!first) throw new Error("A page without records cannot be indexed.");
  const trail = JSON.stringify(first.trail);
  if (!trails.has(trail)) trails.set(trail, trails.size);
  const blocks = index.blocks.flatMap(({ records: count, content }) => [count, store(content)]);
  return [first.page, first.title, trails.get(trail) ?? 0, originOf(records), ...blocks];
}

/** A page is drawn when most of its sections and most of its text are. */
function originOf(records: SearchRecord[]): PageOrigin {
  const [first] = records;
  const drawn = records.filter(({ origin }) => origin !== "text");
  const isDrawn = drawn.length * 2 > records.length && lengthOf(drawn) * 2 > lengthOf(records);
  const name =
    first?.kind === "blog" ? "blog" : isDrawn && first?.origin === "text" ? "entry" : first?.origin;
  return Math.max(0, ORIGINS.indexOf(name ?? "text")) as PageOrigin;
}

function lengthOf(records: SearchRecord[]): number {
  return records.reduce((sum, { text }) => sum + text.length, 0);
}

/** Words with the number of their records. Titles are searched through the manifest, but can be misspelled too. */
function countWords(terms: Map<string, Posting>, pages: IndexedPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (word: string, count: number) => counts.set(word, Math.max(counts.get(word) ?? 0, count));
  for (const { words, records } of terms.values()) for (const word of words) add(word, records.length);
  for (const {
    records: [first],
  } of pages) {
    const labels = first ? [first.title, ...first.trail] : [];
    for (const { word } of labels.flatMap(tokenize).flatMap(termsOf)) add(word, 1);
  }
  return counts;
}
