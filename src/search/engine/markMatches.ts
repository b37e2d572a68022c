import type { SearchFragment } from "../../shared/search.ts";
import type { SpellingReader } from "../text/tokenize.ts";

/** A token of a text with what it is indexed as; tokens of one spelling share their list of terms. */
export interface MarkedToken {
  start: number;
  end: number;
  terms: readonly string[];
}

/** Answers for a list of terms whether the query looks for one of them. */
export type IsMatch = (terms: readonly string[]) => boolean;

const EXCERPT_LENGTH = 170;
const BEFORE_MATCH = 40;

/** The tokens of a text with what they are indexed as. */
export function readTokens(text: string, spellings: SpellingReader): MarkedToken[] {
  const tokens: MarkedToken[] = [];
  spellings.each(text, ({ stems }, start, end) => {
    tokens.push({ start, end, terms: stems });
  });
  return tokens;
}

/** Looks at every list of terms once, because texts repeat their words. */
export function matchOnce(isSought: (term: string) => boolean): IsMatch {
  const known = new Map<readonly string[], boolean>();
  return (terms) => {
    const before = known.get(terms);
    if (before !== undefined) return before;
    const now = terms.some(isSought);
    known.set(terms, now);
    return now;
  };
}

/** A text cut into what matched and what did not. */
export function markMatches(text: string, tokens: MarkedToken[], isMatch: IsMatch): SearchFragment[] {
  const fragments: SearchFragment[] = [];
  let done = 0;
  for (const { start, end, terms } of tokens) {
    if (!isMatch(terms)) continue;
    if (start > done) fragments.push({ text: text.slice(done, start), matched: false });
    fragments.push({ text: text.slice(start, end), matched: true });
    done = end;
  }
  if (done < text.length) fragments.push({ text: text.slice(done), matched: false });
  return fragments;
}

/** The part of a text with most of the words looked for; empty when it has none. */
export function cutExcerpt(text: string, tokens: MarkedToken[], isMatch: IsMatch): SearchFragment[] {
  const matches = tokens.filter(({ terms }) => isMatch(terms));
  if (matches.length === 0) return [];
  const best = densestStart(matches);
  const from = best <= BEFORE_MATCH * 2 ? 0 : wordStart(text, best - BEFORE_MATCH, best);
  const to = text.length <= from + EXCERPT_LENGTH * 1.2 ? text.length : wordEnd(text, from + EXCERPT_LENGTH);
  const inside = matches
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end, terms }) => ({ start: start - from, end: end - from, terms }));
  return [
    ...(from > 0 ? [{ text: "…", matched: false }] : []),
    ...markMatches(text.slice(from, to), inside, isMatch),
    ...(to < text.length ? [{ text: "…", matched: false }] : []),
  ];
}

/** Where the stretch with the most different words begins. */
function densestStart(matches: MarkedToken[]): number {
  let [best, most] = [0, 0];
  for (const [at, { start }] of matches.entries()) {
    const different = new Set<string | undefined>();
    for (let next = at; next < matches.length; next++) {
      const match = matches[next];
      if (!match || match.start >= start + EXCERPT_LENGTH - BEFORE_MATCH) break;
      different.add(match.terms[0]);
    }
    if (different.size > most) [best, most] = [start, different.size];
  }
  return best;
}

function wordStart(text: string, from: number, most: number): number {
  const space = text.indexOf(" ", from);
  return space >= 0 && space < most ? space + 1 : most;
}

function wordEnd(text: string, to: number): number {
  const space = text.lastIndexOf(" ", to);
  return space > 0 ? space : to;
}
