import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { pageTypes } from "./support/pageTypes.ts";

const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds on the page, one line per element. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    const axe: typeof import("axe-core") = Reflect.get(window, "axe");
    const results = await axe.run(document, { runOnly: { type: "tag", values: tags } });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary})`),
    );
  }, TAGS);
}

describe("axe finds nothing to complain about", () => {
  test.for(pageTypes)("on: $name, in light and dark", async ({ site, path }, { open }) => {
    const page = await open(path, { site, reducedMotion: "reduce" });
    expect(await violations(page)).toEqual([]);
    await page.locator(".navbar [data-color-toggle]").click();
    expect(await violations(page)).toEqual([]);
  });

  test("on a phone, with the menu closed and open", async ({ open }) => {
    const page = await open("/docs/blocks", {
      viewport: { width: 390, height: 800 },
      reducedMotion: "reduce",
    });
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator("#main[inert]").waitFor({ state: "attached" });
    expect(await violations(page)).toEqual([]);
  });

  test("with a dropdown, a category and a diagram open", async ({ open }) => {
    const page = await open("/docs/blocks", { reducedMotion: "reduce" });
    await page.locator('.sidebar-caret[aria-label="Pages in Reading"]').click();
    await page.locator(".navbar summary", { hasText: "Next" }).click();
    expect(await violations(page)).toEqual([]);
    await page.locator("figure.diagram").hover();
    await page.getByRole("button", { name: "Enlarge" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
