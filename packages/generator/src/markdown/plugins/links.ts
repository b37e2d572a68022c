import type { MarkdownIt } from "markdown-it";
import { isExternal } from "../../shared/url.ts";
import { decodeTarget } from "../decodeTarget.ts";
import { eachInline } from "../eachInline.ts";
import { pageEnv } from "../pageEnv.ts";

/** Collects every link with its line and leaves `ref:N` in its place; external links are marked as such. */
export function links(markdown: MarkdownIt) {
  markdown.core.ruler.push("collect_links", (state) => {
    const env = pageEnv(state.env);
    eachInline(state.tokens, env, (child, line) => {
      if (child.type !== "link_open") return;
      const target = String(child.attrGet("href") ?? "");
      if (isExternal(target)) {
        if (/^https?:/i.test(target)) child.attrSet("rel", "noopener");
        return;
      }
      child.attrSet("href", `ref:${env.refs.length}`);
      env.refs.push({ kind: "link", target: decodeTarget(target), line });
    });
  });
}
