import type { SearchAnswer } from "@docs/search";
import { cutMessage, cutPassage } from "@docs/search/text";
import { useEffect, useState } from "react";
import { trustedHtml } from "../../shared/trusted.ts";
import { decodePart } from "../../shared/url.ts";

/** Loads the article HTML of a page of this site; null if that fails. */
export type LoadArticle = (url: URL) => Promise<string | null>;

/** Debounces typing. */
const DELAY = 150;
/** About as many hits as are in view. */
const MAX_PASSAGES = 6;
const HEADINGS = "h1, h2, h3, h4, h5, h6";
/** Content that does not read as running text. */
const SKIPPED =
  "pre, svg, figure, button, label, script, style, thead, .form, table:has(th:nth-child(2):empty)";
const INLINE = "a, abbr, b, code, del, em, i, kbd, mark, s, small, span, strong, sub, sup, wbr";

/** Returns passages for the first hits by URL, taken from the pages themselves, which a click loads anyway. */
export function usePassages(answer: SearchAnswer | null, load: LoadArticle): ReadonlyMap<string, string> {
  const [passages, setPassages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!answer) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const cut = new Map<string, string>();
      const wanted = answer.hits.filter(({ hasPassage }) => hasPassage).slice(0, MAX_PASSAGES);
      await Promise.all(
        wanted.map(async ({ url, message }) => {
          const address = new URL(url, location.href);
          const html = await load(address);
          const text = html === null ? "" : readSection(html, decodePart(address.hash.slice(1)));
          const passage = message
            ? cutMessage(text, message)
            : cutPassage(text.replaceAll("\n", " "), answer.marked);
          if (passage !== null) cut.set(url, passage);
        }),
      );
      if (isCurrent) setPassages(cut);
    }, DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [answer, load]);
  return passages;
}

/** Returns the running text of a section, a line for each paragraph or row; of the introduction if the id is empty. */
function readSection(html: string, id: string): string {
  const article = new DOMParser().parseFromString(trustedHtml(html), "text/html").body;
  for (const element of article.querySelectorAll(SKIPPED)) element.remove();
  const walker = article.ownerDocument.createTreeWalker(
    article,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const texts: string[] = [];
  let isInside = id === "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches(HEADINGS)) {
      if (isInside && id !== node.id) break;
      isInside = id === node.id;
    } else if (isInside && node instanceof Text && !node.parentElement?.closest(HEADINGS)) {
      texts.push(node.data.replace(/\s+/g, " "));
    } else if (isInside && node instanceof Element && !node.matches(INLINE)) {
      texts.push(node.matches("td:not(:first-child)") ? " · " : node.matches("td") ? " " : "\n");
    }
  }
  const lines = texts.join("").split("\n");
  return lines
    .map((line) => line.replace(/ +/g, " ").trim())
    .join("\n")
    .trim();
}
