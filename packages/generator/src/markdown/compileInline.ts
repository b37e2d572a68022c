import MarkdownIt from "markdown-it";
import { isSafeAddress } from "../shared/isSafeAddress.ts";

/** Renders one line of Markdown without block structure, for the announcement bar. */
export function compileInline(text: string): string {
  const markdown = new MarkdownIt({ html: false, linkify: true });
  markdown.validateLink = isSafeAddress;
  return markdown.renderInline(text);
}
