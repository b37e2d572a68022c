import type { MarkdownIt, Token } from "markdown-it";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { inlineText } from "../inlineText.ts";
import { pageEnv } from "../pageEnv.ts";

const CUSTOM_ID = /\s*\{#([\w-]+)\}\s*$/;

/** Gives each heading the id GitHub and Docusaurus would give it, or its own `{#id}`, and a link to itself. */
export function headings(markdown: MarkdownIt) {
  markdown.core.ruler.push("heading_ids", (state) => {
    const env = pageEnv(state.env);
    state.tokens.forEach((open, at) => {
      const inline = state.tokens[at + 1];
      if (open.type !== "heading_open" || inline?.type !== "inline") return;
      const id = takeCustomId(inline) ?? env.slugger.slug(inlineText(inline).trim());
      open.attrSet("id", id);
      env.anchors.push(id);
    });
  });

  markdown.renderer.rules["heading_close"] = (tokens, at) => {
    const { tag } = tokens[at] ?? {};
    const inline = tokens[at - 1];
    const id = tokens[at - 2]?.attrGet("id");
    if (!inline || !id || tag === "h1") return `</${tag}>\n`;
    const label = escapeHtml(`Direct link to ${inlineText(inline)}`);
    return `<a class="anchor" href="#${escapeHtml(String(id))}" aria-label="${label}"></a></${tag}>\n`;
  };
}

/** Removes a trailing `{#id}` from the heading's text and returns it. */
function takeCustomId(inline: Token): string | null {
  const last = inline.children?.at(-1);
  const match = last?.type === "text" ? CUSTOM_ID.exec(last.content) : null;
  if (!last || !match) return null;
  last.content = last.content.slice(0, match.index);
  inline.content = inline.content.replace(CUSTOM_ID, "");
  return match[1] ?? null;
}
