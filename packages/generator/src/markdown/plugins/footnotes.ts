import type { MarkdownIt } from "markdown-it";
import footnote from "markdown-it-footnote";
import { fileLine, pageEnv, report } from "../pageEnv.ts";

/** Footnotes, in a labelled section instead of below a rule. */
export function footnotes(markdown: MarkdownIt) {
  markdown.use(footnote);
  // Of two texts with one label, the library keeps the last.
  markdown.core.ruler.before("footnote_tail", "footnote_twice", (state) => {
    const env = pageEnv(state.env);
    const labels = new Set<string>();
    state.tokens.forEach(({ type, meta }, at) => {
      if (type !== "footnote_reference_open") return;
      const label = String(meta?.["label"]);
      if (labels.has(label)) {
        const message = `The footnote "[^${label}]" has two texts, and only the last is shown.`;
        const hint = "Give one of them another label.";
        report(env, {
          rule: "footnote",
          message,
          hint,
          line: fileLine(env, state.tokens[at + 1]?.map?.[0] ?? 0),
        });
      }
      labels.add(label);
    });
  });
  markdown.renderer.rules["footnote_block_open"] = () =>
    '<section class="footnotes" aria-label="Footnotes"><ol class="footnotes-list">\n';
}
