import type { MarkdownIt } from "markdown-it";
import { toTrustedHtml } from "../inlineTokens.ts";

/** GitHub's alert types, and the admonition each is rendered as. */
const ALERTS: Record<string, string> = {
  NOTE: "note",
  TIP: "tip",
  IMPORTANT: "info",
  WARNING: "warning",
  CAUTION: "danger",
};
const MARK = /^\[!([A-Z]+)\]\s*$/i;

/** Renders GitHub's alerts, blockquotes that begin with a mark such as `[!NOTE]`, as admonitions. */
export function githubAlerts(markdown: MarkdownIt) {
  markdown.core.ruler.after("inline", "github_alerts", ({ tokens }) => {
    tokens.forEach((open, at) => {
      const inline = tokens[at + 2];
      const [first, second] = inline?.type === "inline" ? (inline.children ?? []) : [];
      const name = first?.type === "text" ? MARK.exec(first.content)?.[1]?.toUpperCase() : undefined;
      const type = name && ALERTS[name];
      if (open.type !== "blockquote_open" || !inline || !type || (second && second.type !== "softbreak"))
        return;
      const close = tokens.find(
        (token, later) => later > at && token.type === "blockquote_close" && token.level === open.level,
      );
      if (!close) return;
      const title = name.charAt(0) + name.slice(1).toLowerCase();
      const opening = `<div class="admonition ${type}"><p class="admonition-title">${title}</p>\n`;
      toTrustedHtml(open, "html_block", opening);
      toTrustedHtml(close, "html_block", "</div>\n");
      inline.children = inline.children?.slice(2) ?? [];
      inline.content = inline.content.replace(/^.*\n?/, "");
    });
  });
}
