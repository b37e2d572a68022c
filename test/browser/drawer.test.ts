import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { address, isMenuOpen } from "./support/pageFacts.ts";

const phone = { width: 390, height: 800 };
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();
/** Opens the menu and waits for its entry in the history, which the browser lets the client make a moment later. */
const openMenuWithEntry = async (page: Page) => {
  await openMenu(page);
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
};
const arrive = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const drawerLink = (page: Page, name: string) =>
  page.locator(".menu").getByRole("link", { name, exact: true });

describe("the menu of a narrow window", () => {
  test("opens with the site's links and the sidebar, and closes by its button", async ({ open }) => {
    const page = await open("/docs/start", { viewport: phone });
    expect(await page.locator(".menu").isVisible()).toBe(false);
    await openMenu(page);
    expect(await isMenuOpen(page)).toBe(true);
    for (const name of ["Documentation", "Blog", "Code", "Reading", "More blocks"]) {
      expect(await drawerLink(page, name).isVisible()).toBe(true);
    }
    await page.getByRole("button", { name: "Close menu" }).click();
    await page.locator(".menu").waitFor({ state: "hidden" });
  });

  test.for([
    [996, true],
    [997, false],
  ] as const)("at %i px: drawer %s", async ([width, isDrawer], { open }) => {
    const page = await open("/docs/start", { viewport: { width, height: 800 }, until: "load" });
    expect(await page.getByRole("button", { name: "Open menu" }).isVisible()).toBe(isDrawer);
    expect(await page.locator(".sidebar").isVisible()).toBe(!isDrawer);
  });

  test("has no sidebar outside the docs", async ({ open }) => {
    const page = await open("/blog", { viewport: phone });
    await openMenu(page);
    expect(await drawerLink(page, "Documentation").isVisible()).toBe(true);
    expect(await page.locator(".sidebar").count()).toBe(0);
  });

  test("opens without script and before the client has loaded", async ({ open }) => {
    const page = await open("/docs/start", { viewport: phone, javaScriptEnabled: false });
    await openMenu(page);
    expect(await drawerLink(page, "More blocks").isVisible()).toBe(true);
    await drawerLink(page, "More blocks").click();
    await arrive(page, "More blocks");
    expect(await page.locator(".menu").isVisible()).toBe(false);
  });

  test("closes on Esc and gives focus back", async ({ open }) => {
    const page = await open("/docs/start", { viewport: phone });
    await page.getByRole("button", { name: "Open menu" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isMenuOpen(page)).toBe(true);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await expect.poll(focused).toBe("Close menu");
    await page.keyboard.press("Escape");
    await expect.poll(() => isMenuOpen(page)).toBe(false);
    expect(await focused()).toBe("Open menu");
  });

  test("closes on Back, which stays on the page, also on the first one", async ({ open }) => {
    const page = await open("/docs/start", { viewport: phone });
    await openMenuWithEntry(page);
    await page.evaluate(() => history.back());
    await expect.poll(() => isMenuOpen(page)).toBe(false);
    expect(address(page)).toBe("/docs/start");
    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    await arrive(page, "Short");
    await openMenuWithEntry(page);
    await page.evaluate(() => history.back());
    await expect.poll(() => isMenuOpen(page)).toBe(false);
    await expect.poll(() => address(page)).toBe("/docs/reading/short");
    expect(await page.locator("h1").first().textContent()).toBe("Short");

    await page.evaluate(() => history.back());
    await arrive(page, "Start");
    expect(address(page)).toBe("/docs/start");
  });

  test("closes on Back from a hash that was typed, which stays there", async ({ open }) => {
    const page = await open("/docs/start", { viewport: phone });
    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    await arrive(page, "Short");
    await page.evaluate(() => location.assign("#typed"));
    await openMenuWithEntry(page);
    await page.evaluate(() => history.back());
    await expect.poll(() => isMenuOpen(page)).toBe(false);
    await expect.poll(() => address(page)).toBe("/docs/reading/short#typed");
  });

  test("and the text keep out of the way of headings with their names", async ({ open }) => {
    const page = await open("/docs/start#menu", {
      viewport: phone,
      prepare: (prepared) =>
        prepared.route("**/docs/start", async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/<h2 id="[^"]*"/, '<h2 id="menu"');
          await route.fulfill({ response, body });
        }),
    });
    expect(await page.locator("h2:target").count()).toBe(1);
    await openMenu(page);
    expect(await isMenuOpen(page)).toBe(true);
  });

  test("closes on a click on an item and on the page it is on", async ({ open }) => {
    const page = await open("/docs/start", { viewport: phone });
    await openMenu(page);
    await drawerLink(page, "More blocks").click();
    await arrive(page, "More blocks");
    expect(await isMenuOpen(page)).toBe(false);
    await openMenu(page);
    await drawerLink(page, "More blocks").click();
    await expect.poll(() => isMenuOpen(page)).toBe(false);
  });

  test("stays open while categories are opened in it", async ({ open }) => {
    const page = await open("/docs/start", { viewport: phone });
    await openMenu(page);
    await page.locator('.sidebar-caret[aria-label="Pages in Reading"]').click();
    await drawerLink(page, "Short").waitFor();
    expect(await isMenuOpen(page)).toBe(true);
  });

  test("says that its list of pages is missing, until it is there", async ({ open }) => {
    const missing = (route: Route) => route.fulfill({ status: 404, body: "gone" });
    const page = await open("/docs/start", {
      viewport: phone,
      prepare: (prepared) => prepared.route("**/assets/nav-*.json", missing),
    });
    await openMenu(page);
    const notice = page.locator(".menu").getByRole("alert");
    await notice.getByText("The contents could not be drawn").waitFor();
    await page.unroute("**/assets/nav-*.json", missing);
    await notice.getByRole("button", { name: "Try again" }).click();
    await drawerLink(page, "More blocks").click();
    await arrive(page, "More blocks");
  });

  test("closes when the window becomes wide, and does not come back by itself", async ({ open }) => {
    const page = await open("/docs/start", { viewport: phone });
    await openMenu(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(() => isMenuOpen(page)).toBe(false);
    expect(await page.locator(".sidebar").isVisible()).toBe(true);
    await page.setViewportSize(phone);
    await page.locator(".menu").waitFor({ state: "hidden" });
  });

  test.for(["drawer", "search"])(
    "keeps the page behind it in place at the wheel: %s",
    async (kind, { open }) => {
      const page = await open("/docs/reading/long", { viewport: phone });
      if (kind === "drawer") await openMenu(page);
      else await page.keyboard.press("Control+k");
      await page.locator(":popover-open").waitFor();
      await page.mouse.move(380, 700);
      await page.mouse.wheel(0, 400);
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, 400);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test("and the bar have targets of 44 px", async ({ open }) => {
    const page = await open("/docs/start", { viewport: phone });
    const small = (part: string) =>
      page.locator(`${part} :is(a, button, summary, input)`).evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          // While the menu slides in, sizes are rounded: 43.99998.
          return width > 0 && Math.round(Math.min(width, height)) < 44
            ? [`${target.outerHTML} ${width} ${height}`]
            : [];
        }),
      );
    expect(await small(".navbar")).toEqual([]);
    await openMenu(page);
    await expect.poll(() => isMenuOpen(page)).toBe(true);
    expect(await small(".menu")).toEqual([]);
  });

  test("keeps the text behind it out of reach while it is open", async ({ open }) => {
    const page = await open("/docs/start", { viewport: phone });
    await openMenu(page);
    await expect.poll(() => page.locator("main").getAttribute("inert")).toBe("");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("main").getAttribute("inert")).toBeNull();
  });

  test("has a name, shows its first entries, and keeps focus inside", async ({ open }) => {
    const page = await open("/docs/deep/second/third/leaf-9", { viewport: { width: 390, height: 420 } });
    await openMenu(page);
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.waitFor();
    expect(await drawer.evaluate((menu) => menu.scrollTop)).toBe(0);
    await drawer.getByRole("button", { name: "Close menu" }).focus();
    await drawer.locator(".brand").focus();
    await page.keyboard.press("Shift+Tab");
    expect(await drawer.evaluate((menu) => menu.contains(document.activeElement))).toBe(true);
    expect(await page.locator(":focus").textContent()).toBe("More blocks");
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").getAttribute("class")).toBe("brand");
  });
});
