import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { untilIdle } from "./support/untilReady.ts";

/** Where everything stands and how it is drawn, for all elements of the page; not for what holds it. */
function appearance(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Buttons that show on hover depend on where the pointer is, and so does a page that is drawn ahead.
    const elements = document.querySelectorAll(
      "main > :first-child :is(.page, .page *):not(.code-actions, .code-actions *, .diagram-zoom, .anchor)",
    );
    return [...elements].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderTopWidth } = getComputedStyle(element);
      const box = [x, y + window.scrollY, width, height].map(Math.round).join(" ");
      const name = `${element.tagName}.${element.getAttribute("class") ?? ""}`;
      return [name, box, color, backgroundColor, fontSize, fontWeight, borderTopWidth].join(" | ");
    });
  });
}

describe("a page reached by navigation", () => {
  test.for([
    "/docs/blocks",
    "/docs/category/reading",
    "/",
    "/blog",
    "/blog/letter-11",
    "/blog/tags",
    "/blog/archive",
    "/search",
  ])("looks as it does after a page load: %s", async (path, { open }) => {
    // A page that needs almost none of the styles the others need.
    const page = await open("/docs/deep/second/third/leaf", { reducedMotion: "reduce" });
    await page.locator(".prose").evaluate((prose, href) => {
      const link = document.createElement("a");
      link.setAttribute("href", href);
      link.textContent = "go";
      prose.append(link);
    }, path);
    await page.locator(".prose a", { hasText: "go" }).click();
    await page.waitForURL(siteUrl(path));
    await page.locator(".announcer:not(:empty)").waitFor({ state: "attached" });
    // Away from anything that answers to the pointer.
    await page.mouse.move(0, 799);
    await untilIdle(page);
    const navigated = await appearance(page);
    await page.goto(siteUrl(path));
    await untilIdle(page);
    expect(navigated).toEqual(await appearance(page));
  });
});
