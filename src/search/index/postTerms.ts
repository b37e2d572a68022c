import type { SearchRecord } from "../../shared/searchRecord.ts";
import { createSpellingReader } from "../text/tokenize.ts";
import { weightToLevel } from "../weights.ts";
import { weighRecord } from "./weighRecord.ts";

/** Where a term stands: records in order, and the level of its weight in each. */
export interface Posting {
  records: number[];
  levels: number[];
  /** The words that became this term. */
  words: Set<string>;
}

/** The inverted index; records are numbered in their order. */
export function postTerms(records: SearchRecord[]): Map<string, Posting> {
  const postings = new Map<string, Posting>();
  const spellings = createSpellingReader();
  for (const [number, record] of records.entries()) {
    for (const [term, weight] of weighRecord(record, spellings)) {
      let posting = postings.get(term);
      if (!posting) {
        posting = { records: [], levels: [], words: new Set() };
        postings.set(term, posting);
      }
      posting.records.push(number);
      posting.levels.push(weightToLevel(weight));
    }
  }
  for (const { terms } of spellings.all()) {
    for (const { term, word } of terms) postings.get(term)?.words.add(word);
  }
  return postings;
}
