import type { MarkdownIt, StateBlock } from "markdown-it";

type BlockRule = (state: StateBlock, startLine: number, endLine: number, silent: boolean) => boolean;

/** Adds syntax that a line begins with; like a fence, it also ends a paragraph, a list or a quote. */
export function addBlockRule(markdown: MarkdownIt, before: string, name: string, rule: BlockRule) {
  markdown.block.ruler.before(before, name, rule, { alt: ["paragraph", "reference", "blockquote", "list"] });
}

/** Returns a line without the indentation and the marks of what it stands in. */
export function lineText(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}
