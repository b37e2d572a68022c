import type { MarkdownIt, Token } from "markdown-it";
import { isSafeAddress } from "../../shared/isSafeAddress.ts";
import { nearest } from "../../shared/nearest.ts";
import { eachInline, inlineText } from "../inlineTokens.ts";
import { fileLine, type PageEnv, pageEnv, report, warn } from "../pageEnv.ts";
import { reportUnmatched } from "./containers.ts";

const FOOTNOTE = /\[\^([^[\]\s]+)\]/g;
/** Not after a word, because `a[0][1]` is no reference. */
const REFERENCE = /(?<![\w\]])\[([^[\]]+)\]\[([^[\]]*)\]/g;

/** What looks like a link to a writer, but is none to Markdown. */
const UNREAD_LINK = /(?<!\w)(!?)\[[^[\]]*\]\(([^()]*)(?:\([^()]*\)[^()]*)?\)/g;
/** An address in angle brackets, or behind the label of a reference; `<host:port>` is a placeholder. */
const UNREAD_ADDRESS =
  /(?:<|^\[[^[\]]+\]:\s*<?)((?:javascript|data):[^\s<>]+|[a-z][a-z0-9+.-]{0,31}:\/\/[^\s<>]*)/i;
/** Characters that Markdown reads with others only: what is wrong with what is left, and the fix. */
const LEFT_OVER: [pattern: RegExp, rule: string, wrong: string, fix: string][] = [
  [
    /\[[^[\]\n]{1,200}\]\s\((?:\.{0,2}\/|https?:|#)[^()\s]*\)/,
    "unread-link",
    "is no link: a space stands between its parts",
    "Remove the space: [text](address).",
  ],
  [
    /\([^()\n]{1,200}\)\[(?:\.{0,2}\/|https?:|#)[^[\]\s]*\]/,
    "unread-link",
    "is no link: its parts are the other way around",
    "Write the text in brackets first: [text](address).",
  ],
  [
    /\[[^[\]\n]{1,200}\]\([^()\n]{0,80}$|\](?<!\[[^[\]\n]{0,200}\])\([^()\s]{1,200}\)/,
    "unread-link",
    "is no link: a bracket or a parenthesis is missing",
    "Write all four: [text](address).",
  ],
  [
    /^\[![A-Za-z]+\]/,
    "alert",
    "is shown as it is written: alerts are not read here",
    'Write ":::note" above the text and ":::" below it; there are also tip, info, warning and danger.',
  ],
  [
    /!?\[\[(?!toc\])[^[\]\n]{1,200}\]\]/,
    "unread-link",
    "is no link here",
    "Write [text](./page.md) or ![text](./picture.png).",
  ],
  [
    /(?<![*/\w])\*\*(?![*/])(?:[^\s*][^*\n]{0,60}(?:\*\*)?|[^*\n]{1,60}\*\*)/,
    "unread-mark",
    "is shown as it is written: the asterisks mark nothing",
    "Write it as **text**, without spaces inside, and with one behind it.",
  ],
  [
    /`[^`\n]{1,60}/,
    "unread-mark",
    "is shown as it is written: its backtick is never closed",
    "Write `code`: one on each side.",
  ],
];
const COMMANDS = /^(?:bash|sh|shell|zsh|console|powershell|toml)$/;
/** What code has that was copied: what it is, the fix, and the languages in which it is wrong. */
const COPIED: [pattern: RegExp, what: string, fix: string, langs?: RegExp][] = [
  [
    /[\u00a0\u202f](?<=\S[^\S\n]*)\S*/,
    "a no-break space, which programs do not take for a space",
    "Write the space again.",
  ],
  [
    /(?:^|\s)[–—][a-zA-Z-][\w-]*/,
    "a dash that no program takes for the one of an option",
    "Write it with - or --.",
    COMMANDS,
  ],
  [/[“”][^“”\n]{0,40}[“”]/, "curly quotes, which quote nothing", 'Write straight ones: ".', COMMANDS],
  [
    /&lt;[^\s&]{0,40}&gt;/,
    "entities, which are shown as they are written",
    "Write < and > in code.",
    /^(?!(?:x?html?|xml|vue|jsx)$)/,
  ],
];
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const SCHEMES = ["https", "http", "mailto", "tel"];
const FORMULA = /(?<![\w$])\$(?=[^\s$])[^$\n]{0,200}(?:\^|\\[a-z])[^$\n]{0,200}\$(?![\w$])/;
/** Of MDX, Jinja, Liquid, Hugo, Vue, VitePress, markdown-it-attrs, Material for MkDocs, Obsidian and Confluence, or left for later. */
const EXPRESSION =
  /(?<![\w$\\{])\{[a-z]\w*(?:[.:]\w+)*\}(?!\})|\$\{\w+\}|\{%[^%\n]{1,200}%\}|\{\{[^{}\n]{1,200}\}\}|(?<!\{)\{(?:\.[\w-]+|\w+=[^{}\n]{1,100})\}|^<<< .*|^\[(?:\[toc\]|_?TOC_?)\]$|^(?:!!!|\/\/\/|\?\?\?\+?) \w.*|(?<!=)==[^\s=](?:[^=\n]{0,100}[^\s=])?==(?!=)|(?<!%)%%[^%\n]{1,100}%%|^h[1-6]\. .*|\b(?:TODO|FIXME)\b/;
/** What is not read as a directive because of what follows its name. */
const UNREAD_DIRECTIVE = /^::[a-z][a-z-]*[{[].*/;

/** Reports mistakes that Markdown silently ignores. */
export function writingMistakes(markdown: MarkdownIt) {
  markdown.core.ruler.push("writing_mistakes", (state) => {
    const env = pageEnv(state.env);
    const lines = state.src.split("\n");
    for (const token of state.tokens) if (token.type === "fence") checkFence(token, lines, env);
    checkTitles(state.tokens, env);
    let line = 0;
    for (const token of state.tokens) {
      line = token.map?.[0] ?? line;
      if (token.type === "inline") checkBlock(token, env, fileLine(env, line));
    }
    eachInline(state.tokens, env, (child, line) => {
      if (child.type === "text") checkRunningText(child.content, env, line);
      if (child.type === "code_inline") checkCode(child.content, { env, line });
      if (child.type === "image" && child.content === "") reportNoAlt(env, line);
    });
    checkFootnotes(lines, env);
  });
}

export function reportNoAlt(env: PageEnv, line: number) {
  const message = "The image has no alternative text.";
  const hint = "Say what it shows: ![A message on its way](./picture.png).";
  warn(env, { rule: "no-alt-text", message, hint, line });
}

/** Reports what programs do not read as the writer meant it: text processors and web pages put it into copied code. */
function checkCode(code: string, { env, line, lang = "" }: { env: PageEnv; line: number; lang?: string }) {
  for (const [pattern, what, fix, langs] of COPIED) {
    const [written] = langs && !langs.test(lang) ? [] : (pattern.exec(code) ?? []);
    if (!written) continue;
    const message = `The code has ${what}: "${written.trim()}".`;
    warn(env, { rule: "copied-code", message, hint: fix, line: line + lineOf(code, code.indexOf(written)) });
  }
}

/** Reports and marks an unclosed fence, which contains everything below it. */
function checkFence(token: Token, lines: string[], env: PageEnv) {
  const { map, markup, info, content } = token;
  const [start = 0, end = 0] = map ?? [];
  const line = fileLine(env, start);
  const opening = `${markup}${info.trim()}`;
  const last = /(`{3,}|~{3,})[ \t]*\r?$/.exec(lines[end - 1] ?? "")?.[1] ?? "";
  checkCode(content, { env, line: line + 1, lang: info.trim().split(/\s/, 1)[0] });
  const isClosed = end - 1 !== start && last.startsWith(markup);
  const inner = content.split("\n").findIndex((each) => each.startsWith(markup) && /^[`~]+\w/.test(each));
  if (isClosed && inner < 0) return;
  token.meta = { isUnclosed: true };
  const message = isClosed
    ? `The code block "${opening}" is not closed before the next one begins (line ${line + inner + 1}).`
    : `The code block "${opening}" is never closed.`;
  report(env, { rule: "unclosed-fence", message, hint: `Close it with a line "${markup}".`, line });
}

/** Compares with the source of the block, in which a backslash says that something is meant as it is written. */
function checkBlock({ content, children, map }: Token, env: PageEnv, line: number) {
  const [first = "", second = ""] = content.split("\n");
  if (/^\$\$/.test(content)) reportFormula(env, first === "$$" ? `$$ ${second} $$` : first, line);
  const text = (children ?? []).flatMap((child) => (child.type === "text" ? [child.content] : []));
  for (const [pattern, rule, wrong, hint] of LEFT_OVER) {
    const [written] = text.map((each) => pattern.exec(each) ?? []).find(([found]) => found) ?? [];
    const at = written ? content.indexOf(written) : -1;
    // Code in a cell ends at a bar, which is reported already.
    const isInCell = map === null && written?.startsWith("`");
    if (!written || isInCell || at < 0 || content[at - 1] === "\\") continue;
    warn(env, { rule, message: `"${written}" ${wrong}.`, hint, line: line + lineOf(content, at) });
  }
  for (const [written, image, target = ""] of text.join("\n").matchAll(UNREAD_LINK)) {
    if (!content.includes(written)) continue;
    const at = line + lineOf(content, content.indexOf(written));
    if (SCHEME.test(target)) reportUnsafe(env, target, at);
    else if (/\s/.test(target.trim())) {
      const message = `"${written}" is no ${image ? "image" : "link"}: its address has a space.`;
      warn(env, { rule: "unread-link", message, hint: spaceHint(target.trim()), line: at });
    }
  }
}

/** Counted from 0. */
function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length - 1;
}

function spaceHint(target: string): string {
  const [size] = / +=\d*x\d*$/.exec(target) ?? [];
  if (size) return `Remove "${size.trim()}": a picture is as large as its file.`;
  if (/\s["'“]/.test(target)) return 'Write the title in two straight quotes: (address "title").';
  return /\s#/.test(target) || target.startsWith("#")
    ? `Remove the space: (${target.replace(/\s+(?=#)|(?<=#)\s+/g, "")}).`
    : `Write it in angle brackets: (<${target}>).`;
}

/** Reports an address that browsers are not given. */
export function reportUnsafe(env: PageEnv, href: string, line: number) {
  const scheme = SCHEME.exec(href)?.[1] ?? "";
  const meant = nearest(scheme.toLowerCase(), SCHEMES);
  const message = `The address "${href}" is left out: links begin with ${SCHEMES.join(":, ")}: or a path.`;
  const hint = meant ? `Did you mean "${meant}${href.slice(scheme.length)}"?` : "Remove it.";
  report(env, { rule: "unsafe-link", message, hint, line });
}

/** Reports what another tool would have replaced. */
export function reportAsWritten(env: PageEnv, written: string, line: number) {
  const message = `"${written}" is shown as it is written.`;
  const hint = `Write what it stands for; a placeholder is code: \`${written}\`.`;
  warn(env, { rule: "not-replaced", message, hint, line });
}

function checkTitles(tokens: Token[], env: PageEnv) {
  const first = tokens.findIndex(({ type, content }) => type !== "html_block" || content.trim() !== "");
  let level = 1;
  tokens.forEach((token, at) => {
    const inline = tokens[at + 1];
    if (token.type === "heading_open" && inline) {
      const next = Number(token.tag.slice(1));
      if (next > level + 1) reportSkippedLevel(env, { level, next, token, inline });
      level = next;
    }
    if (token.type !== "heading_open" || token.tag !== "h1" || at === first || !inline) return;
    const message = `A second title: "# ${inlineText(inline).trim()}".`;
    const hint = "Use ##: a page has one title, from its front matter or its first line.";
    const line = fileLine(env, token.map?.[0] ?? 0);
    warn(env, { rule: "second-title", message, hint, line });
  });
}

function reportSkippedLevel(
  env: PageEnv,
  { level, next, token, inline }: { level: number; next: number; token: Token; inline: Token },
) {
  const text = inlineText(inline).trim();
  const message = `A heading of level ${next} follows one of level ${level}: "${"#".repeat(next)} ${text}".`;
  const hint = `Write ${"#".repeat(level + 1)}: readers of the outline would miss a level.`;
  const line = fileLine(env, token.map?.[0] ?? 0);
  warn(env, { rule: "skipped-level", message, hint, line });
}

function reportFormula(env: PageEnv, formula: string, line: number) {
  const message = `The formula "${formula}" is shown as it is written.`;
  warn(env, { rule: "formula", message, hint: "Say it in words, or as `code`.", line });
}

function checkRunningText(text: string, env: PageEnv, line: number) {
  const [formula] = FORMULA.exec(text) ?? [];
  if (formula) reportFormula(env, formula, line);
  const [, unread] = UNREAD_ADDRESS.exec(text) ?? [];
  if (unread && !isSafeAddress(unread)) reportUnsafe(env, unread, line);
  const [expression] = EXPRESSION.exec(text) ?? [];
  if (expression) reportAsWritten(env, expression, line);
  const [directive] = UNREAD_DIRECTIVE.exec(text) ?? [];
  if (directive) {
    const message = `The directive cannot be read: "${directive}".`;
    report(env, { rule: "directive", message, hint: 'Write it on one line: ::name{key="value"}', line });
  }
  if (/^:{3,}\s*$/.test(text)) reportUnmatched(env, text, line);
  for (const [written, label] of text.matchAll(FOOTNOTE)) {
    const message = `The footnote "${written}" is not defined.`;
    const hint = `Write its text below: [^${label}]: …`;
    warn(env, { rule: "undefined-footnote", message, hint, line });
  }
  for (const [written, words = "", label = ""] of text.matchAll(REFERENCE)) {
    const message = `The reference "${written}" is not defined.`;
    const hint = `Write where it leads: [${label || words}]: ./page.md`;
    warn(env, { rule: "undefined-reference", message, hint, line });
  }
}

/** Reports unused footnotes, which the library marks with -1 and does not render. */
function checkFootnotes(lines: string[], env: PageEnv) {
  const { refs = {} } = (env["footnotes"] ?? {}) as { refs?: Record<string, number> };
  for (const key of Object.keys(refs).filter((each) => refs[each] === -1)) {
    const label = key.slice(1);
    const at = lines.findIndex((each) => each.trimStart().startsWith(`[^${label}]:`));
    const message = `Nothing refers to the footnote "[^${label}]", so it is left out.`;
    const hint = `Write [^${label}] where it belongs, or remove it.`;
    const line = fileLine(env, Math.max(0, at));
    warn(env, { rule: "unused-footnote", message, hint, line });
  }
}
