import { CODE, lineAt, type ProseFile } from "./prose.ts";

const MOST_WORDS = { sentence: 35, cell: 40 };
/** The end of a sentence, and the lines that open and close an admonition. */
const SENTENCE_END = /(?<=[.!?]["”)]*)\s+(?=\P{Ll})|\n(?=:::)|(?<=^:::.*)\n/mu;
const WORD = new RegExp(`[\\p{L}\\p{N}${CODE}]`, "u");

/** A sentence or a table cell that is too long to be read in one go. */
export interface LongText {
  kind: "sentence" | "cell";
  file: string;
  line: number;
  words: number;
  /** How it begins. */
  start: string;
}

/** All sentences over 35 and all table cells over 40 words. */
export function findLongText(files: ProseFile[]): LongText[] {
  return files.flatMap(({ file, prose }) =>
    prose.flatMap((block): LongText[] => {
      const found: LongText[] = [];
      const check = (kind: LongText["kind"], text: string, position: number) => {
        const words = text.split(/\s+/).filter((word) => WORD.test(word));
        if (words.length <= MOST_WORDS[kind]) return;
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
