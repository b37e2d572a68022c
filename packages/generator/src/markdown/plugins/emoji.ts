import type { MarkdownIt } from "markdown-it";
import shortcodes from "./emoji.json";

/** The shortcodes that documentation uses; others stay as they are written. */
const EMOJI: Record<string, string> = shortcodes;
const SHORTCODE = /(?<=^|[\s(])(?::([a-z0-9_+-]+):)(?=$|[\s.,;!?)])/g;

/** `:tada:` and the like in running text, as on GitHub. */
export function emoji(markdown: MarkdownIt) {
  markdown.core.ruler.after("inline", "emoji", ({ tokens }) => {
    for (const child of tokens.flatMap(({ children }) => children ?? [])) {
      if (child.type !== "text" || !child.content.includes(":")) continue;
      child.content = child.content.replace(SHORTCODE, (written, name: string) => EMOJI[name] ?? written);
    }
  });
}
