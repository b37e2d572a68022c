import type { MarkdownIt, StateBlock } from "markdown-it";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { nearest } from "../../shared/nearest.ts";
import { toTrustedHtml } from "../inlineTokens.ts";
import { fileLine, type PageEnv, pageEnv, report } from "../pageEnv.ts";

/** Admonition names of Docusaurus 2 and 3, and the type each is rendered as. */
const ADMONITIONS: Record<string, string> = {
  note: "note",
  secondary: "note",
  tip: "tip",
  success: "tip",
  info: "info",
  important: "info",
  warning: "warning",
  caution: "warning",
  danger: "danger",
};
const NAMES = [...Object.keys(ADMONITIONS), "tabs", "steps", "cards"];
const OPEN =
  /^(:{3,})\s*([a-zA-Z][\w-]*)\s*(?:\[([^\]]*)\]|(.*?))\s*(?:\{((?:\s*(?:[#.][\w-]+|[\w-]+="[^"]*"))+\s*)\})?\s*$/;
const CLOSE = /^(:{3,})\s*$/;
const TAB = /^==\s+(.+?)\s*$/;

/** `:::name[Title] … :::` blocks: admonitions, tabs, steps and cards. Outer blocks have more colons. */
export function containers(markdown: MarkdownIt) {
  markdown.block.ruler.before("fence", "container", container, {
    alt: ["paragraph", "reference", "blockquote", "list"],
  });

  function container(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
    const match = OPEN.exec(lineText(state, startLine));
    if (!match) return false;
    if (silent) return true;
    const env = pageEnv(state.env);
    const [, colons = ":::", name = "", bracketed, spaced = "", attributes = ""] = match;
    const rest = { state, from: startLine + 1, to: endLine };
    const close = findClose(rest, colons.length);
    const line = fileLine(env, startLine);
    if (!NAMES.includes(name)) {
      const match = nearest(name, NAMES);
      const hint = match ? `Did you mean ":::${match}"?` : `Known blocks: ${NAMES.join(", ")}.`;
      report(env, { rule: "container", message: `Unknown block ":::${name}".`, hint, line });
    }
    if (close === null && !endsInFence(rest)) {
      const message = `":::${name}" is never closed.`;
      report(env, { rule: "container", message, hint: 'Close it with ":::".', line });
    }
    const block = { ...rest, to: close ?? endLine };

    if (name === "tabs") renderTabs(block, env, line);
    else if (name === "steps" || name === "cards") {
      pushHtml(state, `<div class="${name}">\n`);
      pushLines(block);
      pushHtml(state, "</div>\n");
    } else {
      const type = ADMONITIONS[name] ?? "note";
      const { id, classes } = readAttributes(attributes);
      if (id) env.anchors.push(id);
      const own = `${id && ` id="${id}"`} class="${["admonition", type, ...classes].join(" ")}"`;
      pushHtml(state, `<div${own}>`);
      const title = bracketed ?? spaced;
      if (title) pushTitle(state, title, startLine);
      else pushHtml(state, `<p class="admonition-title">${capitalise(name)}</p>\n`);
      pushLines(block);
      pushHtml(state, "</div>\n");
    }
    state.line = close === null ? endLine : close + 1;
    return true;
  }
}

/** Parses Docusaurus' `#id` and `.class` after the title. */
function readAttributes(text: string) {
  const classes = [...text.matchAll(/(?<=^|\s)\.([\w-]+)/g)].flatMap(([, name = ""]) => name);
  return { id: /(?<=^|\s)#([\w-]+)/.exec(text)?.[1] ?? "", classes };
}

interface Block {
  state: StateBlock;
  from: number;
  to: number;
}

function renderTabs({ state, from, to }: Block, env: PageEnv, line: number) {
  const tabs: { label: string; from: number; to: number }[] = [];
  const hint = 'Begin each with "== Label".';
  for (const { line: at, text } of ownLines({ state, from, to })) {
    const label = TAB.exec(text)?.[1];
    const open = tabs.at(-1);
    if (open && label) open.to = at;
    if (label) tabs.push({ label, from: at + 1, to });
  }
  const [first] = tabs;
  const lost = first && textBefore({ state, from, to: first.from - 1 });
  if (!first) report(env, { rule: "tabs", message: "A :::tabs block has no tab.", hint, line });
  if (lost) {
    const message = `"${lost.text}" stands before the first tab, and is not shown.`;
    report(env, { rule: "tabs", message, hint, line: fileLine(env, lost.line) });
  }
  const pushed = tabs.map((tab) => ({ label: tab.label, pushContent: () => pushLines({ ...tab, state }) }));
  pushTabs(state, env, pushed);
}

function textBefore({ state, from, to }: Block) {
  for (let line = from; line < to; line++) {
    const text = lineText(state, line).trim();
    if (text) return { line, text };
  }
  return undefined;
}

interface Tab {
  label: string;
  /** Of several, the first counts; without any, the first tab is open. */
  isOpen?: boolean;
  pushContent(): void;
}

/** Adds for each tab a radio button, its label and its panel. */
export function pushTabs(state: StateBlock, env: PageEnv, tabs: Tab[]) {
  const group = `tabs-${env.tabGroups++}`;
  const open = tabs.find(({ isOpen }) => isOpen) ?? tabs[0];
  pushHtml(state, '<div class="tabs">\n');
  tabs.forEach((tab, at) => {
    const [id, text] = [`${group}-${at}`, escapeHtml(tab.label)];
    const checked = tab === open ? " checked" : "";
    pushHtml(
      state,
      `<input type="radio" name="${group}" id="${id}" value="${text}"${checked}><label for="${id}">${text}</label>\n`,
    );
    pushHtml(state, '<div class="tab-panel">\n');
    tab.pushContent();
    pushHtml(state, "</div>\n");
  });
  pushHtml(state, "</div>\n");
}

/** Parses the lines of a block as Markdown. */
function pushLines({ state, from, to }: Block) {
  const { lineMax, parentType } = state;
  state.lineMax = to;
  state.md.block.tokenize(state, from, to);
  state.lineMax = lineMax;
  state.parentType = parentType;
}

/** Adds a title whose Markdown is read with that of the page. */
function pushTitle(state: StateBlock, title: string, line: number) {
  state.push("admonition_title_open", "p", 1).attrs = [["class", "admonition-title"]];
  Object.assign(state.push("inline", "", 0), { content: title, map: [line, line + 1], children: [] });
  state.push("admonition_title_close", "p", -1);
}

function pushHtml(state: StateBlock, content: string) {
  toTrustedHtml(state.push("html_block", "", 0), "html_block", content);
}

export function lineText(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}

/** Returns the line that closes the block: the same number of colons, outside of fences and inner blocks. */
function findClose(block: Block, colons: number): number | null {
  for (const { line, text } of ownLines(block)) {
    if (CLOSE.exec(text)?.[1]?.length === colons) return line;
  }
  return null;
}

const FENCE = /^(`{3,}|~{3,})/;

/** Returns the marker of the fence that is open after the line; null if none is. */
function fenceAfter(fence: string | null, text: string): string | null {
  const mark = FENCE.exec(text)?.[1];
  if (mark && fence === null) return mark;
  return mark && fence !== null && text.startsWith(fence) && text.trim() === mark ? null : fence;
}

/** Returns whether an unclosed fence, which is reported elsewhere, hides the end of the block. */
function endsInFence({ state, from, to }: Block): boolean {
  let fence: string | null = null;
  for (let line = from; line < to; line++) fence = fenceAfter(fence, lineText(state, line));
  return fence !== null;
}

/** Yields the lines that belong to the block itself, not to fences or inner blocks. */
function* ownLines({ state, from, to }: Block): Generator<{ line: number; text: string }> {
  const inner: number[] = [];
  let fence: string | null = null;
  for (let line = from; line < to; line++) {
    const text = lineText(state, line);
    const mark = FENCE.exec(text)?.[1];
    fence = fenceAfter(fence, text);
    if (fence !== null || mark) continue;
    const opened = OPEN.exec(text)?.[1]?.length;
    const closed = CLOSE.exec(text)?.[1]?.length;
    const closes = closed === undefined ? -1 : inner.lastIndexOf(closed);
    if (opened) inner.push(opened);
    // A close that matches no inner block closes the outer one; inner blocks were left open.
    else if (closed && closes < 0) inner.length = 0;
    if (inner.length === 0) yield { line, text };
    if (closes >= 0) inner.length = closes;
  }
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
