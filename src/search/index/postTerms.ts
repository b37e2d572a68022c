import type { SearchRecord } from "../../shared/searchRecord.ts";
import { weightToLevel } from "../weights.ts";
import { weighRecord } from "./weighRecord.ts";

/** Where a term stands: records in order, and the level of its weight in each. */
export interface Posting {
  records: number[];
  levels: number[];
  words: Set<string>;
}

/** The inverted index; records are numbered in their order. */
export function postTerms(records: SearchRecord[]): Map<string, Posting> {
  const postings = new Map<string, Posting>();
  records.forEach((record, number) => {
    for (const [term, { weight, words }] of weighRecord(record)) {
      const posting = postings.get(term) ?? { records: [], levels: [], words: new Set<string>() };
      posting.records.push(number);
      posting.levels.push(weightToLevel(weight));
      for (const word of words) posting.words.add(word);
      postings.set(term, posting);
    }
  });
  return postings;
}
