import { Parser } from "htmlparser2";
import type { MarkdownIt, Token } from "markdown-it";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { isSafeAddress } from "../../shared/isSafeAddress.ts";
import { isExternal } from "../../shared/url.ts";
import { addHole, addTag, type RawTag } from "../html.ts";
import { eachInline } from "../inlineTokens.ts";
import { fileLine, type PageEnv, pageEnv, report, warn } from "../pageEnv.ts";
import { reportSameId } from "./headings.ts";
import { addExternalLink } from "./links.ts";
import { attributeHint, CLOSED, REFUSED } from "./refusedHtml.ts";
import { reportAsWritten, reportNoAlt, reportUnsafe } from "./writingMistakes.ts";

/** Allowed tags; others are shown as text, so that `<ACCOUNT>` never breaks a page. */
const TAGS = new Set(
  (
    "a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 " +
    "h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot " +
    "th thead tr u ul var wbr"
  ).split(" "),
);
const ATTRIBUTES = new Set(
  "href src alt title id class width height align colspan rowspan scope open start lang dir loading".split(
    " ",
  ),
);
/** Placeholders are in capitals, `<ACCOUNT>`. */
const COMPONENT = /^<[A-Z]\w*[a-z]/;
/** What is bold, code or a link elsewhere. */
const MARKDOWN = /\*\*[^\s*][^*\n]{0,100}\*\*|`[^`\n]{1,100}`|\[[^[\]\n]{1,100}\]\([^()\s]{1,200}\)/;
const VOID = new Set(["br", "hr", "img", "wbr", "col"]);

/** Sanitizes raw HTML with an allow-list, so that a Markdown file cannot add scripts to a page. */
export function rawHtml(markdown: MarkdownIt) {
  markdown.core.ruler.push("raw_html", (state) => {
    const env = pageEnv(state.env);
    for (const token of state.tokens) {
      if (token.type === "html_block") clean(token, env, fileLine(env, token.map?.[0] ?? 0));
    }
    eachInline(state.tokens, env, (child, line) => {
      if (child.type === "link_open" || child.type === "link_close")
        env.tags.push({ name: "a", html: "", isOpen: child.nesting > 0, line });
      if (child.type !== "html_inline" || child.meta?.trusted) return;
      // A text token, so that headings, descriptions and search include it.
      if (isUnknownTag(child.content)) {
        if (!child.content.startsWith("</")) reportRefused(env, tagName(child.content), line);
        if (COMPONENT.test(child.content)) reportAsWritten(env, child.content, line);
        child.type = "text";
      } else clean(child, env, line);
    });
    checkClosed(env);
  });
}

function clean(token: Token, env: PageEnv, line: number) {
  if (token.meta?.trusted) return;
  token.content = sanitizeHtml(token.content, env, line);
}

function tagName(html: string): string {
  return /^<\/?([a-z][\w.:-]*)/i.exec(html)?.[1] ?? "";
}

function isUnknownTag(html: string): boolean {
  const name = tagName(html);
  return name !== "" && !TAGS.has(name.toLowerCase());
}

function reportRefused(env: PageEnv, name: string, line: number) {
  const hint = Object.hasOwn(REFUSED, name) ? REFUSED[name] : undefined;
  if (hint) report(env, { rule: "html", message: `<${name}> is not allowed on a page.`, hint, line });
}

/** Reports and leaves out tags of raw elements that are not closed, and closing tags without an element; reports links in links. */
function checkClosed(env: PageEnv) {
  const open: RawTag[] = [];
  const nested: { outer: RawTag; line: number }[] = [];
  for (const tag of env.tags.toSorted((one, other) => one.line - other.line)) {
    const { name, line } = tag;
    const at = open.findLastIndex((each) => each.name === name);
    const outer = open[at];
    if (tag.isOpen && name === "a" && outer) nested.push({ outer, line });
    if (tag.isOpen) open.push(tag);
    else if (at >= 0) open.splice(at, 1);
    else {
      tag.html = "";
      report(env, { rule: "html", message: `</${name}> closes nothing.`, hint: "Remove it.", line });
    }
  }
  // Within one that is never closed stands the rest of the page.
  for (const { line } of nested.filter(({ outer }) => !open.includes(outer))) {
    const message = "A link stands in another link, which browsers end before it.";
    report(env, { rule: "html", message, hint: "Close the other one with </a> before it.", line });
  }
  for (const tag of open) {
    const { name, line } = tag;
    tag.html = "";
    const message = `<${name}> is never closed.`;
    report(env, { rule: "html", message, hint: `Close it with </${name}>.`, line });
  }
}

/** Keeps allowed tags and attributes, escapes other tags, removes comments. */
function sanitizeHtml(source: string, env: PageEnv, line: number): string {
  // Leading closing tags (`</details>` after Markdown) belong to an earlier block; the parser would drop them as unmatched.
  const [closing = ""] = /^(?:\s*<\/[a-z][a-z0-9]*\s*>)*/i.exec(source) ?? [];
  const html = source.slice(closing.length);
  let out = keepClosingTags(closing, (name, html) => tagHtml({ name, html, isOpen: false, line }));
  let droppedDepth = 0;
  const lineOf = (offset: number) => line + source.slice(0, closing.length + offset).split("\n").length - 1;
  if (html.trimStart().startsWith("<!--") && !html.includes("-->")) {
    const message = 'The comment "<!--" is never closed: everything below it is left out.';
    report(env, { rule: "unclosed-comment", message, hint: 'Close it with "-->".', line });
  }
  /** Where the last tag, text or comment ends. */
  let end = 0;
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const at = lineOf(parser.startIndex);
        end = parser.endIndex + 1;
        if (COMPONENT.test(sourceOf())) reportAsWritten(env, sourceOf(), at);
        if (!TAGS.has(name)) reportRefused(env, name, at);
        else reportAttributes(name, attributes, at);
        if (name === "script" || name === "style") droppedDepth++;
        else if (!TAGS.has(name)) out += escapeHtml(sourceOf());
        else
          out += tagHtml({
            name,
            html: `<${name}${keepAttributes(name, attributes, at)}>`,
            isOpen: true,
            line: at,
          });
      },
      onclosetag(name, implied) {
        if (!implied) end = parser.endIndex + 1;
        if (name === "script" || name === "style") droppedDepth--;
        else if (implied || VOID.has(name)) return;
        else if (!TAGS.has(name)) out += escapeHtml(sourceOf());
        else out += tagHtml({ name, html: `</${name}>`, isOpen: false, line: lineOf(parser.startIndex) });
      },
      oncomment() {
        end = parser.endIndex + 1;
      },
      ontext(text) {
        end = parser.endIndex + 1;
        const [written] = MARKDOWN.exec(text) ?? [];
        if (written) reportUnread(env, written, lineOf(parser.startIndex + text.indexOf(written)));
        if (droppedDepth === 0) out += escapeHtml(text);
      },
    },
    { lowerCaseTags: true, recognizeSelfClosing: true, decodeEntities: true },
  );
  const sourceOf = () => html.slice(parser.startIndex, parser.endIndex + 1);
  parser.write(html);
  const rest = html.slice(end).trim();
  parser.end();
  if (/^<\/?[a-z]/i.test(rest)) {
    const message = `A tag is not complete: "${rest.split("\n", 1)[0]}".`;
    const hint = 'Close it with ">"; a quote may be missing before it.';
    report(env, { rule: "html", message, hint, line: lineOf(end) });
    out += escapeHtml(rest);
  }
  return out;

  function tagHtml(tag: RawTag): string {
    return CLOSED.has(tag.name) ? addTag(env.tags, tag) : tag.html;
  }

  function reportAttributes(name: string, attributes: Record<string, string>, at: number) {
    if (name === "img" && !("alt" in attributes)) reportNoAlt(env, at);
    for (const key of Object.keys(attributes).filter((each) => !ATTRIBUTES.has(each))) {
      const message = `The attribute "${key}" of <${name}> is left out.`;
      warn(env, { rule: "html", message, hint: attributeHint(key), line: at });
    }
  }

  function keepAttributes(name: string, attributes: Record<string, string>, at: number): string {
    // Without an address, it is reported like any image that does not exist.
    return Object.entries(name === "img" ? { src: "", ...attributes } : attributes)
      .filter(([key]) => ATTRIBUTES.has(key))
      .map(([key, value]) => {
        if (key === "id" && env.anchors.includes(value)) reportSameId(env, value, at);
        if (key === "id") env.anchors.push(value);
        const kind = key === "src" ? "image" : key === "href" && name === "a" ? "link" : null;
        if (kind === null) return ` ${key}="${escapeHtml(value)}"`;
        if (isExternal(value) && !isSafeAddress(value)) {
          reportUnsafe(env, value, at);
          return "";
        }
        if (isExternal(value) && kind === "link") {
          addExternalLink(env, value, at);
          return ` ${key}="${escapeHtml(value)}"`;
        }
        const index = env.refs.push({ kind, target: value, line: at }) - 1;
        return ` ${addHole(env.holes, { type: "ref", index })}`;
      })
      .join("");
  }
}

function reportUnread(env: PageEnv, written: string, line: number) {
  const message = `"${written}" is shown as it is written, because it belongs to the HTML above it.`;
  warn(env, { rule: "html", message, hint: "Put an empty line above and below the Markdown.", line });
}

function keepClosingTags(html: string, keep: (name: string, html: string) => string): string {
  return html.replace(/<\/([a-z][a-z0-9]*)\s*>/gi, (tag, written: string) => {
    const name = written.toLowerCase();
    return TAGS.has(name) ? keep(name, `</${name}>`) : escapeHtml(tag);
  });
}
