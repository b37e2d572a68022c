import type { PageIndex } from "./indexPage.ts";

/** Where a term stands. */
export interface Posting {
  /** Numbers of records, in order. */
  records: number[];
  /** The level of its weight in each, as a digit. */
  weights: string;
  /** The words that became this term. */
  words: Set<string>;
}

/** The inverted index; the records of all pages are numbered in their order. */
export function postTerms(pages: PageIndex[]): Map<string, Posting> {
  const postings = new Map<string, Posting>();
  let number = 0;
  for (const { terms, weights } of pages) {
    const levels = weights.split("\n");
    for (const [at, line] of terms.split("\n").entries()) {
      if (line !== "") post(line.split(" "), levels[at] ?? "");
      number++;
    }
  }
  for (const { words } of pages) {
    const pairs = words.split(" ");
    for (let at = 0; at + 1 < pairs.length; at += 2)
      postings.get(pairs[at] ?? "")?.words.add(pairs[at + 1] ?? "");
  }
  return postings;

  function post(terms: string[], levels: string) {
    // A quarter of a million times: counting is faster than an iterator.
    for (let at = 0; at < terms.length; at++) {
      const term = terms[at] ?? "";
      let posting = postings.get(term);
      if (!posting) {
        posting = { records: [], weights: "", words: new Set() };
        postings.set(term, posting);
      }
      posting.records.push(number);
      posting.weights += levels[at];
    }
  }
}
