import type { Page } from "playwright-core";

/** Words in elements of this kind, outside code, that continue on the next line. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (within) =>
      [...document.querySelectorAll(within)].flatMap((element) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          if (!(text instanceof Text) || text.parentElement?.closest("code")) continue;
          for (const { 0: word, index } of text.data.matchAll(/\w+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
          }
        }
        return found;
      }),
    selector,
  );
}
