import { ORIGINS, type PageOrigin } from "../indexFormat.ts";
import { toDigit } from "../packNumbers.ts";
import type { SearchRecord } from "../searchRecord.ts";
import { type SpellingReader, termsOf, tokenize } from "../text/tokenize.ts";
import { weightToLevel } from "../weights.ts";
import { cutBlocks } from "./cutBlocks.ts";
import { weighRecord } from "./weighRecord.ts";

/** What the index takes from one page alone, in a form that is quick to keep and to read again. */
export interface PageIndex {
  /** Its address. */
  page: string;
  title: string;
  trail: string[];
  /** The words of title and trail. */
  labelWords: string[];
  origin: PageOrigin;
  /** A line for each record: its terms with blanks between them. */
  terms: string;
  /** A line for each record: the level of each term's weight, as a digit. */
  weights: string;
  /** Terms, each followed by a word that became it. */
  words: string;
  /** Its text as files: the number of records in each, and its name. */
  blocks: { records: number; hash: string }[];
  /** The same files' content. */
  texts: string[];
}

interface PageTools {
  spellings: SpellingReader;
  /** Names a file by its content. */
  hash(content: string): string;
}

export function indexPage(records: SearchRecord[], { spellings, hash }: PageTools): PageIndex {
  const [first] = records;
  if (!first) throw new Error("A page without records cannot be indexed.");
  const weighed = records.map((record) => weighRecord(record, spellings));
  const met = spellings.takeMet();
  const blocks = cutBlocks(records);
  const texts = blocks.map((block) => JSON.stringify(block));
  return {
    page: first.page,
    title: first.title,
    trail: first.trail,
    labelWords: [first.title, ...first.trail]
      .flatMap(tokenize)
      .flatMap(termsOf)
      .map(({ word }) => word),
    origin: originOf(records),
    terms: weighed.map((terms) => [...terms.keys()].join(" ")).join("\n"),
    weights: weighed
      .map((terms) => [...terms.values()].map((weight) => toDigit(weightToLevel(weight))).join(""))
      .join("\n"),
    words: met.flatMap(({ terms }) => terms.map(({ term, word }) => `${term} ${word}`)).join(" "),
    blocks: blocks.map((block, at) => ({ records: block.records.length, hash: hash(texts[at] ?? "") })),
    texts,
  };
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
