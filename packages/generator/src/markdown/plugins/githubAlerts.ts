import type { MarkdownIt, Token } from "markdown-it";
import { nearest } from "../../shared/nearest.ts";
import { toTrustedHtml } from "../inlineTokens.ts";
import { fileLine, type PageEnv, pageEnv, warn } from "../pageEnv.ts";

/** GitHub's alert types, and the admonition each is rendered as. */
const ALERTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    NOTE: "note",
    TIP: "tip",
    IMPORTANT: "info",
    WARNING: "warning",
    CAUTION: "danger",
  }),
);
const MARK = /^\[!([A-Z]+)\]\s*$/i;
const MARK_WITH_TEXT = /^\[!([A-Z]+)\](?:\s+\S|[+-])/i;

/** Renders GitHub's alerts, blockquotes that begin with a mark such as `[!NOTE]`, as admonitions. */
export function githubAlerts(markdown: MarkdownIt) {
  markdown.core.ruler.after("inline", "github_alerts", ({ tokens, env }) => {
    tokens.forEach((open, at) => {
      const inline = tokens[at + 2];
      const [first, second] = inline?.type === "inline" ? (inline.children ?? []) : [];
      const name = first?.type === "text" ? MARK.exec(first.content)?.[1]?.toUpperCase() : undefined;
      const type = name && ALERTS.get(name);
      const withText = first?.type === "text" ? MARK_WITH_TEXT.exec(first.content)?.[1] : undefined;
      if (open.type === "blockquote_open" && withText) reportText(pageEnv(env), withText, open);
      if (open.type === "blockquote_open" && name && !type) reportUnknown(pageEnv(env), name, open);
      if (open.type !== "blockquote_open" || !inline || !type || (second && second.type !== "softbreak"))
        return;
      let end = at + 3;
      const isClose = ({ type, level }: Token) => type === "blockquote_close" && level === open.level;
      while (end < tokens.length - 1 && !isClose(tokens[end] ?? open)) end++;
      const close = tokens[end];
      if (!close) return;
      const title = name.charAt(0) + name.slice(1).toLowerCase();
      const opening = `<div class="admonition ${type}"><p class="admonition-title">${title}</p>\n`;
      toTrustedHtml(open, "html_block", opening);
      toTrustedHtml(close, "html_block", "</div>\n");
      const line = fileLine(pageEnv(env), inline.map?.[0] ?? 0);
      pageEnv(env).rewrites.push({ line, label: `${title}:` });
      inline.children = inline.children?.slice(2) ?? [];
      inline.content = inline.content.replace(/^.*\n?/, "");
    });
  });
}

function reportText(env: PageEnv, name: string, { map }: Token) {
  const message = `"[!${name}]" is shown as it is written: text follows it.`;
  const hint = "Write the text on the next line, behind a > of its own.";
  warn(env, { rule: "alert", message, hint, line: fileLine(env, map?.[0] ?? 0) });
}

function reportUnknown(env: PageEnv, name: string, { map }: Token) {
  const meant = nearest(name, ALERTS.keys());
  const hint = meant ? `Did you mean [!${meant}]?` : `Known are ${[...ALERTS.keys()].join(", ")}.`;
  const line = fileLine(env, map?.[0] ?? 0);
  warn(env, { rule: "alert", message: `Unknown alert "[!${name}]".`, hint, line });
}
