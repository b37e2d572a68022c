import { errorProblem, type Problem } from "../shared/problem.ts";
import { CODE, lineAt, type ProseFile } from "./prose.ts";

const MAX_WORDS = { sentence: 35, cell: 40 };
/** Matches the end of a sentence, and the lines that open and close an admonition. */
const SENTENCE_END = /(?<=[.!?]["”)]*)\s+(?=\P{Ll})|\n(?=:::)|(?<=^:::.*)\n/mu;
const WORD = new RegExp(`[\\p{L}\\p{N}${CODE}]`, "u");

/** Reports sentences of more than 35 and table cells of more than 40 words. */
export function checkLongText(files: ProseFile[]): Problem[] {
  return files.flatMap(({ file, prose }) =>
    prose.flatMap((block) => {
      const found: Problem[] = [];
      const check = (kind: keyof typeof MAX_WORDS, text: string, position: number) => {
        const words = text.split(/\s+/).filter((word) => WORD.test(word));
        if (words.length <= MAX_WORDS[kind]) return;
        const start = words.slice(0, 8).join(" ").replaceAll(CODE, "`…`");
        const message = `A ${kind} of ${words.length} words: "${start} …"`;
        const hint = `Divide it: a ${kind} has at most ${MAX_WORDS[kind]} words.`;
        found.push(
          errorProblem({ rule: `long-${kind}`, message, hint, file, line: lineAt(block, position) }),
        );
      };
      if (block.isCell) check("cell", block.text, 0);
      let position = 0;
      for (const sentence of block.text.split(SENTENCE_END)) {
        position = block.text.indexOf(sentence, position);
        check("sentence", sentence, position);
        position += sentence.length;
      }
      return found;
    }),
  );
}
