import { errorProblem, type Problem } from "../shared/problem.ts";
import type { ProseFile } from "./prose.ts";
import type { WordList } from "./wordList.ts";
import { wordsOf } from "./wordsOf.ts";

/** What a dictionary can say about a word. */
export interface Dictionary {
  knows(word: string): boolean;
  suggest(word: string): string[];
}

/** Every word that neither the dictionary nor the project's list knows, and every listed word that is not needed. */
export function checkSpelling(files: ProseFile[], dictionary: Dictionary, list: WordList): Problem[] {
  const needed = new Set<string>();
  const isListed = (word: string) => {
    const entry = listedAs(word).find((form) => list.lines.has(form));
    if (entry !== undefined) needed.add(entry);
    return entry !== undefined;
  };
  // The same few thousand chunks make up all of the text.
  const unknownWords = remembered((chunk: string) =>
    wordsOf(chunk).filter((word) => !dictionary.knows(word) && !isListed(word)),
  );
  const suggestions = remembered((word: string) => dictionary.suggest(word).slice(0, 3));
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

function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? work(text);
    results.set(text, result);
    return result;
  };
}

/** A word may stand at the beginning of a sentence or in a heading of capitals; the list has it as it is elsewhere. */
function listedAs(word: string): string[] {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  return word === word.toUpperCase() ? [word, word.toLowerCase()] : [word, small];
}

function unknownWord(word: string, suggestions: string[], place: { file: string; line: number }): Problem {
  const meant = suggestions.length > 0 ? `Perhaps ${suggestions.join(", ")}? ` : "";
  const hint = `${meant}If the word is right, enter it in words.txt; if it is code, write it as \`code\`.`;
  return errorProblem({ rule: "spelling", message: `Unknown word "${word}".`, hint, ...place });
}

function needless({ file, lines }: WordList, needed: Set<string>): Problem[] {
  return [...lines]
    .filter(([word]) => !needed.has(word))
    .map(([word, line]) =>
      errorProblem({
        rule: "word-list",
        message: `"${word}" is listed, but the dictionary knows it or no page uses it.`,
        hint: "Take it out of the list.",
        file,
        line,
      }),
    );
}
