import type { SearchFragment } from "../search.ts";
import type { SpellingReader } from "../text/tokenize.ts";

/** A token of a text with what it is indexed as. */
export interface MarkedToken {
  start: number;
  end: number;
  terms: readonly string[];
  /** The same for tokens of one spelling, which have the same terms. */
  spelling: number;
}

/** Answers whether the query looks for one of a token's terms. */
export type IsMatch = (token: MarkedToken) => boolean;

const EXCERPT_LENGTH = 130;
const BEFORE_MATCH = 30;

/** The tokens of a text with what they are indexed as. */
export function readTokens(text: string, spellings: SpellingReader): MarkedToken[] {
  const tokens: MarkedToken[] = [];
  spellings.each(text, ({ id, stems }, start, end) => {
    tokens.push({ start, end, terms: stems, spelling: id });
  });
  return tokens;
}

/** Works a small number out once for each of so many spellings, because texts repeat their words. */
export function oncePerSpelling(
  count: number,
  work: (terms: readonly string[]) => number,
): (token: MarkedToken) => number {
  const known = new Int16Array(count).fill(-1);
  return ({ spelling, terms }) => {
    let value = known[spelling] ?? -1;
    if (value < 0) {
      value = work(terms);
      known[spelling] = value;
    }
    return value;
  };
}

/** A text cut into what matched and what did not. */
export function markMatches(text: string, tokens: MarkedToken[], isMatch: IsMatch): SearchFragment[] {
  const fragments: SearchFragment[] = [];
  let done = 0;
  for (const token of tokens) {
    if (!isMatch(token)) continue;
    const { start, end } = token;
    if (start > done) fragments.push({ text: text.slice(done, start), matched: false });
    fragments.push({ text: text.slice(start, end), matched: true });
    done = end;
  }
  if (done < text.length) fragments.push({ text: text.slice(done), matched: false });
  return fragments;
}

/** The part of a text with most of the words looked for; empty when it has none. */
export function cutExcerpt(text: string, tokens: MarkedToken[], isMatch: IsMatch): SearchFragment[] {
  const matches = tokens.filter(isMatch);
  if (matches.length === 0) return [];
  const best = densestStart(matches);
  const from = best <= BEFORE_MATCH * 2 ? 0 : wordStart(text, best - BEFORE_MATCH, best);
  const to = text.length <= from + EXCERPT_LENGTH * 1.2 ? text.length : wordEnd(text, from + EXCERPT_LENGTH);
  const inside = matches
    .filter(({ start, end }) => start >= from && end <= to)
    .map((match) => ({ ...match, start: match.start - from, end: match.end - from }));
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
    const different: (string | undefined)[] = [];
    for (let next = at; next < matches.length; next++) {
      const match = matches[next];
      if (!match || match.start >= start + EXCERPT_LENGTH - BEFORE_MATCH) break;
      if (!different.includes(match.terms[0])) different.push(match.terms[0]);
    }
    if (different.length > most) [best, most] = [start, different.length];
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
