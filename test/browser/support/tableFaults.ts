import type { Page } from "playwright-core";
import { overflow } from "./overflow.ts";

/** Tables that must be scrolled to be read: cells that are cut off, and boxes that scroll inside the page. */
export async function tableFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll("table")].flatMap((table) => {
      const box = table.parentElement;
      if (!box) return [];
      const name = `${table.querySelector("td")?.textContent?.slice(0, 40)} …`;
      const found: string[] = [];
      if (box.scrollHeight > box.clientHeight + 1) found.push(`${name} scrolls up and down`);
      if (box.matches(".table-scroll")) {
        const [first] = table.rows[0]?.cells ?? [];
        if (first && first.offsetWidth > box.clientWidth / 2) found.push(`${name} shows one column only`);
        return found;
      }
      if (box.scrollWidth > box.clientWidth + 1) found.push(`${name} is wider than its place`);
      for (const cell of table.querySelectorAll("td")) {
        const { left, right } = cell.getBoundingClientRect();
        if (left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth + 1)
          found.push(`${cell.textContent} is cut off`);
      }
      return found;
    }),
  );
  return [...faults, ...(await overflow(page))];
}
