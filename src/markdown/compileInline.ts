import MarkdownIt from "markdown-it";

/** One line of Markdown without block structure, for the announcement bar. */
export function compileInline(text: string): string {
  return new MarkdownIt({ html: false, linkify: true }).renderInline(text);
}
