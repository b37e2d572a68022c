import type { SearchRecord } from "../../shared/searchRecord.ts";
import { type Token, termsOf, tokenize } from "../text/tokenize.ts";

export interface WeighedTerm {
  weight: number;
  /** The words of the text that became this term. */
  words: Set<string>;
}

const HEADING = 4;
/** The name of an entry, in full. */
const OWN_NAME = 10;
/** The name of an entry, in full, where a page lists it in its own section. */
const LISTED_NAME = 6;
const NAME_PART = 0.35;
const TEXT = 1;
/** The page's own record begins with its description, which says what the page is about. */
const PAGE_TEXT = 1.5;
/** Sections that lead elsewhere name everything and explain nothing. */
const LINKS_TEXT = 0.5;
const LEADS_ELSEWHERE = /^(i want to|next steps|see also|related)/i;
/** Parts of a key say less than the words of a heading. */
const ENTRY_HEADING = 0.6;
/** Half of a word's weight is reached when it stands so often in a section of usual length. */
const SATURATION = 1.2;
const USUAL_LENGTH = 80;

/** What a record is about: every term with its weight. Titles are not in here, because pages have them. */
export function weighRecord({ heading, text, names, origin }: SearchRecord): Map<string, WeighedTerm> {
  const terms = new Map<string, WeighedTerm>();
  const tokens = tokenize(text);
  const role = heading === null ? PAGE_TEXT : LEADS_ELSEWHERE.test(heading) ? LINKS_TEXT : TEXT;
  const length = 0.4 + (0.6 * tokens.length) / USUAL_LENGTH;
  for (const [term, { count, words }] of countTerms(tokens)) {
    add(term, words, role * (count / (count + SATURATION * length)) * (1 + SATURATION * 0.4));
  }
  const inHeading = heading === null ? [] : tokenize(heading);
  const share =
    (HEADING * (origin === "entry" ? ENTRY_HEADING : 1)) /
    Math.sqrt(Math.max(1, inHeading.flatMap(({ words }) => words).length));
  for (const token of inHeading) {
    for (const { term, word } of termsOf(token)) {
      const isName = origin === "entry" && inHeading.length === 1 && term === token.whole;
      add(term, [word], isName ? OWN_NAME : share);
    }
  }
  for (const token of names.flatMap(tokenize)) {
    for (const { term, word } of termsOf(token)) {
      if (term === token.whole) add(term, [word], LISTED_NAME);
      else if (!terms.has(term)) add(term, [word], NAME_PART);
    }
  }
  return terms;

  function add(term: string, words: Iterable<string>, weight: number) {
    const known = terms.get(term) ?? { weight: 0, words: new Set<string>() };
    known.weight += weight;
    for (const word of words) known.words.add(word);
    terms.set(term, known);
  }
}

function countTerms(tokens: Token[]): Map<string, { count: number; words: Set<string> }> {
  const counts = new Map<string, { count: number; words: Set<string> }>();
  for (const { term, word } of tokens.flatMap(termsOf)) {
    const known = counts.get(term) ?? { count: 0, words: new Set<string>() };
    known.count++;
    known.words.add(word);
    counts.set(term, known);
  }
  return counts;
}
