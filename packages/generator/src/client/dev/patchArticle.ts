import { Idiomorph } from "idiomorph";
import { trustedHtml } from "../../shared/trusted.ts";

/**
 * Updates an article on screen to new HTML. Unchanged elements stay, so that open details and selections survive. Returns
 * false if the article has to be rendered from scratch, because its islands, which have replaced their content, changed.
 */
export function patchArticle(article: Element, before: string, after: string): boolean {
  const next = parseHtml(after);
  if (islandsIn(parseHtml(before)) !== islandsIn(next)) return false;
  Idiomorph.morph(article, [...next.childNodes], {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed: (shown: Node) => !isElement(shown, "[data-island]"),
      // The buttons of code blocks are not part of the HTML.
      beforeNodeRemoved: (shown: Node) => !isElement(shown, ".code-actions"),
      beforeAttributeUpdated: (name: string) => name !== "open",
    },
  });
  return true;
}

function isElement(node: Node, selector: string): boolean {
  return node instanceof Element && node.matches(selector);
}

function islandsIn(parent: ParentNode): string {
  return [...parent.querySelectorAll("[data-island]")].map((island) => island.outerHTML).join("");
}

function parseHtml(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(html);
  return template.content;
}
