import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";

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
