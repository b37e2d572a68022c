import type { MarkdownIt } from "markdown-it";
import shortcodes from "./emoji.json";

/** Common shortcodes; others stay text. */
const EMOJI = new Map(Object.entries(shortcodes));
const SHORTCODE = /(?<=^|[\s(])(?::([a-z0-9_+-]+):)(?=$|[\s.,;!?)])/g;

/** Replaces GitHub's emoji shortcodes, such as `:tada:`. */
export function emoji(markdown: MarkdownIt) {
  markdown.core.ruler.after("inline", "emoji", ({ tokens }) => {
    for (const { children } of tokens) {
      for (const child of children ?? []) {
        if (child.type !== "text" || !child.content.includes(":")) continue;
        child.content = child.content.replace(
          SHORTCODE,
          (written, name: string) => EMOJI.get(name) ?? written,
        );
      }
    }
  });
}
