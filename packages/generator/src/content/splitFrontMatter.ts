import type { Finding } from "../shared/problem.ts";

interface SplitPage {
  frontMatter: string;
  body: string;
  /** The lines, counted from 1, on which the two begin. */
  frontMatterLine: number;
  bodyLine: number;
  /** What is wrong with the marks around the front matter; it is read as it was meant. */
  problem?: Finding;
}

const FRONT_MATTER = /^(\s*)---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;
/** Text below an empty line, which front matter does not have. */
const TEXT = /\n[ \t]*\r?\n(?![\w$-]+:|- )[^\s#]/;
/** A mark, and below it lines that can only be front matter: keys, lists and what is indented. */
const NOT_CLOSED = /^(\s*)---[ \t]*\r?\n((?:[\w$-]+:[^\n]*\n?)(?:(?:[\w$-]+:|[ \t]+\S|- )[^\n]*\n?)*)/;

/** Takes a Markdown file apart into front matter and body. */
export function splitFrontMatter(text: string): SplitPage {
  // Two such marks are also two rules: keys below the first one tell that they are none.
  const closed = FRONT_MATTER.exec(text);
  const open = NOT_CLOSED.exec(text);
  const isWhole = closed && !(open && TEXT.test(closed[2] ?? ""));
  if (isWhole && (closed[1] === "" || open)) return split(closed);
  if (!open) return { frontMatter: "", body: text, frontMatterLine: 1, bodyLine: 1 };
  const parts = split(open);
  const message = "The front matter is never closed.";
  const hint = 'Write a line "---" after its last key.';
  return { ...parts, problem: { rule: "front-matter", message, hint, line: parts.frontMatterLine - 1 } };

  function split([whole, before = "", frontMatter = ""]: RegExpExecArray): SplitPage {
    const [frontMatterLine, bodyLine] = [before.split("\n").length + 1, whole.split("\n").length];
    const parts = { frontMatter, body: text.slice(whole.length), frontMatterLine, bodyLine };
    if (before === "") return parts;
    const message = "There is an empty line before the front matter.";
    const hint = 'Begin the file with "---": anything before it makes the front matter part of the text.';
    return { ...parts, problem: { rule: "front-matter", message, hint, line: 1 } };
  }
}
