import type { Token } from "markdown-it";
import { fileLine, type PageEnv } from "./pageEnv.ts";

/** The words of an inline token as a reader hears them: no markup, images by their alternative text. */
export function inlineText(inline: Token): string {
  return (inline.children ?? []).map(childText).join("");
}

function childText({ type, content }: Token): string {
  if (type === "softbreak" || type === "hardbreak") return " ";
  return type === "text" || type === "code_inline" || type === "image" ? content : "";
}

/** Calls back for every inline child with the line it stands on: markdown-it only keeps the block's first line. */
export function eachInline(tokens: Token[], env: PageEnv, visit: (child: Token, line: number) => void) {
  let blockLine = 0;
  for (const token of tokens) {
    // Table cells have no line of their own; their row has.
    blockLine = token.map?.[0] ?? blockLine;
    if (token.type !== "inline") continue;
    let line = fileLine(env, blockLine);
    for (const child of token.children ?? []) {
      visit(child, line);
      if (child.type === "softbreak" || child.type === "hardbreak") line++;
    }
  }
}

/** Makes a token stand for HTML of our own, which needs no cleaning. */
export function toTrustedHtml(token: Token, type: "html_block" | "html_inline", content: string): Token {
  return Object.assign(token, { type, nesting: 0, content, meta: { trusted: true } });
}
