import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { untilReady } from "./support/untilReady.ts";

/** Position and computed style of every element of the page, without its containers. */
function appearance(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Buttons that show on hover depend on where the pointer is, and so does a page that is drawn ahead.
    const elements = document.querySelectorAll(
      "main > :first-child :is(.page, .page *):not(.code-actions, .code-actions *, .zoom, .anchor)",
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

/** The search page is complete when its suggestions have been loaded. */
async function settledAppearance(page: Page): Promise<string[]> {
  if (new URL(page.url()).pathname === "/search") await page.locator(".likely a").first().waitFor();
  await untilReady(page);
  return appearance(page);
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
    // Away from everything that reacts to hover.
    await page.mouse.move(0, 799);
    const navigated = await settledAppearance(page);
    await page.goto(siteUrl(path));
    expect(navigated).toEqual(await settledAppearance(page));
  });
});
