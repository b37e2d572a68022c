import type { MarkdownIt, Token } from "markdown-it";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { addHole } from "../html.ts";
import { eachInline, toTrustedHtml } from "../inlineTokens.ts";
import { decodeTarget, pageEnv } from "../pageEnv.ts";

/** Collects images, leaves holes for their addresses, and renders an image that stands alone as a figure, with its title as the caption. */
export function images(markdown: MarkdownIt) {
  markdown.core.ruler.push("collect_images", (state) => {
    const env = pageEnv(state.env);
    eachInline(state.tokens, env, (child, line) => {
      if (child.type !== "image") return;
      child.attrSet("loading", "lazy");
      const target = String(child.attrGet("src") ?? "");
      child.meta = { ref: env.refs.push({ kind: "image", target: decodeTarget(target), line }) - 1 };
      child.attrs = (child.attrs ?? []).filter(([name]) => name !== "src");
    });
    state.tokens.forEach((token, at) => {
      const image = loneImage(token);
      const [open, close] = [state.tokens[at - 1], state.tokens[at + 1]];
      if (!image || open?.type !== "paragraph_open" || close?.type !== "paragraph_close") return;
      open.tag = close.tag = "figure";
      open.attrSet("class", "image");
      const title = image.attrGet("title");
      const caption = title ? `<figcaption>${escapeHtml(String(title))}</figcaption>` : "";
      const rest = `<button type="button" class="zoom">Enlarge</button>${caption}`;
      token.children = [image, toTrustedHtml(new state.Token("", "", 0), "html_inline", rest)];
      image.attrs = (image.attrs ?? []).filter(([name]) => name !== "title");
    });
  });
  markdown.renderer.rules["image"] = (tokens, at, options, env, self) => {
    const token = tokens[at];
    if (!token) return "";
    const hole = addHole(pageEnv(env).holes, { type: "ref", index: Number(token.meta?.["ref"]) });
    token.attrSet("alt", self.renderInlineAsText(token.children ?? [], options, env));
    return `<img ${hole}${self.renderAttrs(token)}>`;
  };
}

function loneImage(token: Token): Token | null {
  const [image, ...rest] = token.type === "inline" ? (token.children ?? []) : [];
  return image?.type === "image" && rest.length === 0 ? image : null;
}
