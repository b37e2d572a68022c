import type { MarkdownIt } from "markdown-it";

/** Footnotes end in a labelled section instead of a bare rule. */
export function footnoteMarkup(markdown: MarkdownIt) {
  markdown.renderer.rules["footnote_block_open"] = () =>
    '<section class="footnotes" aria-label="Footnotes"><ol class="footnotes-list">\n';
}
