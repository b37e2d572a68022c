import type { Page } from "playwright-core";

/** All layout shifts since the page was opened, with the elements that moved. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shifts: string[] = [];
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as Shift[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
          const text = node?.textContent?.slice(0, 40);
          return `${element?.localName} "${text}" from ${box(previousRect)} to ${box(currentRect)}`;
        });
        shifts.push(`${entry.value} ${moved.join(", ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    note(observer.takeRecords());
    return shifts;
  });
}
