import type { SearchFragment } from "../../shared/search.ts";
import { type Token, termsOf, tokenize } from "../text/tokenize.ts";

export interface MarkedToken {
  start: number;
  end: number;
  terms: string[];
}

const EXCERPT_LENGTH = 170;
const BEFORE_MATCH = 40;

/** The tokens of a text with what they are indexed as. */
export function readTokens(text: string): MarkedToken[] {
  return tokenize(text).map((token: Token) => ({
    start: token.start,
    end: token.end,
    terms: termsOf(token).map(({ term }) => term),
  }));
}

/** A text cut into what matched and what did not. */
export function markMatches(
  text: string,
  tokens: MarkedToken[],
  isMatch: (term: string) => boolean,
): SearchFragment[] {
  const fragments: SearchFragment[] = [];
  let done = 0;
  for (const { start, end, terms } of tokens) {
    if (start < done || end > text.length || !terms.some(isMatch)) continue;
    if (start > done) fragments.push({ text: text.slice(done, start), matched: false });
    fragments.push({ text: text.slice(start, end), matched: true });
    done = end;
  }
  if (done < text.length) fragments.push({ text: text.slice(done), matched: false });
  return fragments;
}

/** The part of a text with most of the words looked for; empty when it has none. */
export function cutExcerpt(
  text: string,
  tokens: MarkedToken[],
  isMatch: (term: string) => boolean,
): SearchFragment[] {
  const matches = tokens.flatMap(({ start, terms }) => {
    const term = terms.find(isMatch);
    return term === undefined ? [] : [{ start, term }];
  });
  if (matches.length === 0) return [];
  let [best, most] = [0, 0];
  for (const { start } of matches) {
    const inside = matches.filter(
      (other) => other.start >= start && other.start < start + EXCERPT_LENGTH - BEFORE_MATCH,
    );
    const different = new Set(inside.map(({ term }) => term)).size;
    if (different > most) [best, most] = [start, different];
  }
  const from = best <= BEFORE_MATCH * 2 ? 0 : wordStart(text, best - BEFORE_MATCH, best);
  const to = text.length <= from + EXCERPT_LENGTH * 1.2 ? text.length : wordEnd(text, from + EXCERPT_LENGTH);
  const inside = tokens
    .filter(({ start, end }) => start >= from && end <= to)
    .map((token) => ({ ...token, start: token.start - from, end: token.end - from }));
  const fragments = markMatches(text.slice(from, to), inside, isMatch);
  return [
    ...(from > 0 ? [{ text: "…", matched: false }] : []),
    ...fragments,
    ...(to < text.length ? [{ text: "…", matched: false }] : []),
  ];
}

function wordStart(text: string, from: number, most: number): number {
  const space = text.indexOf(" ", from);
  return space >= 0 && space < most ? space + 1 : most;
}

function wordEnd(text: string, to: number): number {
  const space = text.lastIndexOf(" ", to);
  return space > 0 ? space : to;
}
