import { toDigit } from "../packNumbers.ts";

const SHORTEST = 2;
/** The largest digit that is no small letter, so that it also shows where a word begins. */
const LONGEST_SHARED = 35;

/** Every word that can be misspelled, sorted, with how common it is; `indexFormat.ts` says how. */
export function listWords(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts.keys()].filter(isWord).sort();
  const words = sorted.map((word, at) => {
    const before = sorted[at - 1] ?? "";
    let shared = 0;
    while (shared < LONGEST_SHARED && shared < before.length && before[shared] === word[shared]) shared++;
    return toDigit(shared) + word.slice(shared);
  });
  const powers = sorted.map((word) => powerOf(counts.get(word) ?? 1));
  return `${words.join("")} ${powers.join("")}`;
}

/** How common a word is, told by its number of records. */
export function powerOf(count: number): number {
  return Math.min(9, Math.floor(Math.log2(count)));
}

/** Numbers and keys are right or wrong. */
function isWord(word: string): boolean {
  return word.length >= SHORTEST && /^\p{L}+$/u.test(word);
}
