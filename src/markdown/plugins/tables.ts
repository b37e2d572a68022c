import type { MarkdownIt } from "markdown-it";

/** Lets a wide table scroll inside its own box, reachable by keyboard. */
export function tables(markdown: MarkdownIt) {
  markdown.renderer.rules["table_open"] = () => '<div class="table-scroll" tabindex="0"><table>\n';
  markdown.renderer.rules["table_close"] = () => "</table></div>\n";
}
