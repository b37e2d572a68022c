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

/**
 * Reads the comments that mark lines: Docusaurus' `highlight-next-line`, `-start` and `-end`, and `[!code ++]` at the end
 * of a line, or alone on one for the lines below it.
 */
export function codeMarks(source: string, lang: string, { readsHighlights = true } = {}): MarkedCode {
  const code = source.replace(/\r\n?/g, "\n");
  const marks: MarkedCode["marks"] = new Map();
  if (!/highlight-|\[!code /.test(code)) return { code, marks, applied: code };
  const comment = commentPattern(commentMarks(lang));
  const shown: string[] = [];
  const applied: string[] = [];
  let blockStart: number | null = null;
  for (const line of code.split("\n")) {
    const [found = "", word, mark = "", count = "1"] = comment.exec(line) ?? [];
    const isAlone = found.trim() === line.trim();
    const next = shown.length + 1;
    if (mark) addMark(next, Number(count), SHIKI_MARKS[mark]);
    else if (readsHighlights && isAlone && word === "next-line") addMark(next, 1, "highlighted");
    else if (readsHighlights && isAlone && word === "start") blockStart = next;
    else if (readsHighlights && isAlone && word === "end") {
      if (blockStart !== null) addMark(blockStart, next - blockStart, "highlighted");
      blockStart = null;
    } else {
      shown.push(line);
      applied.push(marks.get(next)?.has("removed") ? "" : line);
      continue;
    }
    if (!isAlone) shown.push(line.slice(0, -found.length));
    applied.push(isAlone || marks.get(next)?.has("removed") ? "" : line.slice(0, -found.length));
  }
  return { code: shown.join("\n"), marks, applied: applied.join("\n") };

  function addMark(from: number, count: number, mark: LineMark | undefined) {
    if (mark === undefined) return;
    for (let at = from; at < from + count; at++) marks.set(at, (marks.get(at) ?? new Set()).add(mark));
  }
}

/** Matches a marking comment at the end of a line, with the white space before it. */
function commentPattern(comments: string[]): RegExp {
  const forms = comments.map((marks) => marks.replace(/[*/{}]/g, "\\$&").split(" "));
  const anyOf = (side: 0 | 1) => forms.map((form) => form[side] ?? "").join("|");
  const words = Object.keys(SHIKI_MARKS).map((word) => word.replaceAll("+", "\\+"));
  const mark = `\\[!code (${words.join("|")})(?::(\\d{1,4}))?\\]`;
  return new RegExp(
    `\\s*(?:${anyOf(0)})\\s*(?:highlight-(next-line|start|end)|${mark})\\s*(?:${anyOf(1)})\\s*$`,
  );
}
