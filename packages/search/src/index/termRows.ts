import { packNumbers, unpackNumbers } from "../packNumbers.ts";
import type { PageIndex } from "./indexPage.ts";
import { type Posting, postTerms } from "./postTerms.ts";

/** What a shard says of a term. */
export interface TermRow {
  term: string;
  /** The words that became it, sorted. */
  words: string[];
  /** How far its records are apart, packed. */
  gaps: string;
  /** The level of its weight in each record, as a digit. */
  weights: string;
}

/** Every term of the pages, sorted. The records of all pages are numbered in their order. */
export function termRows(pages: PageIndex[]): TermRow[] {
  const postings = postTerms(pages);
  return [...postings.keys()].sort().map((term) => {
    const { records = [], weights = "", words = [] } = postings.get(term) ?? {};
    return { term, words: [...words].sort(), gaps: packRecords(records), weights };
  });
}

/** A page in the place of another with as many records, the first of which has the number. */
export interface PageChange {
  first: number;
  before: PageIndex;
  after: PageIndex;
}

/** The terms whose rows are not the same after the changes. */
export function touchedTerms(changes: PageChange[]): Set<string> {
  return new Set(
    changes.flatMap(({ before, after }) => {
      const [old, now] = [postTerms([before]), postTerms([after])];
      const [oldPairs, nowPairs] = [pairsOf(before), pairsOf(after)];
      const pairs = [...onlyIn(nowPairs, oldPairs), ...onlyIn(oldPairs, nowPairs)];
      const posted = [...new Set([...old.keys(), ...now.keys()])];
      return [
        ...posted.filter((term) => !isSame(old.get(term), now.get(term))),
        ...pairs.map(([term]) => term),
      ];
    }),
  );
}

/** The rows that all pages would give, from those before the changes; rows of terms that are not touched may be left out. */
export function updateRows(rows: TermRow[], changes: PageChange[], pages: PageIndex[]): TermRow[] {
  const byTerm = new Map(rows.map((row) => [row.term, row]));
  const newWords = new Map<string, Set<string>>();
  const goneFrom = new Set<string>();
  for (const { first, before, after } of changes) {
    const [old, now] = [postTerms([before]), postTerms([after])];
    for (const term of new Set([...old.keys(), ...now.keys()])) {
      if (isSame(old.get(term), now.get(term))) continue;
      const end = first + recordCount(after);
      const row = byTerm.get(term) ?? { term, words: [], gaps: "", weights: "" };
      const records = unpackRecords(row.gaps);
      const from = records.findIndex((record) => record >= first);
      const start = from < 0 ? records.length : from;
      const rest = records.filter((record) => record >= end);
      const { records: found = [], weights = "" } = now.get(term) ?? {};
      const numbers = [...records.slice(0, start), ...found.map((record) => first + record), ...rest];
      const digits =
        row.weights.slice(0, start) + weights + row.weights.slice(row.weights.length - rest.length);
      if (numbers.length === 0) byTerm.delete(term);
      else byTerm.set(term, { ...row, gaps: packRecords(numbers), weights: digits });
    }
    const [oldPairs, nowPairs] = [pairsOf(before), pairsOf(after)];
    for (const [term, word] of onlyIn(nowPairs, oldPairs))
      newWords.set(term, (newWords.get(term) ?? new Set()).add(word));
    for (const [term] of onlyIn(oldPairs, nowPairs)) goneFrom.add(term);
  }
  const gathered = wordsOf(goneFrom, pages);
  return [...byTerm.keys()].sort().flatMap((term) => {
    const row = byTerm.get(term);
    if (!row) return [];
    const added = newWords.get(term);
    const words = gathered.get(term) ?? (added && new Set([...row.words, ...added]));
    return [words ? { ...row, words: [...words].sort() } : row];
  });
}

function isSame(one: Posting | undefined, other: Posting | undefined): boolean {
  return one?.weights === other?.weights && one?.records.join() === other?.records.join();
}

export function recordCount({ blocks }: PageIndex): number {
  return blocks.reduce((sum, { records }) => sum + records, 0);
}

/** The words that became the terms, asked of all pages: where one page has lost a word, others may have it. */
function wordsOf(terms: Set<string>, pages: PageIndex[]): Map<string, Set<string>> {
  const words = new Map([...terms].map((term) => [term, new Set<string>()]));
  if (words.size > 0)
    for (const page of pages) for (const [term, word] of pairsOf(page)) words.get(term)?.add(word);
  return words;
}

function pairsOf({ words }: PageIndex): [term: string, word: string][] {
  const texts = words === "" ? [] : words.split(" ");
  return Array.from({ length: texts.length / 2 }, (_, at) => [texts[2 * at] ?? "", texts[2 * at + 1] ?? ""]);
}

/** The pairs that the others do not have. */
function onlyIn(some: [string, string][], others: [string, string][]): [string, string][] {
  const known = new Set(others.map((pair) => pair.join(" ")));
  return some.filter((pair) => !known.has(pair.join(" ")));
}

function packRecords(records: number[]): string {
  return packNumbers(records.map((record, at) => record - (records[at - 1] ?? -1) - 1));
}

function unpackRecords(gaps: string): number[] {
  let last = -1;
  return unpackNumbers(gaps).map((gap) => {
    last += gap + 1;
    return last;
  });
}

/** Rows as one text, and back. Each word has a blank before it: no words are something else than one that is empty. */
export function writeRows(rows: TermRow[]): string {
  return rows
    .map(({ term, words, gaps, weights }) => `${[term, ...words].join(" ")}\t${gaps}\t${weights}`)
    .join("\n");
}

export function readRows(text: string): TermRow[] {
  if (text === "") return [];
  return text.split("\n").map((line) => {
    const [names = "", gaps = "", weights = ""] = line.split("\t");
    const [term = "", ...words] = names.split(" ");
    return { term, words, gaps, weights };
  });
}
