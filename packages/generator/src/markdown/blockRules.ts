import type { MarkdownIt, StateBlock } from "markdown-it";

interface BlockRule {
  name: string;
  /** The rule that it is tried before. */
  before: string;
  rule(this: void, state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean;
}

/** Adds syntax that a line begins with; like a fence, it also ends a paragraph, a list or a quote. */
export function addBlockRule(markdown: MarkdownIt, { name, before, rule }: BlockRule) {
  markdown.block.ruler.before(before, name, rule, { alt: ["paragraph", "reference", "blockquote", "list"] });
}

/** Returns a line without the indentation and the marks of what it stands in. */
export function lineText(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}
