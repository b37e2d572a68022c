import { errorProblem, type Problem } from "../shared/problem.ts";

/** The project's own words with their lines, and what is wrong with the list itself. */
export interface WordList {
  file: string;
  lines: Map<string, number>;
  problems: Problem[];
}

/** Reads the list: one word a line, in the order of a plain sort that ignores case, each word once. */
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

/** Without case first, so that a name stands beside its word; capitals first where only they differ. */
export function compareWords(left: string, right: string): number {
  return compare(left.toLowerCase(), right.toLowerCase()) || compare(left, right);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
