import { readPairs, readWords, STOP_WORDS } from "../text/readWords.ts";
import { stem } from "../text/stem.ts";
import { correctWord } from "./correctWord.ts";
import type { Indexes } from "./openIndexes.ts";

export interface ReadQuery {
  /** Terms to look up, each with the number of the query's word that it matches. */
  terms: Map<string, number>;
  /** Number of words in the query. */
  words: number;
  /** Pairs of adjacent words, for messages. */
  pairs: string[];
  /** The term of a last word that may still be incomplete. */
  open: string | null;
  /** The query with its typos corrected; null without. */
  corrected: string | null;
  /** Whether the titles and questions have every word, and none is a number or part of a key. */
  isPlain: boolean;
}

/** Turns a query into terms; adjacent words that are also known as one word are looked up as that, too. */
export function readQuery(text: string, indexes: Pick<Indexes, "termCounts" | "written">): ReadQuery {
  const read = readTerms(text, indexes);
  const corrected = correctTypos(text, read.unknown, indexes);
  return corrected === null
    ? { ...read, corrected, isPlain: read.unknown.length === 0 && /^[\p{L}\s'’-]+$/u.test(text) }
    : { ...readTerms(corrected, indexes), corrected, isPlain: false };
}

function readTerms(text: string, { termCounts }: Pick<Indexes, "termCounts">) {
  const all = readWords(text);
  const useful = all.filter(({ terms }) => terms.some((term) => !STOP_WORDS.has(term)));
  const words = useful.length > 0 ? useful : all;
  const terms = new Map<string, number>();
  const add = (term: string, word: number) => terms.has(term) || terms.set(term, word);
  const unknown: typeof words = [];
  const last = words.at(-1);
  const isOpen = last !== undefined && last.end === text.length;
  for (const [at, word] of words.entries()) {
    const read = [...word.terms];
    if (!read.some((term) => termCounts.has(term)))
      read.push(...camelParts(text.slice(word.start, word.end)));
    if (!read.some((term) => termCounts.has(term))) unknown.push(word);
    for (const term of read) if (useful.length === 0 || !STOP_WORDS.has(term)) add(term, at);
  }
  for (const [at, word] of all.entries()) {
    const following = all[at + 1];
    // Stop words join, too: "back up" matches "backup", and "logged in" matches "login".
    for (const begin of new Set([word.folded, stem(word.folded)])) {
      const joined = stem(`${begin}${following?.folded ?? "-"}`);
      const owner = [word, following].find((one) => one && words.includes(one));
      if (termCounts.has(joined) && owner) add(joined, words.indexOf(owner));
    }
  }
  return {
    terms,
    words: words.length,
    pairs: readPairs(text),
    open: isOpen ? (last.terms.at(-1) ?? null) : null,
    unknown,
  };
}

/** Replaces unknown words by similar ones that are known; not a last word that may become a known one. */
function correctTypos(
  text: string,
  unknown: ReturnType<typeof readWords>,
  { termCounts, written }: Pick<Indexes, "termCounts" | "written">,
): string | null {
  let corrected = text;
  for (const { folded, start, end } of unknown.toReversed()) {
    const isBegun = end === text.length && [...termCounts.keys()].some((term) => term.startsWith(folded));
    if (isBegun || !/^[a-z]{3,}$/.test(folded)) continue;
    const right = correctWord(
      folded,
      Array.from(written.values(), (word) => word.folded),
    );
    if (right !== null) corrected = corrected.slice(0, start) + right + corrected.slice(end);
  }
  return corrected === text ? null : corrected;
}

/** Splits an unknown `NoSuchBucket` into three words. */
function camelParts(word: string): string[] {
  return readWords(word.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")).flatMap(({ terms }) => terms);
}
