import MarkdownIt, { type Token } from "markdown-it";
import type { Prose } from "./prose.ts";

const markdown = new MarkdownIt({ html: true });
const DIRECTIVE = /^::[a-z-]+(\{.*\})?$/;
const TAGS_AND_COMMENTS = /<!--[\s\S]*?-->|<[^>]*>/g;

/** The running text of a page, line by line: without code, addresses and tags. */
export function proseOfMarkdown(body: string, firstLine: number): Prose[] {
  const prose: Prose[] = [];
  let blockLine = firstLine;
  for (const token of markdown.parse(body, {})) {
    // Table cells have no line of their own; their row has.
    blockLine = token.map ? firstLine + token.map[0] : blockLine;
    if (token.type === "inline") prose.push(...inlineLines(token.children ?? [], blockLine));
    if (token.type === "html_block") prose.push(...htmlLines(token.content, blockLine));
  }
  return prose;
}

function inlineLines(children: Token[], firstLine: number): Prose[] {
  const lines = [""];
  for (const { type, content } of children) {
    if (type === "softbreak" || type === "hardbreak") lines.push("");
    else if (type === "text" || type === "image") lines.push(`${lines.pop()}${content}`);
    else if (type === "code_inline" || type === "html_inline") lines.push(`${lines.pop()} `);
  }
  return lines
    .map((text, at) => ({ text, line: firstLine + at }))
    .filter(({ text }) => !DIRECTIVE.test(text));
}

function htmlLines(html: string, firstLine: number): Prose[] {
  const blank = (markup: string) => markup.replace(/[^\n]/g, " ");
  const lines = html.replace(TAGS_AND_COMMENTS, blank).split("\n");
  return lines.map((text, at) => ({ text, line: firstLine + at }));
}
