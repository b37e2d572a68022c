import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { brokenWords } from "./support/brokenWords.ts";
import { siteUrl, test } from "./support/browserTest.ts";
import { address } from "./support/pageFacts.ts";
import { untilReady } from "./support/untilReady.ts";

const caret = (page: Page, category: string) =>
  page.locator(`.sidebar-caret[aria-label="Pages in ${category}"]`);
const expanded = (locator: Locator) => locator.getAttribute("aria-expanded");
const item = (page: Page, name: string) => page.locator(".sidebar").getByRole("link", { name, exact: true });
const arrive = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const menuScroll = (page: Page) => page.locator(".menu").evaluate((menu) => menu.scrollTop);
const LEAF = "/docs/deep/second/third/leaf";

/** Records the duration and the height of each animation. */
async function noteAnimations(page: Page) {
  await page.addInitScript(() => {
    const notes: { duration: number; height: number }[] = [];
    Reflect.set(window, "animations", notes);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const duration = typeof options === "object" ? Number(options.duration) : Number(options);
      notes.push({ duration, height: this.scrollHeight });
      return animate.call(this, frames, options);
    };
  });
}

const animations = (page: Page): Promise<{ duration: number; height: number }[]> =>
  page.evaluate(() => Reflect.get(window, "animations"));

describe("sidebar", () => {
  test("is the same on every docs page, with the active page marked and its categories open", async ({
    open,
  }) => {
    const page = await open(LEAF);
    for (const category of ["First level", "Second level", "Third level"]) {
      expect(await expanded(caret(page, category))).toBe("true");
    }
    expect(await expanded(caret(page, "Reading"))).toBe("false");
    expect(await page.locator(".sidebar [aria-current=page]").allInnerTexts()).toEqual(["Leaf"]);
    const top = async () =>
      page
        .locator(".sidebar > ul > li > a, .sidebar > ul > li > .sidebar-row > .sidebar-label")
        .allInnerTexts();
    const onLeaf = await top();
    await page.goto(siteUrl("/docs/"));
    expect(await top()).toEqual(onLeaf);
    expect(onLeaf).toEqual(["Start", "Reading", "First level", "Blocks", "More blocks"]);
  });

  test("opens the categories of the page a navigation leads to", async ({ open }) => {
    const page = await open("/docs/start");
    expect(await expanded(caret(page, "First level"))).toBe("false");
    await page.locator(".prose").getByRole("link", { name: "the leaf" }).click();
    await arrive(page, "Leaf");
    await expect.poll(() => expanded(caret(page, "Third level"))).toBe("true");
    expect(await item(page, "Leaf").getAttribute("aria-current")).toBe("page");
    await item(page, "Leaf 9").waitFor();
  });

  test("opens and closes a category by mouse without leaving the page", async ({ open }) => {
    const page = await open("/docs/start");
    await caret(page, "Reading").click();
    await item(page, "Short").waitFor();
    expect(await expanded(caret(page, "Reading"))).toBe("true");
    await caret(page, "Reading").click();
    await item(page, "Short").waitFor({ state: "detached" });
    expect(await expanded(caret(page, "Reading"))).toBe("false");
    expect(address(page)).toBe("/docs/start");
  });

  test.for(["Enter", "Space"])("opens and closes a category by keyboard with %s", async (key, { open }) => {
    const page = await open("/docs/start");
    await caret(page, "Reading").focus();
    await page.keyboard.press(key);
    await item(page, "Short").waitFor();
    await page.keyboard.press(key);
    await item(page, "Short").waitFor({ state: "detached" });
    expect(address(page)).toBe("/docs/start");
  });

  test("lets the active page's own category be closed, and keeps it closed", async ({ open }) => {
    const page = await open("/docs/reading/short");
    await caret(page, "Reading").click();
    await item(page, "Short").waitFor({ state: "detached" });
    expect(await expanded(caret(page, "Reading"))).toBe("false");
  });

  test("has headings above its categories, except in a filtered list", async ({ open }) => {
    const page = await open("/docs/install/dns", { site: "real" });
    const headings = page.locator(".sidebar-heading");
    expect(await headings.allTextContents()).toEqual(["Get started", "Operate", "Configure", "Reference"]);
    await page.locator(".sidebar-filter > input").fill("dkim");
    await expect.poll(() => headings.filter({ visible: true }).count()).toBe(0);
  });

  test("goes to a category's page by its label, and opens it", async ({ open }) => {
    const page = await open("/docs/start");
    await item(page, "Reading").click();
    await arrive(page, "Reading");
    expect(address(page)).toBe("/docs/category/reading");
    expect(await expanded(caret(page, "Reading"))).toBe("true");
    expect(await item(page, "Reading").getAttribute("aria-current")).toBe("page");
  });

  test("leaves its categories alone when one is opened in another tab", async ({ open }) => {
    const page = await open("/docs/start");
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      item(page, "Reading").click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await tab.close();
    expect(await expanded(caret(page, "Reading"))).toBe("false");
  });

  test("has no way to hide it on a wide window", async ({ open }) => {
    const page = await open("/docs/start");
    expect(await page.locator(".menu").isVisible()).toBe(true);
    expect(
      await page
        .getByRole("button", { name: /close menu|hide/i })
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  });

  test("takes time to open by its height", async ({ open }) => {
    const page = await open("/docs/start", { prepare: noteAnimations });
    await caret(page, "Reading").click();
    await item(page, "Short").waitFor();
    const [small] = await animations(page);
    await page.locator(".prose").getByRole("link", { name: "the leaf" }).click();
    await item(page, "Leaf 9").waitFor();
    const tall = (await animations(page)).reduce((a, b) => (b.height > a.height ? b : a));
    expect(small?.duration).toBeGreaterThan(50);
    expect(tall.height).toBeGreaterThan(small?.height ?? 0);
    expect(tall.duration).toBeGreaterThan(small?.duration ?? 0);
    expect(tall.duration).toBeLessThanOrEqual(400);
  });

  test("takes 1 ms to open and close with reduced motion", async ({ open }) => {
    const page = await open("/docs/start", { prepare: noteAnimations, reducedMotion: "reduce" });
    await caret(page, "Reading").click();
    await item(page, "Short").waitFor();
    await caret(page, "Reading").click();
    await item(page, "Short").waitFor({ state: "detached" });
    expect((await animations(page)).map(({ duration }) => duration)).toEqual([1, 1]);
  });

  const low = { width: 1280, height: 420 };

  test("keeps its scroll position between pages", async ({ open }) => {
    const page = await open(`${LEAF}-4`, { viewport: low });
    await page.locator(".menu").evaluate((menu) => menu.scrollTo(0, 120));
    await item(page, "Leaf 5").click();
    await arrive(page, "Leaf 5");
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await menuScroll(page)).toBe(120);
  });

  test("brings the active page into view on a first visit", async ({ open }) => {
    const page = await open(`${LEAF}-9`, { viewport: low });
    const box = await item(page, "Leaf 9").boundingBox();
    expect(box?.y).toBeGreaterThan(60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  });

  test("brings the active page into view after a navigation, and after a page load elsewhere", async ({
    open,
  }) => {
    const page = await open("/docs/start", { viewport: low });
    const isInView = async () => {
      const [filter, current] = await Promise.all(
        [".sidebar-filter", ".sidebar [aria-current=page]"].map((part) => page.locator(part).boundingBox()),
      );
      const { y = 0, height = 0 } = current ?? {};
      return y >= (filter?.y ?? 0) + (filter?.height ?? 0) && y + height <= low.height;
    };
    const link = page.locator(".prose").getByRole("link", { name: "the leaf" });
    await link.evaluate((element, to) => element.setAttribute("href", to), `${LEAF}-9`);
    await link.click();
    await arrive(page, "Leaf 9");
    await expect.poll(isInView).toBe(true);
    await page.locator(".menu").evaluate((menu) => menu.scrollTo(0, 0));
    await page.goto(siteUrl(`${LEAF}-8`));
    await expect.poll(isInView).toBe(true);
  });

  test("remembers in this tab what was opened and closed", async ({ open }) => {
    const page = await open("/docs/start");
    await caret(page, "Reading").click();
    await item(page, "Short").waitFor();
    await page.goto(siteUrl("/docs/blocks"));
    await untilReady(page);
    await item(page, "Short").waitFor();
    await caret(page, "Reading").click();
    await item(page, "Short").waitFor({ state: "detached" });
    await page.reload();
    await untilReady(page);
    expect(await item(page, "Short").count()).toBe(0);
  });

  test("breaks no word with letters of twice the size", async ({ open }) => {
    const page = await open("/docs/auth/authentication/overview", { site: "real", reducedMotion: "reduce" });
    for (const name of await page.locator(".sidebar > ul > li > .sidebar-row > .sidebar-caret").all())
      if ((await expanded(name)) === "false") await name.click();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await brokenWords(page, ".sidebar a")).toEqual([]);
  });
});

