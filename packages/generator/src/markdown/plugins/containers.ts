import type { MarkdownIt, StateBlock, StateCore, Token } from "markdown-it";
import { TABS_START, tabHtml } from "../../nodes/markup.ts";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { nearest } from "../../shared/nearest.ts";
import { addBlockRule, lineText } from "../blockRules.ts";
import { toTrustedHtml } from "../inlineTokens.ts";
import { fileLine, type PageEnv, pageEnv, report, warn } from "../pageEnv.ts";

/** Admonition names of Docusaurus 2 and 3, and the type each is rendered as. */
const ADMONITIONS = new Map([
  ["note", "note"],
  ["secondary", "note"],
  ["tip", "tip"],
  ["success", "tip"],
  ["info", "info"],
  ["important", "info"],
  ["warning", "warning"],
  ["caution", "warning"],
  ["danger", "danger"],
]);
/** Blocks that only say how the list in them is shown. */
const LISTS = ["steps", "cards", "doors", "route"];
const NAMES = [...ADMONITIONS.keys(), "tabs", ...LISTS];
const OPEN = /^(:{3,})\s*([a-zA-Z][\w-]*)(.*)$/;
const CLOSE = /^(:{3,})\s*$/;
const TAB = /^==\s+(\S.*)$/;
/** Docusaurus' `{#id .class}` after the title. */
const ATTRIBUTES = /^\{((?:\s*(?:[#.][\w-]+|[\w-]+="[^"]*"))+\s*)\}$/;
/** HTML that does not end at the next empty line. */
const LONG_HTML = /^<(!|\?|pre|script|style|textarea)/i;
const TAB_HINT = 'Begin each with "== Label".';

/** A container that is open, or a tab in one. */
interface Container {
  name: string;
  colons: number;
  /** Depth in lists and quotes, which a container does not leave. */
  level: number;
  line: number;
  /** Index of the first token after the opening, or that of the last tab. */
  from: number;
  tabs: { group: string; labels: string[]; lost?: Token };
  /** The quote of the Markdown copy that an admonition becomes. */
  quote?: { title: string; last: number };
}

/**
 * `:::name[Title] … :::` blocks: admonitions, tabs, steps and cards. Outer blocks have more colons. The lines that open
 * and close them become marks, which are paired once the whole page is parsed.
 */
export function containers(markdown: MarkdownIt) {
  addBlockRule(markdown, { name: "container_mark", before: "fence", rule: pushMark });
  markdown.block.ruler.before("html_block", "html_before_mark", endHtmlAtMark);
  markdown.core.ruler.after("block", "containers", pairMarks);
}

function pushMark(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const text = lineText(state, startLine);
  if (!isMark(text, pageEnv(state.env))) return false;
  if (silent) return true;
  const { containers: open } = pageEnv(state.env);
  const [, colons = "", name = ""] = OPEN.exec(text) ?? CLOSE.exec(text) ?? [];
  if (name) open.push({ name, colons: colons.length });
  else if (colons) open.length = open.findLastIndex((each) => each.colons === colons.length);
  const mark = state.push("container_mark", "", 0);
  mark.content = text;
  mark.map = [startLine, startLine + 1];
  state.line = startLine + 1;
  return true;
}

function isMark(text: string, { containers: open }: PageEnv): boolean {
  const closing = CLOSE.exec(text)?.[1]?.length;
  if (closing !== undefined) return open.some(({ colons }) => colons === closing);
  return OPEN.test(text) || (open.at(-1)?.name === "tabs" && TAB.test(text));
}

/** Markdown's HTML blocks end at an empty line only, but people close a container on the line below. */
function endHtmlAtMark(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const env = pageEnv(state.env);
  const text = lineText(state, startLine);
  if (silent || env.containers.length === 0 || !text.startsWith("<") || LONG_HTML.test(text)) return false;
  let end = startLine + 1;
  while (end < endLine && !state.isEmpty(end) && !isMark(lineText(state, end), env)) end++;
  if (end === endLine || state.isEmpty(end)) return false;
  const { lineMax } = state;
  state.lineMax = end;
  state.md.block.tokenize(state, startLine, end);
  state.lineMax = lineMax;
  return true;
}

function pairMarks(state: StateCore) {
  const env = pageEnv(state.env);
  const open: Container[] = [];
  const tokens: Token[] = [];
  for (const token of state.tokens) {
    while ((open.at(-1)?.level ?? 0) > token.level) close(false);
    if (token.type === "container_mark") readMark(token);
    else if (!isBeforeTabs(token)) tokens.push(token);
  }
  while (open.length > 0) close(false);
  state.tokens = tokens;

  function readMark({ content, level, map }: Token) {
    const line = fileLine(env, map?.[0] ?? 0);
    const colons = CLOSE.exec(content)?.[1]?.length;
    const label = TAB.exec(content)?.[1]?.trim();
    if (label !== undefined) return openTab(label, line);
    if (colons === undefined) return openContainer(content, { level, line });
    const at = open.findLastIndex((each) => each.colons === colons && each.level === level);
    if (at < 0) return reportUnmatched(env, content, line);
    while (open.length > at + 1) close(false);
    env.rewrites.push({ line, label: "" });
    Object.assign(open[at]?.quote ?? {}, { last: line - 1 });
    close(true);
  }

  function openContainer(text: string, { level, line }: Pick<Container, "level" | "line">) {
    const [, colons = ":::", name = "", rest = ""] = OPEN.exec(text) ?? [];
    const tabs = { group: name === "tabs" ? env.tabGroupId() : "", labels: [] };
    const { title, id, classes } = readTitle(rest);
    if (/^(?:\[[^\]]*|[:;,].*|\{.*\w=.*)$/.test(rest.trim()))
      reportTitle(env, { name, rest: rest.trim(), line });
    const isAdmonition = name !== "tabs" && !LISTS.includes(name);
    const quote = isAdmonition ? { title, last: line } : undefined;
    open.push({
      name,
      colons: colons.length,
      level,
      line,
      tabs,
      from: tokens.length + 1,
      ...(quote && { quote }),
    });
    env.rewrites.push({ line, label: quote ? capitalise(name) : "", ...(quote && { quote }) });
    if (name === "tabs") return pushHtml(TABS_START);
    const titleAttribute = title && ` data-title="${escapeHtml(title)}"`;
    if (LISTS.includes(name)) return pushHtml(`<div class="${name}"${titleAttribute}>\n`);
    if (!ADMONITIONS.has(name)) reportUnknown(env, name, line);
    if (id) env.anchors.push(id);
    const classNames = ["admonition", ADMONITIONS.get(name) ?? "note", ...classes].join(" ");
    pushHtml(`<div${id && ` id="${id}"`} class="${classNames}">`);
    pushTitle(title || capitalise(name), title !== "", { level, line });
    Object.assign(open.at(-1) ?? {}, { from: tokens.length });
  }

  function pushTitle(title: string, isInline: boolean, { level, line }: Pick<Container, "level" | "line">) {
    if (!isInline) return pushHtml(`<p class="admonition-title">${title}</p>\n`);
    const mapped = [line - env.firstLine, line - env.firstLine + 1];
    const attrs = [["class", "admonition-title"]];
    push("admonition_title_open", "p", 1, { attrs, level });
    push("inline", "", 0, { content: title, map: mapped, children: [], level: level + 1 });
    push("admonition_title_close", "p", -1, { level });
  }

  function openTab(label: string, line: number) {
    const container = open.at(-1);
    if (!container) return;
    const { group, labels, lost } = container.tabs;
    if (labels.length === 0 && lost) reportLost(env, lost);
    if (labels.length > 0) closeTab(container);
    if (labels.includes(label)) reportSameTab(env, label, line);
    env.rewrites.push({ line, label });
    pushHtml(tabHtml({ group, at: labels.length, label, isOpen: labels.length === 0 }));
    labels.push(label);
    Object.assign(container, { from: tokens.length, line });
  }

  function closeTab({ from, line, tabs }: Container) {
    if (tokens.length === from) reportEmpty(env, `The tab "${tabs.labels.at(-1)}"`, line);
    pushHtml("</div>\n");
  }

  function close(isClosed: boolean) {
    const container = open.pop();
    if (!container) return;
    const { name, line, tabs } = container;
    if (!isClosed && !isUnclosedFence(tokens.at(-1))) {
      const message = `":::${name}" is never closed.`;
      report(env, { rule: "container", message, hint: 'Close it with ":::".', line });
    }
    checkContent(env, container, tokens);
    if (tabs.labels.length > 0) closeTab(container);
    else if (name === "tabs")
      report(env, { rule: "tabs", message: "A :::tabs block has no tab.", hint: TAB_HINT, line });
    pushHtml("</div>\n");
  }

  function isBeforeTabs(token: Token): boolean {
    const container = open.at(-1);
    if (container?.name !== "tabs" || container.tabs.labels.length > 0) return false;
    if (token.content.trim()) container.tabs.lost ??= token;
    return true;
  }

  function push(...[type, tag, nesting, parts]: [string, string, -1 | 0 | 1, object]) {
    tokens.push(Object.assign(new state.Token(type, tag, nesting), { block: true, ...parts }));
  }

  function pushHtml(html: string) {
    tokens.push(toTrustedHtml(new state.Token("", "", 0), "html_block", html));
  }
}

/** Reports what is empty, and steps and cards that their styles do nothing for. */
function checkContent(env: PageEnv, { name, line, from }: Container, tokens: Token[]) {
  if (tokens.length === from && ADMONITIONS.has(name)) reportEmpty(env, `":::${name}"`, line);
  if (!LISTS.includes(name)) return;
  const inside = tokens.slice(from);
  const isNumbered = name === "steps" || name === "route";
  if (isNumbered && !inside.some(({ type }) => type === "ordered_list_open"))
    warnOfList("numbered list", 'Begin each step with "1.".');
  if (name !== "steps" && !inside.some(({ content }) => /\]\(|\]\[|<a\b/.test(content)))
    warnOfList("link", "Write a list of links: - [Install](./install.md)");

  function warnOfList(lacking: string, hint: string) {
    warn(env, { rule: "container", message: `A :::${name} block has no ${lacking}.`, hint, line });
  }
}

function reportLost(env: PageEnv, { content, map }: Token) {
  const [text] = content.trim().split("\n", 1);
  const line = fileLine(env, map?.[0] ?? 0);
  const message = `"${text}" stands before the first tab, and is not shown.`;
  report(env, { rule: "tabs", message, hint: TAB_HINT, line });
}

/** Reads `[Title]{#id .class}` or, as in Docusaurus 2, `Title {#id .class}`. */
function readTitle(text: string) {
  const rest = text.trim();
  const at = rest.endsWith("}") ? rest.lastIndexOf("{") : -1;
  const attributes = at < 0 ? undefined : ATTRIBUTES.exec(rest.slice(at))?.[1];
  const title = (attributes === undefined ? rest : rest.slice(0, at)).trim();
  const words = (attributes ?? "").split(/\s+/);
  return {
    title: /^\[([^\]]*)\]$/.exec(title)?.[1] ?? title,
    id: words.find((word) => word.startsWith("#"))?.slice(1) ?? "",
    classes: words.filter((word) => word.startsWith(".")).map((word) => word.slice(1)),
  };
}

/** An unclosed fence, which is reported elsewhere, hides the end of the block. */
function isUnclosedFence(token: Token | undefined): boolean {
  const [start = 0, end = 0] = token?.type === "fence" ? (token.map ?? []) : [];
  return token?.type === "fence" && end - start - token.content.split("\n").length === 0;
}

function reportUnknown(env: PageEnv, name: string, line: number) {
  const match = nearest(name, NAMES);
  const hint = match ? `Did you mean ":::${match}"?` : `Known blocks: ${NAMES.join(", ")}.`;
  report(env, { rule: "container", message: `Unknown block ":::${name}".`, hint, line });
}

function reportTitle(env: PageEnv, { name, rest, line }: { name: string; rest: string; line: number }) {
  const message = `"${rest}" behind ":::${name}" is no title.`;
  warn(env, { rule: "container", message, hint: `Write :::${name}[Title]`, line });
}

export function reportSameTab(env: PageEnv, label: string, line: number) {
  const message = `Two tabs are named "${label}".`;
  const hint = "Give one of them another name.";
  warn(env, { rule: "container", message, hint, line });
}

export function reportEmpty(env: PageEnv, what: string, line: number) {
  const hint = "Write its text below, or remove it.";
  warn(env, { rule: "container", message: `${what} is empty.`, hint, line });
}

export function reportUnmatched(env: PageEnv, colons: string, line: number) {
  const message = `"${colons.trim()}" closes nothing.`;
  const hint = "Remove it, or write what it closes: as many colons open a block as close it.";
  report(env, { rule: "container", message, hint, line });
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
