import { readPairs, readWords, STOP_WORDS } from "../text/readWords.ts";
import { stem } from "../text/stem.ts";

export interface ReadQuery {
  /** Terms to look up, each with the number of the query's word that it matches. */
  terms: Map<string, number>;
  /** Number of words in the query. */
  words: number;
  /** Pairs of adjacent words, for messages. */
  pairs: string[];
  /** The term of a last word that may still be incomplete. */
  open: string | null;
}

/** Turns a query into terms; adjacent words that are also known as one word are looked up as that, too. */
export function readQuery(text: string, known: Pick<ReadonlySet<string>, "has">): ReadQuery {
  const all = readWords(text);
  const useful = all.filter(({ terms }) => terms.some((term) => !STOP_WORDS.has(term)));
  const words = useful.length > 0 ? useful : all;
  const terms = new Map<string, number>();
  const add = (term: string, word: number) => terms.has(term) || terms.set(term, word);
  for (const [at, word] of words.entries()) {
    const isKnown = word.terms.some((term) => known.has(term));
    const read = [...word.terms];
    if (!isKnown && word.terms.length > 0) {
      read.push(...camelParts(text.slice(word.start, word.end)));
      read.push(...swapLetters(word.folded).filter((term) => known.has(term)));
    }
    for (const term of read) if (useful.length === 0 || !STOP_WORDS.has(term)) add(term, at);
  }
  for (const [at, word] of all.entries()) {
    const next = all[at + 1];
    // Stop words join, too: "back up" matches "backup", and "logged in" matches "login".
    for (const begin of new Set([word.folded, stem(word.folded)])) {
      const joined = stem(`${begin}${next?.folded ?? "-"}`);
      const owner = words.includes(word) ? word : next;
      if (known.has(joined) && owner) add(joined, Math.max(0, words.indexOf(owner)));
    }
  }
  const last = words.at(-1);
  const isOpen = last !== undefined && last.end === text.length;
  return {
    terms,
    words: words.length,
    pairs: readPairs(text),
    open: isOpen ? (last.terms.at(-1) ?? null) : null,
  };
}

/** Splits an unknown `NoSuchBucket` into three words. */
function camelParts(word: string): string[] {
  return readWords(word.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")).flatMap(({ terms }) => terms);
}

/** Terms of a word with two adjacent letters swapped back (`dkmi`), which fuzzy search counts as two typos. */
function swapLetters(word: string): string[] {
  return Array.from(word.slice(1), (letter, at) =>
    stem(word.slice(0, at) + letter + word[at] + word.slice(at + 2)),
  );
}
