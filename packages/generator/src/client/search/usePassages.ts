import type { SearchAnswer } from "@docs/search";
import { cutPassage } from "@docs/search/text";
import { useEffect, useState } from "react";
import { trustedHtml } from "../../shared/trusted.ts";

/** Gives the article of a page of this site, by its address; null where it cannot be had. */
export type LoadArticle = (url: URL) => Promise<string | null>;

/** A visitor who types on does not wait for passages. */
const REST = 150;
/** As many as are in view. */
const MOST = 6;
const HEADINGS = "h1, h2, h3, h4, h5, h6";
/** What is not read as text: code, drawings, controls, names of columns. */
const SKIPPED = "pre, svg, figure, button, script, style, thead";
/** What stands within a sentence; everything else begins a new one. */
const INLINE = "a, abbr, b, code, del, em, i, kbd, mark, s, small, span, strong, sub, sup, wbr";

/** Passages for the hits in view, by their address: from the pages themselves, which a click needs anyway. */
export function usePassages(answer: SearchAnswer | null, load: LoadArticle): ReadonlyMap<string, string> {
  const [passages, setPassages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!answer) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const found = new Map<string, string>();
      const wanted = answer.hits.filter(({ hasPassage }) => hasPassage).slice(0, MOST);
      await Promise.all(
        wanted.map(async ({ url }) => {
          const address = new URL(url, location.href);
          const html = await load(address);
          const text = html === null ? "" : readSection(html, decodeURIComponent(address.hash.slice(1)));
          const passage = cutPassage(text, answer.marked);
          if (passage !== null) found.set(url, passage);
        }),
      );
      if (isWanted) setPassages(found);
    }, REST);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [answer, load]);
  return passages;
}

/** The running text of one section of an article; of its beginning where the id is empty. */
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
      texts.push(node.data);
    } else if (isInside && node instanceof Element && !node.matches(INLINE)) {
      texts.push(node.matches("td:not(:first-child)") ? " · " : " ");
    }
  }
  return texts.join("").replace(/\s+/g, " ").trim();
}
