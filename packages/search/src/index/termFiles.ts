import { INDEX_FORMAT } from "../indexFormat.ts";
import type { PageIndex } from "./indexPage.ts";
import { listWords, powerOf } from "./listWords.ts";
import { type CutterOptions, createShardCutter, type TermShard } from "./shardCutter.ts";
import { type PageChange, readRows, type TermRow, touchedTerms, updateRows } from "./termRows.ts";

/** The files that terms become. */
export interface TermFiles {
  shards: TermShard[];
  /** Every word, for typos. */
  words: { text: string; input: string };
}

/** The files of all terms of the pages. */
export function termFiles(rows: TermRow[], pages: PageIndex[], options: CutterOptions): TermFiles {
  const cutter = createShardCutter(options);
  for (const row of rows) cutter.add(row);
  return { shards: cutter.end(), words: wordsFile(rows, pages, options) };
}

/** The same files as all pages would give, from those before the changes: few of them are made again. */
export function updateTermFiles(
  known: TermFiles,
  changes: PageChange[],
  pages: PageIndex[],
  options: CutterOptions,
): TermFiles {
  const touched = touchedTerms(changes);
  const hasSameTitles = changes.every(hasSameLabels);
  if (touched.size === 0 && hasSameTitles) return known;
  if (known.shards.length === 0) return termFiles(updateRows([], changes, pages), pages, options);
  const affected = new Set([...touched].map((term) => shardOf(term, known.shards)));
  const before = [...affected].flatMap((at) => readRows(known.shards[at]?.rows ?? ""));
  const after = updateRows(before, changes, pages);
  const rowsOf = new Map([...affected].map((at): [number, TermRow[]] => [at, []]));
  for (const row of after) rowsOf.get(shardOf(row.term, known.shards))?.push(row);
  const cutter = createShardCutter(options);
  for (const [at, shard] of known.shards.entries()) {
    const changed = rowsOf.get(at);
    if (!changed && cutter.isBetween()) cutter.addWhole(shard);
    else for (const row of changed ?? readRows(shard.rows)) cutter.add(row);
  }
  const shards = cutter.end();
  const isSame = hasSameTitles && hasSameWords(touched, before, after);
  const allRows = () => shards.flatMap(({ rows }) => readRows(rows));
  return { shards, words: isSame ? known.words : wordsFile(allRows(), pages, options) };
}

/** The number of the shard that has the term, or would have it. */
function shardOf(term: string, shards: TermShard[]): number {
  let [low, high] = [0, shards.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((shards[middle]?.first ?? "") <= term) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** True when the list of words says the same of the terms. */
function hasSameWords(terms: Set<string>, before: TermRow[], after: TermRow[]): boolean {
  const told = (rows: TermRow[]) =>
    rows
      .filter(({ term }) => terms.has(term))
      .map(({ term, words, weights }) => [term, powerOf(weights.length), ...words].join(" "))
      .sort()
      .join("\n");
  return told(before) === told(after);
}

function hasSameLabels({ before, after }: PageChange): boolean {
  return before.labelWords.join(" ") === after.labelWords.join(" ");
}

function wordsFile(rows: TermRow[], pages: PageIndex[], { hash }: CutterOptions): TermFiles["words"] {
  const text = JSON.stringify({ format: INDEX_FORMAT, words: listWords(countWords(rows, pages)) });
  return { text, input: hash(text) };
}

/** Words with the number of their records. Titles are searched through the manifest, but can be misspelled too. */
function countWords(rows: TermRow[], pages: PageIndex[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (word: string, count: number) => counts.set(word, Math.max(counts.get(word) ?? 0, count));
  for (const { words, weights } of rows) for (const word of words) add(word, weights.length);
  for (const { labelWords } of pages) for (const word of labelWords) add(word, 1);
  return counts;
}
