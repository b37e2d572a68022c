import type { MarkdownIt, Token } from "markdown-it";
import { breakableCode } from "../../nodes/markup.ts";
import { addHole } from "../html.ts";
import { pageEnv } from "../pageEnv.ts";

/** Interactive elements, which must not contain links. */
const INTERACTIVE = /^<(\/?)(a|summary|label)\b/i;

/** Leaves holes for inline code, so that extensions can turn it into links; not in headings and links. */
export function inlineCode(markdown: MarkdownIt) {
  markdown.core.ruler.push("linkable_code", (state) => {
    state.tokens.forEach((token, at) => {
      if (token.type === "inline" && state.tokens[at - 1]?.type !== "heading_open")
        mark(token.children ?? []);
    });
  });
  const plain = markdown.renderer.rules["code_inline"];
  markdown.renderer.rules["code_inline"] = (tokens, at, options, env, self) => {
    const { content: text = "", meta } = tokens[at] ?? {};
    const breaks = meta?.["breaks"] === true;
    if (meta?.["linkable"]) return addHole(pageEnv(env).holes, { type: "code", text, breaks });
    return breaks ? breakableCode(text) : (plain?.(tokens, at, options, env, self) ?? "");
  };
}

function mark(children: Token[]) {
  let depth = 0;
  for (const child of children) {
    if (child.type === "link_open") depth++;
    else if (child.type === "link_close") depth--;
    else if (child.type === "html_inline") depth += depthChange(child.content);
    else if (child.type === "code_inline" && depth === 0) child.meta = { ...child.meta, linkable: true };
  }
}

function depthChange(html: string): number {
  const [, closing] = INTERACTIVE.exec(html) ?? [];
  if (closing === undefined) return 0;
  return closing === "" ? 1 : -1;
}
