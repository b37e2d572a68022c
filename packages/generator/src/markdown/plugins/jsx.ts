import type { MarkdownIt, StateBlock, StateCore, StateInline } from "markdown-it";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { addBlockRule } from "../blockRules.ts";
import { fileLine, type PageEnv, pageEnv, report } from "../pageEnv.ts";

const IMPORT =
  /^(import\s+([\w*{"']).*from\s*["']|import\s*["']|export\s+(const|default|function|let|var|\{))/;
const COMPONENT = /^\s*<\/?([A-Z]\w*[a-z]\w*)(\s+[\w-]+=|\s*\/?>|\s*$|\.)/;
const KNOWN_IMPORT = /^import\s+(TOCInline|Tabs|TabItem)\s+from\s+["']@theme\/\1["'];?\s*$/;
const TOC = /^\s*<TOCInline\b([^>]*)\/>\s*$/;
const IMAGE = /^<img\s(?:[^<>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>/;
/** `{require("./a.png").default}`, `{useBaseUrl("/a.png")}`, `{"text"}` or `{300}`. */
const LITERAL = /^\{\s*(?:\w+\(\s*)?(?:(\d+)|(["'])(.*?)\2)\s*\)?(?:\.default)?\s*\}$/;
const COMMENT = /^\{\/\*([\s\S]*?)\*\/\}/;

/** A longer tag is a mistake; reading on to the end of the page for each would take quadratic time. */
const MAX_TAG = 10_000;

/**
 * Treats MDX as Markdown. Imports and components are reported, once per page, except for `<TOCInline />` and tabs; the
 * expressions of an image become text. An MDX comment becomes an HTML comment.
 */
export function jsx(markdown: MarkdownIt) {
  addBlockRule(markdown, { name: "mdx_comment", before: "html_block", rule: readComment });
  markdown.inline.ruler.before("html_inline", "mdx_comment", readInlineComment);
  markdown.inline.ruler.before("html_inline", "jsx_image", readImage);
  markdown.block.ruler.before("html_block", "jsx", readJsx);
  markdown.core.ruler.push("jsx", ({ env }) => reportJsx(pageEnv(env)));
  markdown.renderer.rules["toc_inline"] = (tokens, at, _options, env) => {
    const { min = 2, max = 3 } = (tokens[at]?.meta ?? {}) as { min?: number; max?: number };
    const shown = pageEnv(env).headings.filter((heading) => heading.level >= min && heading.level <= max);
    const items = shown.map(({ id, html }) => `<li><a href="#${escapeHtml(id)}">${html}</a></li>`);
    return `<ul class="toc-inline">${items.join("")}</ul>\n`;
  };
}

/** A comment that begins a block. */
function readComment(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  if (!state.src.startsWith("{/*", start)) return false;
  const match = COMMENT.exec(withEnd(state, start, state.eMarks[endLine - 1]));
  if (!match && !silent) {
    const env = pageEnv(state.env);
    const message = 'The comment "{/*" is never closed.';
    const line = fileLine(env, startLine);
    report(env, { rule: "unclosed-comment", message, hint: 'Close it with "*/}".', line });
  }
  const after = match ? state.src.slice(start + match[0].length).split("\n", 1)[0] : undefined;
  if (!match || after?.trim()) return false;
  if (silent) return true;
  const token = state.push("html_block", "", 0);
  token.content = `<!--${match[1]}-->\n`;
  state.line = startLine + match[0].split("\n").length;
  token.map = [startLine, state.line];
  return true;
}

/** A comment within a line, or, as in Docusaurus, the id of the heading before it. */
function readInlineComment(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("{/*", state.pos)) return false;
  const match = COMMENT.exec(withEnd(state, state.pos, state.posMax));
  if (!match) return false;
  const id = /^\s*(#[\w-]+)\s*$/.exec(match[1] ?? "")?.[1];
  if (!silent && id) state.push("text", "", 0).content = ` {${id}}`;
  else if (!silent) state.push("html_inline", "", 0).content = `<!--${match[1]}-->`;
  state.pos += match[0].length;
  return true;
}

/** An image with expressions, which become text. */
function readImage(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("<img", state.pos)) return false;
  const [image] = IMAGE.exec(state.src.slice(state.pos, state.pos + MAX_TAG)) ?? [];
  if (!image?.includes("={")) return false;
  const html = image.replace(/=(\{(?:[^{}]|\{[^{}]*\})*\})/g, (_, expression: string) => {
    const [, digits, , text = digits] = LITERAL.exec(expression) ?? [];
    return `="${escapeHtml(text ?? expression)}"`;
  });
  if (!silent) state.push("html_inline", "", 0).content = html;
  state.pos += image.length;
  return true;
}

/** A line with an import, an export or a component: left out, and collected for the report unless it is known. */
function readJsx(state: StateBlock, startLine: number, _endLine: number, silent: boolean): boolean {
  const line = state.src.slice(state.bMarks[startLine], state.eMarks[startLine]);
  const isImport = state.blkIndent === 0 && IMPORT.test(line);
  const component = COMPONENT.exec(line)?.[1];
  if (!isImport && !component) return false;
  if (silent) return true;
  state.line = startLine + 1;
  if (KNOWN_IMPORT.test(line)) return true;
  const contents = TOC.exec(line)?.[1];
  if (contents !== undefined) {
    const levels = { min: level(contents, "min", 2), max: level(contents, "max", 3) };
    state.push("toc_inline", "", 0).meta = levels;
    return true;
  }
  const env = pageEnv(state.env);
  const text = line.trim();
  env.jsx.push({ line: fileLine(env, startLine), component: isImport ? null : (component ?? null), text });
  return true;
}

/** Returns the text from a comment on, or nothing if no comment ends below it. */
function withEnd({ src, env }: Pick<StateCore, "src" | "env">, start: number, end?: number): string {
  const { commentEnds } = pageEnv(env);
  const last = commentEnds.get(src) ?? src.lastIndexOf("*/}");
  commentEnds.set(src, last);
  return last < start ? "" : src.slice(start, end);
}

/** Reports all JSX as one problem, because an MDX page has dozens of such lines. */
function reportJsx(env: PageEnv) {
  const [first] = env.jsx;
  if (!first) return;
  const names = [...new Set(env.jsx.flatMap(({ component }) => component ?? []))];
  const [{ line, text } = first] = env.jsx.filter(({ component }) => component !== null);
  if (names.length === 0) {
    const message = `JavaScript in Markdown: "${text}".`;
    report(env, { rule: "jsx", message, hint: "Pages are plain Markdown: remove such lines.", line });
    return;
  }
  const message = `JSX cannot be drawn: ${names.map((name) => `<${name}>`).join(", ")}.`;
  const hint = names.includes("Tabs")
    ? 'Close each "<Tabs>" with "</Tabs>", or use :::tabs.'
    : "Pages are plain Markdown: use :::tabs, :::note, <details> or a directive, and remove the imports.";
  report(env, { rule: "jsx", message, hint, line });
}

/** `minHeadingLevel={2}` or `maxHeadingLevel={4}`. */
function level(attributes: string, end: "min" | "max", usual: number): number {
  return Number(new RegExp(`${end}HeadingLevel=\\{(\\d)\\}`).exec(attributes)?.[1] ?? usual);
}
