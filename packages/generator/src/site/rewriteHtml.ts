import { Parser } from "htmlparser2";
import { escapeHtml } from "../shared/escapeHtml.ts";

const VOID = new Set(["br", "col", "hr", "img", "input", "wbr"]);

interface Rewriting {
  /** Returns the new value of an attribute. */
  attribute(key: string, value: string): string;
  /** Elements that are removed with their content. */
  removed?: string;
}

/** Converts an article for a place other than its own page: a list of posts, a feed. */
export function rewriteHtml(html: string, { attribute, removed }: Rewriting): string {
  let out = "";
  let removedDepth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === removed) removedDepth++;
        if (removedDepth > 0) return;
        const written = Object.entries(attributes).map(
          ([key, value]) => ` ${key}="${escapeHtml(attribute(key, value))}"`,
        );
        out += `<${name}${written.join("")}>`;
      },
      ontext(text) {
        if (removedDepth === 0) out += escapeHtml(text);
      },
      onclosetag(name) {
        if (name === removed) removedDepth--;
        else if (removedDepth === 0 && !VOID.has(name)) out += `</${name}>`;
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  );
  parser.end(html);
  return out;
}
