/** Letters per typo. */
const LETTERS = 4;
const MAX_TYPOS = 3;

/** Returns the most similar of some words with the same first letter, the first of equals; null if none is similar enough. */
export function correctWord(word: string, words: Iterable<string>): string | null {
  let least = Math.min(MAX_TYPOS, Math.floor(word.length / LETTERS) || 1);
  let best: string | null = null;
  for (const each of words) {
    if (each[0] !== word[0] || Math.abs(each.length - word.length) > least) continue;
    const typos = countTypos(word, each, least);
    if (typos < least || (typos === least && best === null)) [best, least] = [each, typos];
  }
  return best;
}

/** Counts letters to insert, remove, replace or swap with their neighbor; stops above `most`. */
function countTypos(one: string, other: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && at > 1 ? (before[at - 2] ?? 0) + 1 : most + 1,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [before, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
