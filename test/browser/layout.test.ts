import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { pageTypes } from "./support/pageTypes.ts";

describe("at 320 px", () => {
  test.for(pageTypes)("nothing scrolls sideways on: $name", async ({ site, path }, { open }) => {
    const page = await open(path, { site, until: "load", viewport: { width: 320, height: 640 } });
    const { width, culprits } = await page.evaluate(() => {
      window.scrollTo(10_000, 0);
      const scrolled = window.scrollX;
      const wide = [...document.querySelectorAll("body *")].filter(
        (element) =>
          element.getBoundingClientRect().right > innerWidth &&
          !element.closest("pre, .table-scroll, .diagram-scroll"),
      );
      const names = wide.map((element) => `${element.tagName}.${element.getAttribute("class")}`);
      return { width: document.documentElement.scrollWidth + scrolled, culprits: names.slice(0, 5) };
    });
    expect({ width, culprits: width > 320 ? culprits : [] }).toEqual({ width: 320, culprits: [] });
  });
});

describe("columns", () => {
  const columns = { sidebar: ".sidebar", text: ".prose", contents: ".toc" };

  test.for([
    [1280, ["sidebar", "text", "contents"]],
    [1100, ["sidebar", "text"]],
    [768, ["text"]],
  ] as const)("at %i px: %j", async ([width, expected], { open }) => {
    const page = await open("/docs/start", { until: "load", viewport: { width, height: 800 } });
    const visible: string[] = [];
    for (const [name, selector] of Object.entries(columns)) {
      if (await page.locator(selector).isVisible()) visible.push(name);
    }
    expect(visible).toEqual(expected);
  });
});
