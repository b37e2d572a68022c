import type { Token } from "markdown-it";
import { fileLine, type PageEnv } from "./pageEnv.ts";

/** Returns the plain text of an inline token, with images as their alternative text. */
export function inlineText(inline: Token): string {
  return (inline.children ?? []).map(childText).join("");
}

function childText({ type, content }: Token): string {
  if (type === "softbreak" || type === "hardbreak" || /^<br\b/i.test(content)) return " ";
  return type === "text" || type === "code_inline" || type === "image" ? content : "";
}

/** Visits every inline child with its line, which is counted here because markdown-it only stores that of the block. */
export function eachInline(tokens: Token[], env: PageEnv, visit: (child: Token, line: number) => void) {
  let blockLine = 0;
  for (const token of tokens) {
    // Table cells have no line, but their row has.
    blockLine = token.map?.[0] ?? blockLine;
    if (token.type !== "inline") continue;
    let line = fileLine(env, blockLine);
    for (const child of token.children ?? []) {
      visit(child, line);
      if (child.type === "softbreak" || child.type === "hardbreak") line++;
    }
  }
}

/** Visits the tokens of a type that name a label for the second time. */
export function eachRepeatedLabel(tokens: Token[], type: string, visit: (label: string, at: number) => void) {
  const labels = new Set<string>();
  tokens.forEach((token, at) => {
    if (token.type !== type) return;
    const label = String(token.meta?.["label"]);
    if (labels.has(label)) visit(label, at);
    labels.add(label);
  });
}

/** Turns a token into generated HTML, which is not sanitized. */
export function toTrustedHtml(token: Token, type: "html_block" | "html_inline", content: string): Token {
  return Object.assign(token, { type, nesting: 0, content, meta: { trusted: true } });
}
