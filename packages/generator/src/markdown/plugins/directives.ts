import type { MarkdownIt, StateBlock } from "markdown-it";
import { addBlockRule, lineText } from "../blockRules.ts";
import { addHole } from "../html.ts";
import { fileLine, pageEnv } from "../pageEnv.ts";

const LEAF = /^::([a-z][a-z-]*)(?:\{([^}]*)\})?\s*$/;
const ATTRIBUTE = /([a-zA-Z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/** `::name{key="value"}` on a separate line, which an extension renders from its data. */
export function directives(markdown: MarkdownIt) {
  addBlockRule(markdown, { name: "directive", before: "paragraph", rule: readDirective });
  markdown.renderer.rules["directive"] = (tokens, at, _options, env) =>
    `${addHole(pageEnv(env).holes, { type: "directive", index: Number(tokens[at]?.meta?.["index"]) })}\n`;
}

function readDirective(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const [, name, attributes = ""] = LEAF.exec(lineText(state, startLine)) ?? [];
  if (name === undefined) return false;
  if (silent) return true;
  const env = pageEnv(state.env);
  const token = state.push("directive", "", 0);
  token.map = [startLine, startLine + 1];
  token.meta = { index: env.directives.length };
  env.directives.push({ name, attributes: parseAttributes(attributes), line: fileLine(env, startLine) });
  state.line = startLine + 1;
  return true;
}

/** Parses `prefix="session.rcpt" open` into a record; a bare word is both name and value. */
export function parseAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single, bare] of text.matchAll(ATTRIBUTE)) {
    attributes[name] = double ?? single ?? bare ?? name;
  }
  return attributes;
}
