import type { MarkdownIt, StateBlock } from "markdown-it";
import { TABS_START, tabHtml } from "../../nodes/markup.ts";
import { addBlockRule, lineText } from "../blockRules.ts";
import { toTrustedHtml } from "../inlineTokens.ts";
import { fileLine, pageEnv, report } from "../pageEnv.ts";
import { reportEmpty, reportSameTab } from "./containers.ts";
import { parseAttributes } from "./directives.ts";

const COMMENT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g;
/** What hides tags: a fence, code or a comment. */
const HIDDEN = `^[ \\t>*+\\-\\d.)]*(\`{3,}|~{3,})[^\`\\n]*\\n[\\s\\S]*?^[ \\t>]*\\1|\`[^\`\\n]+\`|${COMMENT.source}`;
const TAG = /<(\/?)(Tabs|TabItem)\b((?:[^<>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*)>/;
const TOKEN = new RegExp(`${HIDDEN}|${TAG.source}`, "gm");

/** Docusaurus' `<Tabs>` and `<TabItem>`, rendered like `:::tabs`. */
export function docusaurusTabs(markdown: MarkdownIt) {
  addBlockRule(markdown, { name: "docusaurus_tabs", before: "html_block", rule: renderTabs });
}

function renderTabs(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!/^<Tabs(\s|>|$)/.test(lineText(state, startLine))) return false;
  const env = pageEnv(state.env);
  if (env.unclosedTabs) return false;
  const text = state.getLines(startLine, endLine, state.blkIndent, false);
  const pieces = readPieces(text);
  const [head] = pieces;
  const last = pieces.at(-1);
  // Searched for once: for each of many unclosed ones, it would take quadratic time.
  env.unclosedTabs = last?.tag !== "/Tabs";
  if (!head || !last || env.unclosedTabs || text.slice(0, head.at).trim()) return false;
  if (silent) return true;
  const lineOf = (at: number) => startLine + text.slice(0, at).split("\n").length - 1;
  for (const { from, content } of pieces.filter(({ tag }) => tag !== "TabItem")) {
    const lost = content.replace(COMMENT, (comment) => comment.replace(/\S/g, " "));
    const message = `"${lost.trim()}" stands outside of the tabs, and is not shown.`;
    const line = fileLine(env, lineOf(from + lost.search(/\S/)));
    if (lost.trim()) report(env, { rule: "tabs", message, hint: "Put it into a <TabItem>.", line });
  }
  const objects = (head.attributes.match(/\{[^{}]*\}/g) ?? []).map(readAttributes);
  const labels = new Map(objects.map(({ value, label }) => [value, label]));
  const { defaultValue } = readAttributes(head.attributes);
  const items = pieces.flatMap(({ tag, attributes, from, content }) => {
    if (tag !== "TabItem") return [];
    const { value = "", label = value, ...others } = readAttributes(attributes);
    const isOpen = defaultValue === undefined ? "default" in others : value === defaultValue;
    return { label: labels.get(value) ?? label, isOpen, content, line: lineOf(from) };
  });
  const group = env.tabGroupId();
  const opened = Math.max(
    0,
    items.findIndex((item) => item.isOpen),
  );
  pushHtml(state, TABS_START);
  items.forEach(({ label, content, line }, at) => {
    if (items.findIndex((other) => other.label === label) < at)
      reportSameTab(env, label, fileLine(env, line));
    if (content.replace(COMMENT, "").trim() === "")
      reportEmpty(env, `The tab "${label}"`, fileLine(env, line));
    pushHtml(state, tabHtml({ group, at, label, isOpen: at === opened }));
    pushText(state, content, line);
    pushHtml(state, "</div>\n");
  });
  pushHtml(state, "</div>\n");
  state.line = lineOf(last.from + last.content.length) + 1;
  return true;
}

function pushHtml(state: StateBlock, html: string) {
  toTrustedHtml(state.push("html_block", "", 0), "html_block", html);
}

/** Cuts the text behind each tag of the `<Tabs>` with which it begins; those of inner ones belong to the content. */
function readPieces(text: string) {
  const tags: { tag: string; attributes: string; at: number; from: number }[] = [];
  let depth = 0;
  let end = text.length;
  for (const { 0: written, 2: slash, 3: name, 4: attributes = "", index: at } of text.matchAll(TOKEN)) {
    if (!name) continue;
    const from = at + written.length;
    if (name === "Tabs" && !slash) depth++;
    if (depth === 1) tags.push({ tag: `${slash}${name}`, attributes, at, from });
    if (name === "Tabs" && slash) depth--;
    if (depth === 0) {
      end = from + text.slice(from).search(/\n|$/);
      break;
    }
  }
  return tags.map((tag, at) => ({ ...tag, content: text.slice(tag.from, tags[at + 1]?.at ?? end) }));
}

/** Parses `name="x"`, `name={"x"}` and, in an object, `name: "x"`. */
function readAttributes(text: string): Record<string, string> {
  return parseAttributes(text.replace(/(\w)(?:=\{|:)\s*(?=["'])/g, "$1="));
}

/** Parses text without its indentation; the empty lines before it keep the numbers of its lines. */
function pushText(state: StateBlock, text: string, line: number) {
  const [first = "", ...rest] = text.split("\n");
  const indent = rest.find((each) => each.trim())?.search(/\S/) ?? 0;
  const lines = rest.map((each) => each.slice(Math.min(indent, each.search(/\S|$/))));
  const source = "\n".repeat(line) + [first.trim(), ...lines].join("\n");
  const inner = new state.md.block.State(source, state.md, state.env, state.tokens);
  inner.level = state.level;
  state.md.block.tokenize(inner, line, inner.lineMax);
}
