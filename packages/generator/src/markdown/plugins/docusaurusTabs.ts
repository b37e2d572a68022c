import type { MarkdownIt, StateBlock } from "markdown-it";
import { pageEnv } from "../pageEnv.ts";
import { lineText, pushTabs, type Tab } from "./containers.ts";

const OPEN_TABS = /^<Tabs(\s|>|$)/;
const OPEN_TAB = /^<TabItem(\s|>|$)/;

/** Docusaurus' `<Tabs>` and `<TabItem>`, rendered like `:::tabs`. */
export function docusaurusTabs(markdown: MarkdownIt) {
  markdown.block.ruler.before("html_block", "docusaurus_tabs", (state, startLine, endLine, silent) => {
    if (!OPEN_TABS.test(lineText(state, startLine))) return false;
    const group = readTabs(state, startLine, endLine);
    if (!group) return false;
    if (silent) return true;
    pushTabs(state, pageEnv(state.env), group.tabs);
    state.line = group.end;
    return true;
  });
}

/** Reads the tabs up to the closing tag; null if the tags are not on separate lines. */
function readTabs(
  state: StateBlock,
  startLine: number,
  endLine: number,
): { tabs: Tab[]; end: number } | null {
  const head = readTag(state, startLine, endLine);
  const objects = head?.tag.match(/\{[^{}]*\}/g) ?? [];
  const labels = new Map(objects.map((each) => [quoted(each, "value"), quoted(each, "label") ?? ""]));
  const tabs: Tab[] = [];
  let depth = 0;
  for (let line = head?.next ?? endLine; line < endLine; line++) {
    const text = lineText(state, line);
    if (OPEN_TABS.test(text)) depth++;
    else if (/^<\/Tabs>\s*$/.test(text) && depth-- === 0) return { tabs, end: line + 1 };
    else if (depth === 0 && OPEN_TAB.test(text)) {
      const tab = readTag(state, line, endLine);
      if (!tab) return null;
      const value = quoted(tab.tag, "value") ?? "";
      const label = quoted(tab.tag, "label") ?? labels.get(value) ?? value;
      tabs.push({ label, from: tab.next, to: tab.next });
      line = tab.next - 1;
    } else if (depth === 0 && /^<\/TabItem>\s*$/.test(text)) {
      const open = tabs.at(-1);
      if (open) open.to = line;
    }
  }
  return null;
}

/** Reads a tag that may span several lines; `next` is the line after it. */
function readTag(state: StateBlock, from: number, endLine: number): { tag: string; next: number } | null {
  let tag = "";
  for (let line = from; line < endLine; line++) {
    tag += `${lineText(state, line)}\n`;
    const isBalanced = tag.split("{").length === tag.split("}").length;
    if (isBalanced && /(?<![/=])>\s*$/.test(tag)) return { tag, next: line + 1 };
  }
  return null;
}

/** Returns the value of `name="value"`, `name={"value"}`, or `name: "value"` in an object. */
function quoted(text: string, name: string): string | undefined {
  const match = new RegExp(`\\b${name}(?:=\\{?|:\\s*)(?:"([^"]*)"|'([^']*)')`).exec(text);
  return match?.[1] ?? match?.[2];
}
