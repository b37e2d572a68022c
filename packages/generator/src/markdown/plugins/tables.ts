import type { MarkdownIt, Token } from "markdown-it";
import { openTableBox, TABLE_ROLES } from "../../nodes/tableMarkup.ts";
import { inlineText } from "../inlineTokens.ts";

/** Makes tables responsive: wraps them, and adds the column's label to each cell. */
export function tables(markdown: MarkdownIt) {
  markdown.core.ruler.push("tables", ({ tokens }) => {
    let labels: string[] = [];
    let column = 0;
    tokens.forEach((token, at) => {
      if (token.type === "table_open") {
        labels = labelsOf(tokens, at);
        token.meta = { columns: labels.length };
      }
      if (token.type === "tr_open") column = 0;
      const role = token.nesting === 1 ? TABLE_ROLES[token.tag] : undefined;
      if (!role) return;
      // The alignment becomes a class, because the content security policy forbids style attributes.
      const aligned = /text-align:(\w+)/.exec(String(token.attrGet("style") ?? ""))?.[1];
      token.attrs = [["role", role]];
      if (aligned) token.attrPush(["class", aligned]);
      if (token.tag !== "th" && token.tag !== "td") return;
      const label = labels[column++];
      if (token.tag === "td" && label) token.attrPush(["data-label", label]);
      for (const child of tokens[at + 1]?.children ?? [])
        if (child.type === "code_inline") child.meta = { breaks: true };
    });
  });
  markdown.renderer.rules["table_open"] = (tokens, at, options, _env, self) =>
    openTableBox(Number(tokens[at]?.meta?.["columns"])) + self.renderToken(tokens, at, options);
  markdown.renderer.rules["table_close"] = () => "</table></div>\n";
}

function labelsOf(tokens: Token[], tableAt: number): string[] {
  const end = tokens.findIndex(({ type }, at) => at > tableAt && type === "thead_close");
  return tokens.slice(tableAt, end).flatMap((token) => (token.type === "inline" ? [inlineText(token)] : []));
}
