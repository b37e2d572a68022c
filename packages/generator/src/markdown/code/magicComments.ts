import { canonicalLanguage } from "./languages.ts";

const COMMENTS = {
  hash: ["#", ""],
  slashes: ["//", ""],
  block: ["/*", "*/"],
  braced: ["{/*", "*/}"],
  markup: ["<!--", "-->"],
  dashes: ["--", ""],
  semicolon: [";", ""],
} as const;

type CommentStyle = keyof typeof COMMENTS;

const COMMON: CommentStyle[] = ["hash", "slashes", "block", "markup"];

const STYLES: Record<string, CommentStyle[]> = {
  css: ["block"],
  go: ["slashes", "block"],
  html: ["markup", "slashes", "block"],
  ini: ["hash", "semicolon"],
  java: ["slashes", "block"],
  json: ["slashes", "block"],
  jsonc: ["slashes", "block"],
  lua: ["dashes"],
  markdown: ["markup"],
  php: ["hash", "slashes", "block"],
  rust: ["slashes", "block"],
  sieve: ["hash", "block"],
  sql: ["dashes", "block"],
  typescript: ["slashes", "block", "braced"],
  xml: ["markup"],
};

/**
 * Takes Docusaurus' `highlight-next-line`, `highlight-start` and `highlight-end` comments out of the code and returns
 * the lines they mark.
 */
export function magicComments(code: string, lang: string) {
  const highlighted = new Set<number>();
  if (!code.includes("highlight-")) return { code, highlighted };
  const directive = directivePattern(STYLES[canonicalLanguage(lang)] ?? COMMON);
  const kept: string[] = [];
  let blockStart: number | null = null;
  for (const line of code.split("\n")) {
    const word = directive.exec(line)?.[1];
    if (!word) kept.push(line);
    else if (word === "next-line") highlighted.add(kept.length + 1);
    else if (word === "start") blockStart = kept.length + 1;
    else if (blockStart !== null) {
      for (let at = blockStart; at <= kept.length; at++) highlighted.add(at);
      blockStart = null;
    }
  }
  return { code: kept.join("\n"), highlighted };
}

function directivePattern(styles: CommentStyle[]): RegExp {
  const forms = styles.map((style) => COMMENTS[style].map((mark) => mark.replace(/[*/{}]/g, "\\$&")));
  const anyOf = (side: 0 | 1) => forms.map((form) => form[side] ?? "").join("|");
  return new RegExp(`^\\s*(?:${anyOf(0)})\\s*highlight-(next-line|start|end)\\s*(?:${anyOf(1)})\\s*$`);
}
