import type { Token } from "markdown-it";
import { fileLine, type PageEnv } from "./pageEnv.ts";

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
