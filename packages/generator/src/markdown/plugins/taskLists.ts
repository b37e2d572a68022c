import type { MarkdownIt } from "markdown-it";
import { toTrustedHtml } from "../inlineTokens.ts";

const TASK = /^\[([ xX])\]\s+/;

/** Renders GitHub's `- [x] done` items as disabled checkboxes. */
export function taskLists(markdown: MarkdownIt) {
  markdown.core.ruler.after("inline", "task_lists", (state) => {
    state.tokens.forEach((item, at) => {
      const inline = state.tokens[at + 2];
      const first = inline?.type === "inline" ? inline.children?.[0] : undefined;
      const match =
        item.type === "list_item_open" && first?.type === "text" ? TASK.exec(first.content) : null;
      if (!inline || !first || !match) return;
      first.content = first.content.slice(match[0].length);
      item.attrJoin("class", "task");
      const checked = match[1] === " " ? "" : " checked";
      const box = `<input type="checkbox" disabled${checked} aria-label="${checked ? "Done" : "Open"}"> `;
      inline.children?.unshift(toTrustedHtml(new state.Token("", "", 0), "html_inline", box));
    });
  });
}
