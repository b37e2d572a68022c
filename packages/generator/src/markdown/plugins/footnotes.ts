import type { MarkdownIt } from "markdown-it";
import footnote from "markdown-it-footnote";

/** Footnotes, in a labelled section instead of below a rule. */
export function footnotes(markdown: MarkdownIt) {
  markdown.use(footnote);
  markdown.renderer.rules["footnote_block_open"] = () =>
    '<section class="footnotes" aria-label="Footnotes"><ol class="footnotes-list">\n';
}
