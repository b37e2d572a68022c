import type { MarkdownIt, Token } from "markdown-it";
import { openTableBox, TABLE_ROLES } from "../../nodes/markup.ts";
import type { Finding } from "../../shared/problem.ts";
import { inlineText } from "../inlineTokens.ts";
import { fileLine, pageEnv, report } from "../pageEnv.ts";

/** Makes tables responsive: wraps them, and adds the column's label to each cell. */
export function tables(markdown: MarkdownIt) {
  markdown.core.ruler.push("tables", ({ tokens, src, env }) => {
    const lines = src.split("\n");
    let labels: string[] = [];
    let column = 0;
    tokens.forEach((token, at) => {
      if (token.type === "table_open") {
        labels = labelsOf(tokens, at);
        token.meta = { columns: labels.length };
      }
      if (token.type === "tr_open") {
        column = 0;
        const at = token.map?.[0] ?? 0;
        checkRow(lines[at] ?? "", labels.length, (finding) =>
          report(pageEnv(env), { ...finding, line: fileLine(pageEnv(env), at) }),
        );
      }
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

/** Reports cells beyond those of the head, which Markdown leaves out. */
function checkRow(row: string, columns: number, found: (finding: Finding) => void) {
  const cells = row.replace(/^[\s>]*\|?/, "").split(/(?<!\\)\|/);
  const lost = cells.slice(columns).join("|").trim();
  if (lost === "") return;
  const message = `The row has more cells than the table's head: "${lost}" is not shown.`;
  const hint = "Add a column to the head; a bar in the text of a cell is written \\|.";
  found({ severity: "warning", rule: "table", message, hint });
}

function labelsOf(tokens: Token[], tableAt: number): string[] {
  const end = tokens.findIndex(({ type }, at) => at > tableAt && type === "thead_close");
  return tokens.slice(tableAt, end).flatMap((token) => (token.type === "inline" ? [inlineText(token)] : []));
}
