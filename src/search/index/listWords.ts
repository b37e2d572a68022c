import { toDigit } from "../packNumbers.ts";

const SHORTEST = 2;
const LONGEST_SHARED = 60;

/**
 * Every word that can be misspelled, sorted, with how common it is: letters shared with the word before, the rest of it,
 * and the power of two of its number of records.
 */
export function listWords(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts]
    .filter(([word]) => isWord(word))
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return sorted
    .map(([word, count], at) => {
      const before = sorted[at - 1]?.[0] ?? "";
      let shared = 0;
      while (shared < LONGEST_SHARED && shared < before.length && before[shared] === word[shared]) shared++;
      return toDigit(shared) + word.slice(shared) + Math.min(9, Math.floor(Math.log2(count)));
    })
    .join(" ");
}

/** Numbers and keys are right or wrong. */
function isWord(word: string): boolean {
  return word.length >= SHORTEST && /^\p{L}+$/u.test(word);
}
