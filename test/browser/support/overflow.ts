import type { Page } from "playwright-core";

/** The width of a page that is wider than its window, and the elements that overflow. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo(10_000, 0);
    const isWide = window.scrollX > 0 || document.documentElement.scrollWidth > innerWidth;
    if (!isWide) return [];
    const beyond = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.getBoundingClientRect().right > innerWidth &&
        !element.closest("pre, .table-scroll, .diagram-scroll"),
    );
    const names = beyond.map((element) => `${element.tagName}.${element.getAttribute("class")}`);
    return [`${document.documentElement.scrollWidth} px`, ...names.slice(0, 5)];
  });
}
