import { slug } from "github-slugger";
import type { MarkdownIt, Token } from "markdown-it";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { inlineText } from "../inlineTokens.ts";
import { fileLine, type PageEnv, pageEnv, report, warn } from "../pageEnv.ts";

const CUSTOM_ID = /^\{#([\w-]+)\}\s*$/;
const WITH_LINKS = ["link_open", "html_inline", "footnote_ref"];
/** The id of a heading of punctuation only. */
const NO_WORDS = "section";
const BAD_ID = /\{\s*#[^}]*\}?/;

/** Gives each heading its custom `{#id}`, or the id that GitHub and Docusaurus generate, and makes it a link to itself. */
export function headings(markdown: MarkdownIt) {
  markdown.core.ruler.push("heading_ids", (state) => {
    const env = pageEnv(state.env);
    const headingTokens = state.tokens.flatMap((open, at) => {
      const inline = state.tokens[at + 1];
      return open.type === "heading_open" && inline?.type === "inline"
        ? [{ open, inline, customId: takeCustomId(inline) }]
        : [];
    });
    // Custom ids take precedence over generated ones.
    for (const { customId } of headingTokens) if (customId !== null) env.slugger.occurrences[customId] = 0;
    const rawIds = new Set(env.anchors);
    const chosenIds = new Set(env.anchors);
    for (const { open, inline, customId } of headingTokens) {
      const line = fileLine(env, open.map?.[0] ?? 0);
      const text = inlineText(inline).trim();
      const wrong = BAD_ID.exec(text)?.[0];
      if (wrong) reportBadId(env, wrong, line);
      if (!text) reportNoText(env, line);
      const isTaken = customId !== null && chosenIds.has(customId);
      const words = slug(customId ?? text) === "" ? NO_WORDS : (customId ?? text);
      const id = customId === null || isTaken ? env.slugger.slug(words) : customId;
      if (isTaken || (customId === null && rawIds.has(id))) reportSameId(env, customId ?? id, line);
      if (customId !== null) chosenIds.add(customId);
      open.attrSet("id", id);
      env.anchors.push(id);
    }
  });

  const { rules } = markdown.renderer;
  rules["heading_open"] = (tokens, at, options, _env, renderer) => {
    const open = renderer.renderToken(tokens, at, options);
    const id = escapeHtml(String(tokens[at]?.attrGet("id")));
    return isSelfLink(tokens, at) ? `${open}<a class="anchor" href="#${id}">` : open;
  };
  rules["heading_close"] = (tokens, at) =>
    `${isSelfLink(tokens, at - 2) ? "</a>" : ""}</${tokens[at]?.tag}>\n`;
}

/** The title of a page is none, nor is an empty heading or one that may contain other links. */
function isSelfLink(tokens: Token[], at: number): boolean {
  const children = tokens[at + 1]?.children ?? [];
  if (tokens[at]?.tag === "h1" || children.length === 0) return false;
  return !children.some(({ type }) => WITH_LINKS.includes(type));
}

function reportBadId(env: PageEnv, written: string, line: number) {
  const message = `The id "${written}" cannot be read.`;
  const hint = "Write it at the end of the heading, of letters, digits, - and _: {#my-id}.";
  warn(env, { rule: "heading-id", message, hint, line });
}

function reportNoText(env: PageEnv, line: number) {
  const message = "The heading has no text.";
  const hint = "Write what its section is about, or remove the line.";
  warn(env, { rule: "empty-heading", message, hint, line });
}

export function reportSameId(env: PageEnv, id: string, line: number) {
  const message = `Two elements have the id "${id}".`;
  const hint = "Give one of them another id: links can lead to the first only.";
  report(env, { rule: "heading-id", message, hint, line });
}

/** Removes a trailing `{#id}` from the heading's text and returns it. */
function takeCustomId(inline: Token): string | null {
  const last = inline.children?.at(-1);
  if (last?.type !== "text") return null;
  const at = last.content.lastIndexOf("{#");
  const id = CUSTOM_ID.exec(last.content.slice(at))?.[1];
  if (at < 0 || id === undefined) return null;
  last.content = last.content.slice(0, at).trimEnd();
  inline.content = inline.content.slice(0, inline.content.lastIndexOf("{#")).trimEnd();
  return id;
}
