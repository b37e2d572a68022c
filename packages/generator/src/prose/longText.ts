import { errorProblem, type Problem } from "../shared/problem.ts";
import { CODE, lineCounter, type ProseFile } from "./prose.ts";

const MAX_WORDS = { sentence: 35, cell: 40 };
/** Matches the end of a sentence, and the lines that open and close an admonition. */
const SENTENCE_END = /[.!?]["”)]*\s+(?=\P{Ll})|\n(?=:::)|^:::.*\n/gmu;
const WORD = new RegExp(`[\\p{L}\\p{N}${CODE}]`, "u");

/** Reports sentences of more than 35 and table cells of more than 40 words. */
export function checkLongText(files: ProseFile[]): Problem[] {
  return files.flatMap(({ file, prose }) =>
    prose.flatMap((block) => {
      const problems: Problem[] = [];
      const lineAt = lineCounter(block);
      const check = (kind: keyof typeof MAX_WORDS, text: string, position: number) => {
        const words = text.split(/\s+/).filter((word) => WORD.test(word));
        if (words.length <= MAX_WORDS[kind]) return;
        const start = words.slice(0, 8).join(" ").replaceAll(CODE, "`…`");
        const message = `A ${kind} of ${words.length} words: "${start} …"`;
        const hint = `Divide it: a ${kind} has at most ${MAX_WORDS[kind]} words.`;
        problems.push(errorProblem({ rule: `long-${kind}`, message, hint, file, line: lineAt(position) }));
      };
      if (block.isCell) check("cell", block.text, 0);
      let start = 0;
      for (const { 0: end, index } of block.text.matchAll(SENTENCE_END)) {
        check("sentence", block.text.slice(start, index + end.length), start);
        start = index + end.length;
      }
      check("sentence", block.text.slice(start), start);
      return problems;
    }),
  );
}