describe("the filter of the sidebar", () => {
  const field = (page: Page) => page.getByRole("searchbox", { name: "Filter pages" });
  const visible = (page: Page) => page.locator(".sidebar li a:not(.sidebar-caret)").allInnerTexts();

  test("narrows the tree as you type, says how many are left, and Esc clears it", async ({ open }) => {
    const page = await open("/docs/start");
    const all = await visible(page);
    await field(page).pressSequentially("leaf 9");
    await expect.poll(() => visible(page)).toEqual(["First level", "Second level", "Third level", "Leaf 9"]);
    expect(await page.locator(".sidebar").getByRole("status").textContent()).toBe("1 page");
    await field(page).fill("nothing like it");
    await page.locator(".sidebar").getByText("No pages").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => visible(page)).toEqual(all);
    expect(await field(page).inputValue()).toBe("");
  });

  test("opens the first page by Enter, and offers the search where there is none", async ({ open }) => {
    const page = await open("/docs/start");
    await field(page).fill("leaf 9");
    await page.keyboard.press("Enter");
    await arrive(page, "Leaf 9");
    await field(page).fill("nothing like it");
    await page.getByRole("link", { name: "Search for “nothing like it”" }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("nothing like it");
    expect(address(page)).toMatch(/^\/search/);
  });

  test("works in the drawer, which the first Esc leaves open", async ({ open }) => {
    const page = await open("/docs/start", { viewport: { width: 390, height: 800 } });
    await page.getByRole("button", { name: "Open menu" }).click();
    await field(page).fill("leaf 9");
    await expect.poll(async () => (await visible(page)).at(-1)).toBe("Leaf 9");
    await field(page).press("Escape");
    expect(await page.locator(".menu").isVisible()).toBe(true);
    await field(page).fill("leaf 9");
    await item(page, "Leaf 9").click();
    await arrive(page, "Leaf 9");
  });

  test("is not there without script", async ({ open }) => {
    const page = await open("/docs/start", { javaScriptEnabled: false });
    expect(await field(page).isVisible()).toBe(false);
  });
});
