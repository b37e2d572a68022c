import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { address } from "./support/pageFacts.ts";

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");
const arrive = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

describe("keyboard and screen reader", () => {
  test("the skip link comes first, shows itself, and leads to the text", async ({ open }) => {
    const page = await open("/docs/start");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    const hiddenBox = await skip.boundingBox();
    expect((hiddenBox?.y ?? 0) + (hiddenBox?.height ?? 0)).toBeLessThanOrEqual(0);
    await page.keyboard.press("Tab");
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("site:main");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("the skip link works before the client has loaded", async ({ open }) => {
    const page = await open("/docs/start", {
      until: "load",
      prepare: (prepared) => prepared.route("**/assets/entry-*.js", () => undefined),
    });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("site:main");
  });

  test("a navigation moves focus to the new text and announces its title", async ({ open }) => {
    const page = await open("/docs/start");
    expect(await page.locator(".announcer").getAttribute("aria-live")).toBe("polite");
    const link = page.locator(".sidebar").getByRole("link", { name: "Blocks", exact: true });
    await link.focus();
    await page.keyboard.press("Enter");
    await arrive(page, "Blocks");
    await expect.poll(() => focused(page)).toBe("site:main");
    expect(await page.locator(".announcer").textContent()).toBe("Blocks");
    expect(await page.title()).toBe("Blocks | Harbour");
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(
      "https://harbour.example/docs/blocks",
    );
    expect(await page.locator('meta[name="description"]').getAttribute("content")).toBe(
      "Everything an article can hold.",
    );
  });

  test("a navigation to a heading moves focus to it", async ({ open }) => {
    const page = await open("/docs/start");
    await page.locator(".prose").getByRole("link", { name: "its middle" }).press("Enter");
    await arrive(page, "Long");
    await expect.poll(() => focused(page)).toBe("part-12");
    const ring = await page.locator("#part-12").evaluate((heading) => getComputedStyle(heading).outlineStyle);
    expect(ring).toBe("none");
  });

  test("every control in the navbar has a visible focus ring", async ({ open }) => {
    const page = await open("/docs/start");
    const controls = await page.locator(".navbar :is(a, button, summary):visible").count();
    expect(controls).toBeGreaterThan(6);
    await page.keyboard.press("Tab");
    for (let at = 0; at < controls; at++) {
      await page.keyboard.press("Tab");
      const ring = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest(".navbar")) return "outside the navbar";
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${outlineStyle} ${outlineWidth}`;
      });
      expect(ring).toBe("solid 2px");
    }
  });
});

describe("previous and next", () => {
  test("lead through the sidebar in its order", async ({ open }) => {
    const page = await open("/docs/reading/long");
    const nav = page.getByRole("navigation", { name: "Previous and next page" });
    expect((await nav.getByRole("link").allInnerTexts()).map((text) => text.split("\n"))).toEqual([
      ["Previous", "Reading"],
      ["Next", "Short"],
    ]);
    await nav.getByRole("link", { name: "Next" }).click();
    await arrive(page, "Short");
    expect(address(page)).toBe("/docs/reading/short");
    await nav.getByRole("link", { name: "Previous" }).click();
    await arrive(page, "Long");
  });
});
