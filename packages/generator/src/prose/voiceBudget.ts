import { z } from "zod";
import { parseYaml } from "../content/parseYaml.ts";
import { errorProblem, type Problem, warningProblem } from "../shared/problem.ts";
import { CODE, lineAt, type ProseFile } from "./prose.ts";

/** The number of long sentences and table cells a file may have; 0 for files that are not listed. */
export const voiceBudgetSchema = z.record(z.string(), z.number().int().positive());

export type VoiceBudget = z.infer<typeof voiceBudgetSchema>;

/** Parses the budget; null if it is invalid. */
export function parseVoiceBudget(text: string, file: string) {
  const source = { text, file, firstLine: 1, schema: voiceBudgetSchema, rule: "voice-budget" };
  const { value, problems } = parseYaml(source);
  return { budget: problems.length > 0 ? null : value, problems };
}

/** Counts the long texts of each file. */
export function countByFile(found: LongText[]): VoiceBudget {
  const counts: VoiceBudget = {};
  for (const file of found.map((text) => text.file).toSorted()) counts[file] = (counts[file] ?? 0) + 1;
  return counts;
}

/** Returns the budget with every number lowered to the current count. */
export function lowerBudget(found: LongText[], budget: VoiceBudget): VoiceBudget {
  const counts = Object.entries(countByFile(found)).filter(([file]) => budget[file] !== undefined);
  return Object.fromEntries(counts.map(([file, count]) => [file, Math.min(count, budget[file] ?? 0)]));
}

/** Reports each long text of a file that exceeds its budget, and budgets that can be lowered. */
export function checkVoiceBudget(found: LongText[], budget: VoiceBudget): Problem[] {
  const counts = countByFile(found);
  const grown = found
    .filter(({ file }) => (counts[file] ?? 0) > (budget[file] ?? 0))
    .map(({ kind, file, line, words, start }) =>
      errorProblem({
        rule: `long-${kind}`,
        message: `A ${kind} of ${words} words: "${start} …"`,
        hint: `Divide it; the file has ${counts[file]} long texts, and may have ${budget[file] ?? 0}.`,
        file,
        line,
      }),
    );
  const shrunk = Object.entries(budget)
    .filter(([file, most]) => (counts[file] ?? 0) < most)
    .map(([file, most]) =>
      warningProblem({
        rule: "voice-budget",
        message: `${counts[file] ?? 0} long texts are left of ${most}.`,
        hint: 'Write the lower number into voice-budget.json, or let "npm run voice -- --write" do it.',
        file,
      }),
    );
  return [...grown, ...shrunk];
}

const MAX_WORDS = { sentence: 35, cell: 40 };
/** Matches the end of a sentence, and the lines that open and close an admonition. */
const SENTENCE_END = /(?<=[.!?]["”)]*)\s+(?=\P{Ll})|\n(?=:::)|(?<=^:::.*)\n/mu;
const WORD = new RegExp(`[\\p{L}\\p{N}${CODE}]`, "u");

interface LongText {
  kind: "sentence" | "cell";
  file: string;
  line: number;
  words: number;
  /** The first words. */
  start: string;
}

/** Returns all sentences of more than 35 and all table cells of more than 40 words. */
export function findLongText(files: ProseFile[]): LongText[] {
  return files.flatMap(({ file, prose }) =>
    prose.flatMap((block): LongText[] => {
      const found: LongText[] = [];
      const check = (kind: LongText["kind"], text: string, position: number) => {
        const words = text.split(/\s+/).filter((word) => WORD.test(word));
        if (words.length <= MAX_WORDS[kind]) return;
        const start = words.slice(0, 8).join(" ").replaceAll(CODE, "`…`");
        found.push({ kind, file, line: lineAt(block, position), words: words.length, start });
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
