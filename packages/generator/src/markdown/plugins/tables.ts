import type { MarkdownIt, Token } from "markdown-it";
import { openTableBox, TABLE_ROLES } from "../../nodes/tableMarkup.ts";
import { inlineText } from "../inlineTokens.ts";

/** Gives tables what they need to be read in any width: a box, and in every cell the name of its column. */
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
      // How a column is aligned becomes a class: the site's policy allows no style of an element's own.
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
