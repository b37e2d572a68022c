import { readWords } from "./readWords.ts";

/** About two lines of the search page. */
const PASSAGE_LENGTH = 240;
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
  return cutAround(text, best);
}

/** Returns the line that has a message, such as a row of a table, from its beginning if both fit; null if none has it. */
export function cutMessage(lines: string, message: string): string | null {
  const line = lines.split("\n").find((one) => one.includes(message));
  if (line === undefined) return null;
  const at = line.indexOf(message);
  return cutAround(line, at + message.length <= PASSAGE_LENGTH / 2 ? 0 : at);
}

function cutAround(text: string, match: number): string {
  // Near the end, it begins earlier.
  const start = Math.min(match - BEFORE_MATCH, text.length - PASSAGE_LENGTH);
  const from = start <= 0 ? 0 : text.indexOf(" ", start) + 1;
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
