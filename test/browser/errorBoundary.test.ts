import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { address } from "./support/pageFacts.ts";

/** Lets the view of one page throw while it is drawn, for as long as `window.crashes` is set. */
async function breakMoreBlocks(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(window, "crashes", true);
    const { parse } = JSON;
    JSON.parse = (text: string) => {
      const payload = parse(text);
      const view = payload?.view;
      if (view?.path !== "/docs/more-blocks") return payload;
      const { toc } = view;
      Object.defineProperty(view, "toc", {
        get() {
          if (!Reflect.get(window, "crashes")) return toc;
          const root = new Error("The ink ran out");
          throw new Error("The contents cannot be drawn", {
            cause: new Error("The pen failed", { cause: root }),
          });
        },
      });
      return payload;
    };
  });
}

const follow = (page: Page, name: string) =>
  page.locator(".sidebar").getByRole("link", { name, exact: true }).click();

describe("a page that crashes while it is drawn", () => {
  test("says so with the message and its chain of causes, and the shell goes on", async ({ open }) => {
    const page = await open("/docs/start", { prepare: breakMoreBlocks });
    await follow(page, "More blocks");
    const alert = page.getByRole("alert");
    await alert.getByRole("heading", { level: 1, name: "This page crashed" }).waitFor();
    expect(await alert.locator("p").allInnerTexts()).toEqual([
      "The contents cannot be drawn",
      "Caused by: The pen failed",
      "Caused by: The ink ran out",
    ]);
    expect(await page.locator(".navbar").isVisible()).toBe(true);
    await follow(page, "Blocks");
    await page.getByRole("heading", { level: 1, name: "Blocks", exact: true }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("is drawn anew by Try again", async ({ open }) => {
    const page = await open("/docs/start", { prepare: breakMoreBlocks });
    await follow(page, "More blocks");
    const again = page.getByRole("button", { name: "Try again" });
    await again.click();
    await page.getByRole("heading", { name: "This page crashed" }).waitFor();
    await page.evaluate(() => Reflect.set(window, "crashes", false));
    await again.click();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
    expect(address(page)).toBe("/docs/more-blocks");
  });

  test("shows the message of a plain error from broken data", async ({ open }) => {
    const page = await open("/docs/start", {
      prepare: (prepared) =>
        prepared.route("**/docs/more-blocks.json", async (route) => {
          const payload = await (await route.fetch()).json();
          await route.fulfill({ json: { ...payload, view: { ...payload.view, tags: null } } });
        }),
    });
    await follow(page, "More blocks");
    await page.getByRole("heading", { name: "This page crashed" }).waitFor();
    expect(await page.getByRole("alert").locator("p").first().textContent()).toMatch(/null/);
  });
});
