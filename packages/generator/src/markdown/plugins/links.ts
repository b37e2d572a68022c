import type { MarkdownIt } from "markdown-it";
import { isExternal } from "../../shared/url.ts";
import { addHole } from "../html.ts";
import { eachInline, eachRepeatedLabel } from "../inlineTokens.ts";
import { decodeTarget, fileLine, type PageEnv, pageEnv, report, warn } from "../pageEnv.ts";

/** Collects links and leaves holes for their addresses; external links get `rel="noopener"`. */
export function links(markdown: MarkdownIt) {
  // Of two addresses for one label, the library keeps the first.
  markdown.core.ruler.before("strip_references", "reference_twice", ({ tokens, env: sharedEnv }) => {
    const env = pageEnv(sharedEnv);
    eachRepeatedLabel(tokens, "reference_definition", (label, at) => {
      const message = `The reference "[${label.toLowerCase()}]" has two addresses, and only the first is used.`;
      const line = fileLine(env, tokens[at]?.map?.[0] ?? 0);
      warn(env, { rule: "reference-twice", message, hint: "Remove one, or give it another label.", line });
    });
  });
  markdown.core.ruler.push("collect_links", (state) => {
    const env = pageEnv(state.env);
    let open: { line: number; href: string; text: string } | null = null;
    eachInline(state.tokens, env, (child, line) => {
      if (open && child.type === "link_close") {
        checkLink(env, open);
        open = null;
      } else if (open) open.text += child.type === "image" ? "image" : child.content;
      if (child.type !== "link_open") return;
      const target = String(child.attrGet("href") ?? "");
      open = { line, href: target, text: "" };
      if (target === "") {
        child.attrs = [["class", "missing"]];
        return;
      }
      if (isExternal(target) && !target.startsWith("pathname:")) {
        if (/^https?:/i.test(target)) child.attrSet("rel", "noopener");
        addExternalLink(env, target, line);
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

/** Collects a link with a scheme, and reports one that leads nowhere. */
export function addExternalLink(env: PageEnv, href: string, line: number) {
  env.externalLinks.push({ href, line });
  if (URL.canParse(href, "https://site.test") && !/^(?:(mailto|tel):$|https?:(?!\/\/))/i.test(href)) return;
  const message = `The address "${href}" cannot be read.`;
  const hint = "Write it as https://example.org/path, mailto:jane@example.org or tel:+15550100.";
  report(env, { rule: "unread-link", message, hint, line });
}

function checkLink(env: PageEnv, { line, href, text }: { line: number; href: string; text: string }) {
  if (href === "") {
    const message = `The link has no address: [${text}]().`;
    const hint = "Write the address between the parentheses, or remove the link.";
    report(env, { rule: "empty-link", message, hint, line });
  } else if (text.trim() === "") {
    const message = `The link to "${decodeTarget(href)}" has no text, so nobody can see it.`;
    const hint = "Say between the brackets where it leads.";
    warn(env, { rule: "empty-link", message, hint, line });
  }
}
