import type { SearchRecord } from "../../shared/searchRecord.ts";
import { toDigit } from "../packNumbers.ts";
import type { SpellingReader } from "../text/tokenize.ts";
import { weightToLevel } from "../weights.ts";
import { cutBlocks } from "./cutBlocks.ts";
import { weighRecord } from "./weighRecord.ts";

/** What the index takes from one page alone, in a form that is quick to keep and to read again. */
export interface PageIndex {
  /** A line for each record: its terms with blanks between them. */
  terms: string;
  /** A line for each record: the level of each term's weight, as a digit. */
  weights: string;
  /** Terms, each followed by a word that became it. */
  words: string;
  /** Its text as files, with the number of records in each. */
  blocks: { records: number; content: string }[];
}

export function indexPage(records: SearchRecord[], spellings: SpellingReader): PageIndex {
  const weighed = records.map((record) => weighRecord(record, spellings));
  const met = spellings.takeMet();
  return {
    terms: weighed.map((terms) => [...terms.keys()].join(" ")).join("\n"),
    weights: weighed
      .map((terms) => [...terms.values()].map((weight) => toDigit(weightToLevel(weight))).join(""))
      .join("\n"),
    words: met.flatMap(({ terms }) => terms.map(({ term, word }) => `${term} ${word}`)).join(" "),
    blocks: cutBlocks(records).map((block) => ({
      records: block.records.length,
      content: JSON.stringify(block),
    })),
  };
}
