import { trustedHtml } from "../../shared/trusted.ts";

const HEADINGS = "h1, h2, h3, h4, h5, h6";
/** What is not read as text: code, drawings, controls. */
const SKIPPED = "pre, svg, figure, button, script, style";

/** The running text of one section of an article; of its beginning without an id. */
export function readSection(html: string, id: string | null): string {
  const article = new DOMParser().parseFromString(trustedHtml(html), "text/html").body;
  for (const element of article.querySelectorAll(SKIPPED)) element.remove();
  const walker = article.ownerDocument.createTreeWalker(
    article,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const texts: string[] = [];
  let isInside = id === null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches(HEADINGS)) {
      if (isInside && id !== node.id) break;
      isInside = id === node.id;
    } else if (isInside && node instanceof Text && !node.parentElement?.closest(HEADINGS)) {
      texts.push(node.data);
    }
  }
  return texts
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?)])/g, "$1")
    .trim();
}
