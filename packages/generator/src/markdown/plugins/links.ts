import type { MarkdownIt } from "markdown-it";
import { isExternal } from "../../shared/url.ts";
import { decodeTarget } from "../decodeTarget.ts";
import { addHole } from "../html.ts";
import { eachInline } from "../inlineTokens.ts";
import { type PageEnv, pageEnv, report } from "../pageEnv.ts";

/** Collects links and leaves holes for their addresses; external links get `rel="noopener"`. */
export function links(markdown: MarkdownIt) {
  markdown.core.ruler.push("collect_links", (state) => {
    const env = pageEnv(state.env);
    let empty: { line: number; text: string } | null = null;
    eachInline(state.tokens, env, (child, line) => {
      if (empty && child.type === "link_close") {
        reportEmpty(env, empty);
        empty = null;
      } else if (empty) empty.text += child.content;
      if (child.type !== "link_open") return;
      const target = String(child.attrGet("href") ?? "");
      if (target === "") {
        child.attrs = [["class", "missing"]];
        empty = { line, text: "" };
        return;
      }
      if (isExternal(target) && !target.startsWith("pathname:")) {
        if (/^https?:/i.test(target)) child.attrSet("rel", "noopener");
        return;
      }
      child.meta = { ref: env.refs.push({ kind: "link", target: decodeTarget(target), line }) - 1 };
      child.attrs = (child.attrs ?? []).filter(([name]) => name !== "href");
    });
  });
  markdown.renderer.rules["link_open"] = (tokens, at, options, env, self) => {
    const token = tokens[at];
    if (token?.meta?.["ref"] === undefined) return self.renderToken(tokens, at, options);
    const hole = addHole(pageEnv(env).holes, { type: "ref", index: Number(token.meta["ref"]) });
    return `<a ${hole}${self.renderAttrs(token)}>`;
  };
}

function reportEmpty(env: PageEnv, { line, text }: { line: number; text: string }) {
  const message = `The link has no address: [${text}]().`;
  const hint = "Write the address between the parentheses, or remove the link.";
  report(env, { rule: "empty-link", message, hint, line });
}
