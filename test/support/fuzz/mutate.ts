import type { Random } from "./random.ts";

/** Characters that break parsers: lone surrogates, direction marks, all kinds of line ends, NUL. */
export const ODD_TEXTS = [
  "\0",
  "\r",
  "\r\n",
  "\t",
  "\u00a0",
  "\u2028",
  "\u202e",
  "\ufeff",
  "\ufffd",
  "\ud83d",
  "\udc00",
  "e\u0301",
  "👩‍👩‍👧‍👦",
  "日本語",
  "שלום",
  "İ",
  "ß",
  "%",
  "%00",
  "\\",
  "__proto__",
  "constructor",
  "-1",
  "9".repeat(40),
];

/** Mutates a text in a few places: deletes, duplicates, moves and mixes parts of it, and inserts given ones. */
export function mutate(text: string, random: Random, pieces: readonly string[]): string {
  let changed = text;
  for (let left = 1 + random.below(4); left > 0; left--) changed = mutateOnce(changed, random, pieces);
  return changed;
}

function mutateOnce(text: string, random: Random, pieces: readonly string[]): string {
  const at = random.below(text.length + 1);
  const to = Math.min(text.length, at + 1 + random.below(24));
  const [before, piece, after] = [text.slice(0, at), text.slice(at, to), text.slice(to)];
  switch (random.below(6)) {
    case 0:
      return before + after;
    case 1:
      return before + piece + piece + after;
    case 2:
      return before + random.pick(ODD_TEXTS) + piece + after;
    case 3:
      return after + piece + before;
    case 4:
      return before + piece.repeat(1 + random.below(40)) + after;
    default:
      return before + random.pick(pieces) + piece + after;
  }
}
