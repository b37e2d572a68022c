import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { address, scrollTo } from "./support/pageFacts.ts";

const current = (page: Page) => page.locator(".toc a[aria-current]").allInnerTexts();

describe("table of contents", () => {
  test("covers heading levels 2 to 3", async ({ open }) => {
    const page = await open("/docs/reading/long", { until: "load" });
    const texts = await page.locator(".toc a").allInnerTexts();
    expect(texts).toHaveLength(24 + 6);
    expect(texts).toContain("Detail of part 4");
    expect(texts).not.toContain("Footnote of part 4");
    expect(await page.locator(".toc ul ul a").first().textContent()).toBe("Detail of part 4");
  });

  test("marks the section being read, and only that", async ({ open }) => {
    const page = await open("/docs/reading/long");
    const [first] = await page.locator(".toc a").allInnerTexts();
    await expect.poll(() => current(page)).toEqual([first]);
    for (const id of ["part-5", "detail-of-part-4", "part-20"]) {
      await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      const text = await page.locator(`.toc a[href="#${id}"]`).textContent();
      await expect.poll(() => current(page)).toEqual([text]);
    }
    await scrollTo(page, 1_000_000);
    await expect.poll(() => current(page)).toEqual(["Detail of part 24"]);
    await scrollTo(page, 0);
    await expect.poll(() => current(page)).toEqual([first]);
  });

  test("keeps the marked link in view in its own column", async ({ open }) => {
    const page = await open("/docs/reading/long", { viewport: { width: 1280, height: 420 } });
    await page.locator("#part-23").evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await expect.poll(() => current(page)).toEqual(["Part 23"]);
    const box = await page.locator('.toc a[href="#part-23"]').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(420);
  });

  test("and the sidebar leave no gap where the navbar was", async ({ open }) => {
    const page = await open("/docs/reading/long", { reducedMotion: "reduce" });
    const tops = () =>
      page.evaluate(() =>
        [".sidebar > :first-child", ".toc > p"].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().top ?? 0,
        ),
      );
    const shown = await tops();
    await scrollTo(page, 900);
    await page.locator("html[data-navbar=hidden]").waitFor();
    expect(await tops()).toEqual(shown.map((top) => top - 60));
    for (const top of await tops()) expect(top).toBeLessThan(60);
  });

  test("follows on a page that came without a page load", async ({ open }) => {
    const page = await open("/docs/start");
    await page.locator(".prose").getByRole("link", { name: "its middle" }).click();
    await expect.poll(() => current(page)).toEqual(["Part 12"]);
  });

  test("is a folded block above the text on a phone, which works by itself", async ({ open }) => {
    const page = await open("/docs/reading/long", { viewport: { width: 390, height: 800 } });
    expect(await page.locator(".toc").isVisible()).toBe(false);
    const link = page.locator(".mobile-toc").getByRole("link", { name: "Part 7", exact: true });
    expect(await link.isVisible()).toBe(false);
    await page.locator(".mobile-toc summary").click();
    await link.click();
    await expect.poll(() => address(page)).toBe("/docs/reading/long#part-7");
  });
});

describe("headings", () => {
  test("are links to themselves, and read once", async ({ open }) => {
    const page = await open("/docs/start");
    const heading = page.getByRole("heading", { name: "Further steps", exact: true });
    await heading.getByRole("link", { name: "Further steps", exact: true }).click();
    await expect.poll(() => address(page)).toBe("/docs/start#further-steps");
  });
});
