import type { MarkdownIt } from "markdown-it";
import footnote from "markdown-it-footnote";
import { eachRepeatedLabel } from "../inlineTokens.ts";
import { fileLine, pageEnv, report } from "../pageEnv.ts";

/** Footnotes, in a labelled section instead of below a rule. */
export function footnotes(markdown: MarkdownIt) {
  markdown.use(footnote);
  // Of two texts with one label, the library keeps the last.
  markdown.core.ruler.before("footnote_tail", "footnote_twice", ({ tokens, env: sharedEnv }) => {
    const env = pageEnv(sharedEnv);
    eachRepeatedLabel(tokens, "footnote_reference_open", (label, at) => {
      const message = `The footnote "[^${label}]" has two texts, and only the last is shown.`;
      const line = fileLine(env, tokens[at + 1]?.map?.[0] ?? 0);
      report(env, { rule: "footnote", message, hint: "Give one of them another label.", line });
    });
  });
  markdown.renderer.rules["footnote_block_open"] = () =>
    '<section class="footnotes" aria-label="Footnotes"><ol class="footnotes-list">\n';
}
