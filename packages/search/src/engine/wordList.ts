import { digitValue } from "../packNumbers.ts";
import { allowedEdits, editDistance } from "./editDistance.ts";

/** All words of the site, to find the one that was meant. */
export interface WordList {
  /** Known words close to a misspelled one, the likeliest first. */
  near(typed: string, options: { asPrefix: boolean; limit: number }): { word: string; edits: number }[];
  /** Known words that, written without a space between them, are the typed one. */
  split(typed: string): [string, string][];
}

export function openWordList(packed: string): WordList {
  const [list = "", powers = ""] = packed.split(" ");
  let before = "";
  const words = Array.from(list.matchAll(/[0-9A-Z][^0-9A-Z]*/g), ([item]) => {
    before = before.slice(0, digitValue(item, 0)) + item.slice(1);
    return before;
  });
  const letters = Uint32Array.from(words, lettersOf);
  const known = new Set(words);

  return {
    near(typed, { asPrefix, limit }) {
      const most = allowedEdits(typed);
      if (most === 0) return [];
      const mine = lettersOf(typed);
      const found: { word: string; edits: number; count: number }[] = [];
      for (let at = 0; at < words.length; at++) {
        const word = words[at] ?? "";
        const tooLong = !asPrefix && word.length > typed.length + most;
        // Every edit explains one letter that the word lacks.
        if (tooLong || word.length < typed.length - most || bits(mine & ~(letters[at] ?? 0)) > most) continue;
        const whole = editDistance(typed, word, { limit: most, asPrefix: false });
        const edits =
          whole > most && asPrefix ? editDistance(typed, word, { limit: most, asPrefix }) + 0.5 : whole;
        if (edits <= most + 0.5) found.push({ word, edits, count: Number(powers[at] ?? 0) });
      }
      const rank = ({ word, edits, count }: (typeof found)[number]) =>
        edits * 6 + (word[0] === typed[0] ? 0 : 4) - count;
      return found.sort((left, right) => rank(left) - rank(right)).slice(0, limit);
    },
    split(typed) {
      const pairs: [string, string][] = [];
      for (let at = 2; at <= typed.length - 2; at++) {
        const [left, right] = [typed.slice(0, at), typed.slice(at)];
        if (known.has(left) && known.has(right)) pairs.push([left, right]);
      }
      const shorter = ([left, right]: [string, string]) => Math.min(left.length, right.length);
      return pairs.sort((left, right) => shorter(right) - shorter(left)).slice(0, 2);
    },
  };
}

/** The letters of a word as bits: a cheap way to see that two words are far apart. */
function lettersOf(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31);
  return set;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
