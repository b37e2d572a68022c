import type { Finding } from "../shared/problem.ts";

interface SplitPage {
  frontMatter: string;
  body: string;
  /** The lines, counted from 1, on which the two parts start. */
  frontMatterLine: number;
  bodyLine: number;
  /** A problem with the delimiters; the front matter is still split as intended. */
  problem?: Finding;
}

const FRONT_MATTER = /^(\s*)---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;
/** Text after an empty line, which front matter does not have. */
const TEXT = /\n[ \t]*\r?\n(?![\w$-]+:|- )[^\s#]/;
/** With too many dashes, or of TOML. */
const OTHER_DELIMITER = /^(-{4,}|\+{3})[ \t]*\r?\n[\w$-]+\s*[:=]/;
/** An opening delimiter, followed by lines that can only be front matter: keys, lists and indented lines. */
const NOT_CLOSED = /^(\s*)---[ \t]*\r?\n((?:[\w$-]+:[^\n]*\n?)(?:(?:[\w$-]+:|[ \t]+\S|- )[^\n]*\n?)*)/;

/** Splits a Markdown file into front matter and body. */
export function splitFrontMatter(text: string): SplitPage {
  // Two delimiters may also be two thematic breaks, unless keys follow the first.
  const closed = FRONT_MATTER.exec(text);
  const open = NOT_CLOSED.exec(text);
  const isWhole = closed && !(open && TEXT.test(closed[2] ?? ""));
  if (isWhole && (closed[1] === "" || open)) return split(closed);
  if (!open) {
    const other = OTHER_DELIMITER.exec(text)?.[1];
    const parts = { frontMatter: "", body: text, frontMatterLine: 1, bodyLine: 1 };
    if (!other) return parts;
    const message = `"${other}" does not begin front matter, so its keys are part of the text.`;
    const hint = 'Write a line "---" above and below them, and YAML between the two: "title: …".';
    return { ...parts, problem: { rule: "front-matter", message, hint, line: 1 } };
  }
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
