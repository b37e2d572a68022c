import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { type HeldResponses, holdResponses } from "./support/holdResponses.ts";
import { address } from "./support/pageFacts.ts";

/** Makes the view of one page throw while it renders, as long as `window.crashes` is set. */
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
    expect(await page.title()).toBe("Page Error | Harbour");
    expect(await page.locator("title").count()).toBe(1);
    expect(await alert.locator("p").allInnerTexts()).toEqual([
      "The contents cannot be drawn",
      "Caused by: The pen failed",
      "Caused by: The ink ran out",
    ]);
    expect(await page.locator(".navbar").isVisible()).toBe(true);
    await follow(page, "Blocks");
    await page.getByRole("heading", { level: 1, name: "Blocks", exact: true }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await page.title()).toBe("Blocks | Harbour");
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

describe("a document stays readable and says what is wrong", () => {
  const text = (page: Page) => page.getByText("The first page.");

  test("when its own data cannot be drawn", async ({ open }) => {
    const page = await open("/docs/start", {
      prepare: (prepared) =>
        prepared.route("**/docs/start", async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('"tags":[', '"tags":null,"unused":[');
          await route.fulfill({ response, body });
        }),
    });
    await page.getByRole("heading", { name: "This page crashed" }).waitFor();
    expect(await text(page).isVisible()).toBe(true);
    expect(await page.title()).toBe("Page Error | Harbour");
  });

  test("when its list of pages is of a shape that nobody knows", async ({ open }) => {
    const page = await open("/docs/start", {
      prepare: (prepared) =>
        prepared.route("**/assets/nav-*.json", (route) =>
          route.fulfill({ json: { format: 1, sidebars: { tutorialSidebar: [null] }, reference: {} } }),
        ),
    });
    expect(await page.locator(".menu").getByRole("alert").textContent()).toContain(
      "The contents could not be drawn",
    );
    expect(await text(page).isVisible()).toBe(true);
    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    await page.getByRole("heading", { level: 1, name: "Short" }).waitFor();
  });

  test("when its list of pages is missing, until it is there", async ({ open }) => {
    const missing = (route: Route) => route.fulfill({ status: 404, body: "gone" });
    const page = await open("/docs/start", {
      prepare: (prepared) => prepared.route("**/assets/nav-*.json", missing),
    });
    // Nothing covers it.
    await page
      .locator(".menu")
      .getByRole("alert")
      .getByText("could not be drawn")
      .click({ trial: true, position: { x: 20, y: 8 } });
    expect(await text(page).isVisible()).toBe(true);
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search docs").waitFor();
    await page.keyboard.press("Escape");
    await page.unroute("**/assets/nav-*.json", missing);
    await page.locator(".menu").getByRole("button", { name: "Try again" }).click();
    await page.locator(".sidebar").getByRole("link", { name: "More blocks", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
  });

  test("while its list of pages is on its way, and works", async ({ open }) => {
    let held: HeldResponses | undefined;
    const page = await open("/docs/start", {
      until: "load",
      prepare: async (prepared) => {
        held = await holdResponses(prepared, "**/assets/nav-*.json");
      },
    });
    await page.locator(".search-dialog").waitFor({ state: "attached" });
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search docs").waitFor();
    await page.keyboard.press("Escape");
    expect(
      await page.locator(".sidebar").getByRole("link", { name: "More blocks", exact: true }).isVisible(),
    ).toBe(true);
    held?.release();
    await page.locator('.sidebar-caret[aria-label="Pages in Reading"]').click();
    await page.locator(".sidebar").getByRole("link", { name: "Short", exact: true }).waitFor();
  });

  test("when the navbar throws during a navigation, until it is tried again", async ({ open }) => {
    const page = await open("/docs/start", {
      prepare: (prepared) =>
        prepared.addInitScript(() => {
          const { filter } = Array.prototype;
          // Only the navbar filters its entries by their position.
          Array.prototype.filter = function (this: unknown[], ...by: unknown[]) {
            const isNavbar = Reflect.has(Object(this[0]), "position");
            if (Reflect.get(window, "crashes") && isNavbar) throw new Error("The bar is bent");
            return Reflect.apply(filter, this, by);
          };
        }),
    });
    await page.evaluate(() => Reflect.set(window, "crashes", true));
    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    const alert = page.getByRole("alert");
    await alert.getByText("The bar is bent").waitFor();
    expect(await page.title()).toBe("Page Error | Harbour");
    expect(await page.getByRole("heading", { level: 1, name: "Short" }).isVisible()).toBe(true);
    await page.evaluate(() => Reflect.set(window, "crashes", false));
    await alert.getByRole("button", { name: "Try again" }).click();
    await page.locator(".navbar").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    await follow(page, "Blocks");
    await page.getByRole("heading", { level: 1, name: "Blocks", exact: true }).waitFor();
  });
});
