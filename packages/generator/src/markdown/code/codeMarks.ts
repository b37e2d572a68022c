import type { Mistake } from "../../extension.ts";
import { didYouMean } from "../../shared/nearest.ts";
import { commentMarks } from "./languages.ts";

/** The class of a line that a comment marks. */
export type LineMark = "highlighted" | "added" | "removed" | "focused";

export interface MarkedCode {
  /** What is shown: the code without the comments that mark it. */
  code: string;
  /** By line of it, counted from one. */
  marks: Map<number, Set<LineMark>>;
  /** For the checks: the code that applies, in as many lines as are written. */
  applied: string;
}

/** The words of `[!code …]`, as in Shiki's transformers. */
const SHIKI_MARKS: Record<string, LineMark> = {
  "++": "added",
  "--": "removed",
  focus: "focused",
  hl: "highlighted",
  highlight: "highlighted",
};
const DOCUSAURUS_MARKS = ["highlight-next-line", "highlight-start", "highlight-end"];
/** What may be meant as a mark: such a word, or a word with hyphens, in what looks like a comment at the end of a line. */
const MEANT =
  /[^\w\s"'`]{1,4}\s*(?:\[!code\b([^[\]\n]{0,40})\]|([a-z]+(?:-[a-z]+){1,2}))(?:\s*[^\w\s"'`]{1,4})?\s*$/im;

/**
 * Reads the comments that mark lines: Docusaurus' `highlight-next-line`, `-start` and `-end`, and `[!code ++]` at the end
 * of a line, or alone on one for the lines below it.
 */
export function codeMarks(source: string, lang: string, { readsHighlights = true } = {}) {
  const code = source.replace(/\r\n?/g, "\n");
  const marks: MarkedCode["marks"] = new Map();
  /** By line of the source, counted from zero. */
  const mistakes: (Mistake & { line: number })[] = [];
  if (!MEANT.test(code)) return { code, marks, applied: code, mistakes };
  const pattern = commentPattern(commentMarks(lang));
  const shown: string[] = [];
  const applied: string[] = [];
  let blockStart: number | null = null;
  let startLine = 0;
  for (const [at, line] of code.split("\n").entries()) {
    const [comment = "", word, mark = "", count = "1"] = pattern.exec(line) ?? [];
    const isAlone = comment.trim() === line.trim();
    const lineNumber = shown.length + 1;
    if (mark) addMark(lineNumber, Number(count), SHIKI_MARKS[mark]);
    else if (readsHighlights && isAlone && word === "next-line") addMark(lineNumber, 1, "highlighted");
    else if (readsHighlights && isAlone && word === "start") [blockStart, startLine] = [lineNumber, at];
    else if (readsHighlights && isAlone && word === "end") {
      if (blockStart !== null) addMark(blockStart, lineNumber - blockStart, "highlighted");
      blockStart = null;
    } else {
      const mistake = comment === "" && explainMark(line, lang);
      if (mistake) mistakes.push({ ...mistake, line: at });
      shown.push(line);
      applied.push(marks.get(lineNumber)?.has("removed") ? "" : line);
      continue;
    }
    if (!isAlone) shown.push(line.slice(0, -comment.length));
    applied.push(isAlone || marks.get(lineNumber)?.has("removed") ? "" : line.slice(0, -comment.length));
  }
  if (blockStart !== null) {
    const hint = 'Write "highlight-end" in a comment below the lines.';
    mistakes.push({ message: '"highlight-start" marks no line: its end is missing.', hint, line: startLine });
  }
  return { code: shown.join("\n"), marks, applied: applied.join("\n"), mistakes };

  function addMark(from: number, count: number, mark: LineMark | undefined) {
    if (mark === undefined) return;
    for (let at = from; at < from + count; at++) marks.set(at, (marks.get(at) ?? new Set()).add(mark));
  }
}

/** Explains a line that is shown although it was meant to mark others; null for other lines. */
function explainMark(line: string, lang: string): Mistake | null {
  const [, mark, word = ""] = MEANT.exec(line) ?? [];
  const written = mark?.replace(/:.*/, "").trim() ?? word;
  const words = mark === undefined ? DOCUSAURUS_MARKS : Object.keys(SHIKI_MARKS);
  const meant = didYouMean(written, words);
  if (mark === undefined && !meant && !word.startsWith("highlight-")) return null;
  const hint = words.includes(written)
    ? `Write it in a comment of the language: ${commentMarks(lang).join(", ")}`
    : (meant ?? `Known are ${words.join(", ")}.`);
  return { message: `"${line.trim()}" marks no line.`, hint };
}

/** Matches a marking comment at the end of a line, with the white space before it. */
function commentPattern(comments: string[]): RegExp {
  const forms = comments.map((marks) => marks.replace(/[*/{}]/g, "\\$&").split(" "));
  const anyOf = (side: 0 | 1) => `(?:${forms.flatMap((form) => form[side] ?? []).join("|")})`;
  const words = Object.keys(SHIKI_MARKS).map((word) => word.replaceAll("+", "\\+"));
  const mark = `\\[!code (${words.join("|")})(?::(\\d{1,4}))?\\]`;
  return new RegExp(
    // Each white space is looked at once: a line may have thousands.
    `(?<!\\s)\\s*${anyOf(0)}\\s*(?:highlight-(next-line|start|end)|${mark})(?:\\s*(?=\\S)${anyOf(1)})?\\s*$`,
  );
}
