import { readWords } from "./readWords.ts";

const PASSAGE_LENGTH = 150;
const BEFORE_MATCH = 40;

/** Splits a text into fragments that match and fragments that do not. */
export function markWords(text: string, marked: readonly string[]) {
  const words = findWords(text, marked);
  return [...words, { start: text.length, end: text.length }].flatMap(({ start, end }, at) => {
    const before = words[at - 1]?.end ?? 0;
    return [
      { text: text.slice(before, start), start: before, matched: false },
      { text: text.slice(start, end), start, matched: true },
    ].filter((fragment) => fragment.text !== "");
  });
}

/** Returns the part of a text that contains the most distinct words; null if it contains none. */
export function cutPassage(text: string, marked: readonly string[]): string | null {
  const found = findWords(text, marked);
  let [best, most] = [0, 0];
  for (const { start } of found) {
    const near = found.filter(
      (word) => word.start >= start && word.end <= start + PASSAGE_LENGTH - BEFORE_MATCH,
    );
    const different = new Set(near.map(({ term }) => term)).size;
    if (different > most) [best, most] = [start, different];
  }
  if (most === 0) return null;
  const from = best <= BEFORE_MATCH ? 0 : text.indexOf(" ", best - BEFORE_MATCH) + 1;
  const end =
    from + PASSAGE_LENGTH >= text.length ? text.length : text.lastIndexOf(" ", from + PASSAGE_LENGTH);
  const to = end <= from ? from + PASSAGE_LENGTH : end;
  return `${from > 0 ? "…" : ""}${text.slice(from, to).trim()}${to < text.length ? "…" : ""}`;
}

function findWords(text: string, marked: readonly string[]) {
  const sought = new Set(marked);
  return readWords(text).flatMap(({ terms, start, end }) => {
    const term = terms.find((one) => sought.has(one));
    return term === undefined ? [] : [{ start, end, term }];
  });
}
