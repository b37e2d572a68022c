import type { MarkdownIt, Token } from "markdown-it";
import { eachInline, inlineText } from "../inlineTokens.ts";
import { fileLine, type PageEnv, pageEnv, report } from "../pageEnv.ts";

const FOOTNOTE = /\[\^([^\]\s]+)\]/g;
/** Not after a word, because `a[0][1]` is no reference. */
const REFERENCE = /(?<![\w\]])\[([^[\]]+)\]\[([^[\]]*)\]/g;

/** Reports mistakes that Markdown silently ignores. */
export function writingMistakes(markdown: MarkdownIt) {
  markdown.core.ruler.push("writing_mistakes", (state) => {
    const env = pageEnv(state.env);
    const lines = state.src.split("\n");
    for (const token of state.tokens) if (token.type === "fence") checkFence(token, lines, env);
    checkTitles(state.tokens, env);
    eachInline(state.tokens, env, (child, line) => {
      if (child.type === "text") checkText(child.content, env, line);
      if (child.type === "image" && child.content === "") reportNoAlt(env, line);
    });
    checkFootnotes(lines, env);
  });
}

export function reportNoAlt(env: PageEnv, line: number) {
  const message = "The image has no alternative text.";
  const hint = "Say what it shows: ![A message on its way](./picture.png).";
  report(env, { severity: "warning", rule: "no-alt-text", message, hint, line });
}

/** Reports and marks an unclosed fence, which contains everything below it. */
function checkFence(token: Token, lines: string[], env: PageEnv) {
  const { map, markup, info, content } = token;
  const [start = 0, end = 0] = map ?? [];
  const line = fileLine(env, start);
  const opening = `${markup}${info.trim()}`;
  const last = /(`{3,}|~{3,})[ \t]*\r?$/.exec(lines[end - 1] ?? "")?.[1] ?? "";
  const isClosed = end - 1 !== start && last.startsWith(markup);
  const inner = content.split("\n").findIndex((each) => each.startsWith(markup) && /^[`~]+\w/.test(each));
  if (isClosed && inner < 0) return;
  token.meta = { isUnclosed: true };
  const message = isClosed
    ? `The code block "${opening}" is not closed before the next one begins (line ${line + inner + 1}).`
    : `The code block "${opening}" is never closed.`;
  report(env, { rule: "unclosed-fence", message, hint: `Close it with a line "${markup}".`, line });
}

function checkTitles(tokens: Token[], env: PageEnv) {
  const first = tokens.findIndex(({ type, content }) => type !== "html_block" || content.trim() !== "");
  tokens.forEach((token, at) => {
    const inline = tokens[at + 1];
    if (token.type !== "heading_open" || token.tag !== "h1" || at === first || !inline) return;
    const message = `A second title: "# ${inlineText(inline).trim()}".`;
    const hint = "Use ##: a page has one title, from its front matter or its first line.";
    const line = fileLine(env, token.map?.[0] ?? 0);
    report(env, { severity: "warning", rule: "second-title", message, hint, line });
  });
}

function checkText(text: string, env: PageEnv, line: number) {
  if (/^:{3,}\s*$/.test(text)) {
    const message = `"${text.trim()}" closes nothing.`;
    const hint = "Remove it, or write what it closes: as many colons open a block as close it.";
    report(env, { rule: "container", message, hint, line });
  }
  for (const [written, label] of text.matchAll(FOOTNOTE)) {
    const message = `The footnote "${written}" is not defined.`;
    const hint = `Write its text below: [^${label}]: …`;
    report(env, { severity: "warning", rule: "undefined-footnote", message, hint, line });
  }
  for (const [written, words = "", label = ""] of text.matchAll(REFERENCE)) {
    const message = `The reference "${written}" is not defined.`;
    const hint = `Write where it leads: [${label || words}]: ./page.md`;
    report(env, { severity: "warning", rule: "undefined-reference", message, hint, line });
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
    report(env, { severity: "warning", rule: "unused-footnote", message, hint, line });
  }
}
