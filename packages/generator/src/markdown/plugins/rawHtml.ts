import { Parser } from "htmlparser2";
import type { MarkdownIt, Token } from "markdown-it";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { isExternal } from "../../shared/url.ts";
import { eachInline } from "../eachInline.ts";
import { addHole } from "../html.ts";
import { isSafeAddress } from "../isSafeAddress.ts";
import { fileLine, type PageEnv, pageEnv } from "../pageEnv.ts";

/** Tags a writer may use as raw HTML; anything else is shown as text, so `<ACCOUNT>` never breaks a page. */
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
const VOID = new Set(["br", "hr", "img", "wbr", "col"]);

/** Reduces raw HTML to an allow-list; a Markdown file is data and cannot bring script into a page. */
export function rawHtml(markdown: MarkdownIt) {
  markdown.core.ruler.push("raw_html", (state) => {
    const env = pageEnv(state.env);
    for (const token of state.tokens) {
      if (token.type === "html_block") clean(token, env, fileLine(env, token.map?.[0] ?? 0));
    }
    eachInline(state.tokens, env, (child, line) => {
      if (child.type !== "html_inline" || child.meta?.trusted) return;
      // What is shown as text is text for headings, descriptions and the search too.
      if (isUnknownTag(child.content)) child.type = "text";
      else clean(child, env, line);
    });
  });
}

function clean(token: Token, env: PageEnv, line: number) {
  if (token.meta?.trusted) return;
  token.content = isTruncateMarker(token.content)
    ? addHole(env.holes, { type: "truncate" })
    : sanitizeHtml(token.content, env, line);
}

function isUnknownTag(html: string): boolean {
  const name = /^<\/?([a-z][\w.:-]*)/i.exec(html)?.[1];
  return name !== undefined && !TAGS.has(name.toLowerCase());
}

/** Keeps allowed tags and attributes, escapes other tags, drops comments. */
function sanitizeHtml(source: string, env: PageEnv, line: number): string {
  // Closing tags that come first (`</details>` after Markdown) close what an earlier block opened, and the parser would
  // drop them as unmatched.
  const [closing = ""] = /^(?:\s*<\/[a-z][a-z0-9]*\s*>)*/i.exec(source) ?? [];
  const html = source.slice(closing.length);
  let out = keepClosingTags(closing);
  let droppedDepth = 0;
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === "script" || name === "style") droppedDepth++;
        else if (!TAGS.has(name)) out += escapeHtml(sourceOf());
        else out += `<${name}${keepAttributes(name, attributes)}>`;
      },
      onclosetag(name, implied) {
        if (name === "script" || name === "style") droppedDepth--;
        else if (implied || VOID.has(name)) return;
        else out += TAGS.has(name) ? `</${name}>` : escapeHtml(sourceOf());
      },
      ontext(text) {
        if (droppedDepth === 0) out += escapeHtml(text);
      },
    },
    { lowerCaseTags: true, recognizeSelfClosing: true, decodeEntities: true },
  );
  const sourceOf = () => html.slice(parser.startIndex, parser.endIndex + 1);
  parser.write(html);
  parser.end();
  return out;

  function keepAttributes(name: string, attributes: Record<string, string>): string {
    return Object.entries(attributes)
      .filter(([key]) => ATTRIBUTES.has(key))
      .map(([key, value]) => {
        if (key === "id") env.anchors.push(value);
        const kind = key === "src" ? "image" : key === "href" && name === "a" ? "link" : null;
        if (kind === null) return ` ${key}="${escapeHtml(value)}"`;
        if (isExternal(value) && !isSafeAddress(value)) return "";
        if (isExternal(value) && kind === "link") return ` ${key}="${escapeHtml(value)}"`;
        const index = env.refs.push({ kind, target: value, line }) - 1;
        return ` ${addHole(env.holes, { type: "ref", index })}`;
      })
      .join("");
  }
}

function keepClosingTags(html: string): string {
  return html.replace(/<\/([a-z][a-z0-9]*)\s*>/gi, (tag, name: string) =>
    TAGS.has(name.toLowerCase()) ? tag.toLowerCase() : escapeHtml(tag),
  );
}

/** `<!-- truncate -->`, or `{/* truncate *\/}` once it is read as a comment. */
function isTruncateMarker(html: string): boolean {
  return /^\s*<!--\s*truncate\s*-->\s*$/.test(html);
}
