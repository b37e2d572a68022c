import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { scrollTo } from "./support/pageFacts.ts";

interface Frame {
  held: number;
  /** Where the drawn part of the article ends, in the window. */
  end: number;
  current: number;
}

/** Looks at the page in the frame that shows it first, just before it is painted. */
function watchFirstFrame(page: Page): Promise<() => Promise<Frame>> {
  return page
    .evaluate(() => {
      const title = document.querySelector("h1")?.textContent;
      const frames = window as unknown as { firstFrame: Promise<Frame> };
      frames.firstFrame = new Promise((done) => {
        const look = () => {
          if (document.querySelector("h1")?.textContent === title) return requestAnimationFrame(look);
          done({
            held: document.querySelectorAll(".later").length,
            end: document.querySelector(".prose")?.getBoundingClientRect().bottom ?? 0,
            current: document.querySelectorAll(".toc [aria-current]").length,
          });
        };
        requestAnimationFrame(look);
      });
    })
    .then(() => () => page.evaluate(() => (window as unknown as { firstFrame: Promise<Frame> }).firstFrame));
}

const follow = (page: Page, name: string) =>
  page.locator(".sidebar").getByRole("link", { name, exact: true }).click();

describe("a long page", () => {
  test.for([
    ["a laptop", { width: 1280, height: 800 }],
    ["a tall screen", { width: 1600, height: 2400 }],
  ] as const)("fills %s with its first frame and is whole with the next", async ([, viewport], { open }) => {
    const page = await open("/docs/reading/short", { viewport });
    const firstFrame = await watchFirstFrame(page);
    await follow(page, "Long");
    const { held, end, current } = await firstFrame();
    expect(held).toBeGreaterThan(0);
    expect(end).toBeGreaterThanOrEqual(viewport.height);
    expect(current).toBe(0);
    await expect.poll(() => page.locator(".later").count()).toBe(0);
    expect(await page.locator('.prose [class=""]').count()).toBe(0);
    await page.locator("#part-24").waitFor({ state: "visible" });
  });

  test("is whole at once when the reader does not start at its top", async ({ open }) => {
    const page = await open("/docs/start");
    const toHash = await watchFirstFrame(page);
    await page.locator(".prose").getByRole("link", { name: "its middle" }).click();
    expect((await toHash()).held).toBe(0);

    await scrollTo(page, 2000);
    await follow(page, "Short");
    await page.getByRole("heading", { level: 1, name: "Short" }).waitFor();
    const toPosition = await watchFirstFrame(page);
    await page.goBack();
    expect((await toPosition()).held).toBe(0);
  });

  test("marks its sections as if it had always been there", async ({ open }) => {
    const page = await open("/docs/reading/short");
    await follow(page, "Long");
    await page.locator("#part-24").waitFor({ state: "visible" });
    await scrollTo(page, 1_000_000);
    await expect
      .poll(() => page.locator(".toc [aria-current]").allInnerTexts())
      .toEqual(["Detail of part 24"]);
  });
});
