import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { scrollTo } from "./support/pageFacts.ts";
import { untilReady } from "./support/untilReady.ts";

const follow = (page: Page, name: string) =>
  page.locator(".sidebar").getByRole("link", { name, exact: true }).click();
const height = (page: Page) => page.locator(".prose").evaluate((prose) => prose.clientHeight);

test("far down a page, a button leads back to its top, out of the way while reading on", async ({ open }) => {
  const page = await open("/docs/reading/long", { reducedMotion: "reduce" });
  const button = page.getByRole("link", { name: "Back to top" });
  expect(await button.isVisible()).toBe(false);
  await scrollTo(page, 3000);
  await page.locator("html[data-scrolled=far][data-navbar=hidden]").waitFor();
  expect(await button.isVisible()).toBe(false);
  await scrollTo(page, 2900);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => button.isVisible()).toBe(false);
});

describe("a long page that a click leads to", () => {
  test("fills the window with its first frame", async ({ open }) => {
    const page = await open("/docs/reading/short");
    const end = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const title = document.querySelector("h1")?.textContent;
          const look = () => {
            if (document.querySelector("h1")?.textContent === title) return requestAnimationFrame(look);
            done(document.querySelector(".prose")?.getBoundingClientRect().bottom ?? 0);
          };
          requestAnimationFrame(look);
        }),
    );
    await follow(page, "Long");
    expect(await end).toBeGreaterThanOrEqual(800);
  });

  test("is then as high as one that was loaded, and marks its sections alike", async ({ open }) => {
    const page = await open("/docs/reading/short");
    await follow(page, "Long");
    await page.locator("#part-24").waitFor();
    await expect.poll(() => page.locator("[data-entering]").count()).toBe(0);
    const drawn = await height(page);
    await scrollTo(page, 1_000_000);
    await expect
      .poll(() => page.locator(".toc [aria-current]").allInnerTexts())
      .toEqual(["Detail of part 24"]);
    await page.goto(siteUrl("/docs/reading/long"));
    await untilReady(page);
    expect(drawn).toBe(await height(page));
  });
});
