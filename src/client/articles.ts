import type { TakeParsed } from "../app/parsedHtml.ts";
import type { PageView } from "../shared/page.ts";
import { trustedHtml } from "../shared/trusted.ts";

/** The texts of pages as nodes, so that a click only has to put them in place. */
export interface Articles {
  /** Parses the text of a page that is likely to be the next one. */
  parse(view: PageView): void;
  /** The nodes of a page's text, parsed now if need be; they stay here until they are taken. */
  get(view: PageView): DocumentFragment | null;
  take: TakeParsed;
}

/** Who points at more links than this follows none of them soon. */
const MOST_PARSED = 3;

export function createArticles(page: Pick<Document, "createElement">): Articles {
  const parsed = new Map<string, DocumentFragment>();

  function get(view: PageView): DocumentFragment | null {
    if (view.kind !== "doc" && view.kind !== "post") return null;
    const nodes = parsed.get(view.html) ?? toNodes(view.html);
    parsed.delete(view.html);
    parsed.set(view.html, nodes);
    for (const oldest of [...parsed.keys()].slice(0, -MOST_PARSED)) parsed.delete(oldest);
    return nodes;
  }

  /** Nodes of a template are not of the document yet: nothing in them is loaded. */
  function toNodes(html: string): DocumentFragment {
    const template = page.createElement("template");
    template.innerHTML = trustedHtml(html);
    return template.content;
  }

  return {
    parse: get,
    get,
    take(html) {
      const nodes = parsed.get(html) ?? null;
      parsed.delete(html);
      return nodes;
    },
  };
}
