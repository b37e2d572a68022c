import MarkdownIt, { type Token } from "markdown-it";
import { CODE, type Prose } from "./prose.ts";

const markdown = new MarkdownIt({ html: true });
const DIRECTIVE = /^::[a-z-]+(\{.*\})?$/;
const TAGS_AND_COMMENTS = /<!--[\s\S]*?-->|<[^>]*>/g;

/** The running text of a page, block by block: without code, addresses and tags. */
export function proseOfMarkdown(body: string, firstLine: number): Prose[] {
  const prose: Prose[] = [];
  let line = firstLine;
  let isCell = false;
  for (const { type, map, children, content } of markdown.parse(body, {})) {
    // Table cells have no line of their own; their row has.
    line = map ? firstLine + map[0] : line;
    if (type === "td_open" || type === "th_open") isCell = true;
    if (type === "td_close" || type === "th_close") isCell = false;
    if (type === "inline") prose.push({ text: inlineText(children ?? []), line, isCell });
    if (type === "html_block") prose.push({ text: htmlText(content), line, isCell: false });
  }
  return prose;
}

function inlineText(children: Token[]): string {
  let text = "";
  for (const { type, content } of children) {
    if (type === "softbreak" || type === "hardbreak") text += "\n";
    else if (type === "text" || type === "image") text += content;
    else if (type === "code_inline") text += CODE;
    else if (type === "html_inline") text += " ";
  }
  const lines = text.split("\n").map((line) => (DIRECTIVE.test(line) ? "" : line));
  return lines.join("\n");
}

function htmlText(html: string): string {
  return html.replace(TAGS_AND_COMMENTS, (markup) => markup.replace(/[^\n]/g, " "));
}
