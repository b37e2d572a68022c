import dictionaryEn from "dictionary-en";
import nspell from "nspell";
import { errorProblem, type Problem } from "../shared/problem.ts";
import type { ProseFile } from "./prose.ts";

/** American English. */
export function englishDictionary() {
  return nspell(Buffer.from(dictionaryEn.aff), Buffer.from(dictionaryEn.dic));
}

/** A suggestion takes a tenth of a second for a long word, and minutes for what is none. */
const MAX_SUGGESTED = { letters: 30, words: 100 };

type Dictionary = ReturnType<typeof englishDictionary>;

/** Reports words that neither the dictionary nor the project's list contains, and listed words that are not needed. */
export function checkSpelling(files: ProseFile[], dictionary: Dictionary, list: WordList): Problem[] {
  const needed = new Set<string>();
  let suggested = 0;
  const isListed = (word: string) => {
    const entry = listedAs(word).find((form) => list.lines.has(form));
    if (entry !== undefined) needed.add(entry);
    return entry !== undefined;
  };
  // Cached, because the text repeats a few thousand words.
  const unknownWords = memoize((chunk: string) =>
    wordsOf(chunk).filter((word) => !dictionary.correct(word) && !isListed(word)),
  );
  const suggestions = memoize((word: string) =>
    word.length <= MAX_SUGGESTED.letters && suggested++ < MAX_SUGGESTED.words
      ? dictionary.suggest(word).slice(0, 3)
      : [],
  );
  const misspelled = files.flatMap(({ file, prose }) =>
    prose.flatMap(({ text, line }) =>
      text.split("\n").flatMap((words, at) =>
        words
          .split(/\s+/)
          .flatMap(unknownWords)
          .map((word) => unknownWord(word, suggestions(word), { file, line: line + at })),
      ),
    ),
  );
  return [...misspelled, ...list.problems, ...needless(list, needed)];
}

function memoize<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? work(text);
    results.set(text, result);
    return result;
  };
}

/** Returns the forms a word may have in the list: without the capital of a sentence's start, or without capitals. */
function listedAs(word: string): string[] {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  return word === word.toUpperCase() ? [word, word.toLowerCase()] : [word, small];
}

function unknownWord(word: string, suggestions: string[], place: { file: string; line: number }): Problem {
  const meant = suggestions.length > 0 ? `Perhaps ${suggestions.join(", ")}? ` : "";
  const hint = `${meant}If the word is right, enter it in words.txt; if it is code, write it as \`code\`.`;
  return errorProblem({ rule: "spelling", message: `Unknown word "${word}".`, hint, ...place });
}

/** The rule that only applies if all files were read. */
export const NEEDLESS_WORD = "needless-word";

function needless({ file, lines }: WordList, needed: Set<string>): Problem[] {
  return [...lines]
    .filter(([word]) => !needed.has(word))
    .map(([word, line]) =>
      errorProblem({
        rule: NEEDLESS_WORD,
        message: `"${word}" is listed, but the dictionary knows it or no page uses it.`,
        hint: "Take it out of the list.",
        file,
        line,
      }),
    );
}

/** Matches parts of addresses, expressions, options and placeholders. */
const TECHNICAL = /[_@\\=<>{}$%#|~^+*&]|:\/\/|^:::[\w-]*$|^[("'[]*(--?[a-z]|[./])|\p{L}\.\p{L}|\p{L}:\p{L}/iu;
const BETWEEN_WORDS = /[^\p{L}\p{M}']+|(?<!\p{L})'|'(?!\p{L})/u;

/** Returns the words to check in a chunk without white space: of two letters or more, without the possessive. */
export function wordsOf(chunk: string): string[] {
  if (TECHNICAL.test(chunk) || isPath(chunk)) return [];
  return chunk
    .replaceAll("’", "'")
    .split(/[-—–…]/)
    .filter((part) => !/\d/.test(part))
    .flatMap((part) => part.split(BETWEEN_WORDS))
    .map((word) => word.replace(/'s$/, ""))
    .filter((word) => word.length > 1);
}

/** A slash between two words means "or"; with more slashes, or one at the end, it is a path. */
function isPath(chunk: string): boolean {
  const parts = chunk.replace(/^\P{L}*/u, "").split("/");
  return parts.length > 3 || !/\p{L}/u.test(parts.at(-1) ?? "");
}

/** The project's own words with their lines, and problems of the list itself. */
export interface WordList {
  file: string;
  lines: Map<string, number>;
  problems: Problem[];
}

/** Parses the list: one word per line, sorted ignoring case, without duplicates. */
export function parseWordList(text: string, file: string): WordList {
  const words = text.split("\n").filter((line) => line.trim() !== "");
  const problems = words.flatMap((word, at) => {
    const before = words[at - 1];
    if (before === undefined || compareWords(before, word) < 0) return [];
    const message = `"${word}" stands after "${before}".`;
    const hint = "Sort the list, ignoring case, with each word once.";
    return [errorProblem({ rule: "word-list", message, hint, file, line: at + 1 })];
  });
  return { file, lines: new Map(words.map((word, at) => [word, at + 1])), problems };
}

/** Compares ignoring case; capitals come first where only the case differs. */
function compareWords(left: string, right: string): number {
  return compare(left.toLowerCase(), right.toLowerCase()) || compare(left, right);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
