import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { stored, theme } from "./support/pageFacts.ts";

const toggle = (page: Page) => page.locator(".navbar [data-color-toggle]");
const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor);

/** Records the theme at the first frame. */
async function noteFirstTheme(page: Page) {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      Reflect.set(window, "firstTheme", document.documentElement.dataset.theme);
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

describe("color mode", () => {
  test("is light by default, also where the system prefers dark", async ({ open }) => {
    const page = await open("/docs/start", { colorScheme: "dark" });
    expect(await theme(page)).toBe("light");
    expect(await paper(page)).toBe("rgb(255, 255, 255)");
    expect(await stored(page, "theme")).toBeNull();
  });

  test("switches, says what the next click does, and stores the choice under `theme`", async ({ open }) => {
    const page = await open("/docs/start");
    const button = page.getByRole("button", { name: "Switch to dark mode" });
    await button.click();
    expect(await theme(page)).toBe("dark");
    expect(await paper(page)).toBe("rgb(15, 19, 25)");
    expect(await stored(page, "theme")).toBe("dark");

    await page.reload();
    expect(await theme(page)).toBe("dark");
    await page.getByRole("button", { name: "Follow the system's color mode" }).click();
    expect(await theme(page)).toBe("light");
    expect(await stored(page, "theme")).toBe("system");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => theme(page)).toBe("dark");
    await page.getByRole("button", { name: "Switch to light mode" }).click();
    expect(await theme(page)).toBe("light");
    expect(await stored(page, "theme")).toBe("light");
  });

  test("colors the browser's own bars", async ({ open }) => {
    const page = await open("/docs/start");
    const bars = () => page.locator('meta[name="theme-color"]').getAttribute("content");
    expect(await bars()).toBe("#ffffff");
    await toggle(page).click();
    expect(await bars()).toBe("#0f1319");
  });

  test("works by keyboard", async ({ open }) => {
    const page = await open("/docs/start");
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    expect(await theme(page)).toBe("dark");
  });

  test("is in place before the body exists, so nothing flashes", async ({ open }) => {
    const page = await open("/docs/start", { prepare: noteFirstTheme });
    await toggle(page).click();
    await page.reload();
    expect(await page.evaluate(() => Reflect.get(window, "firstTheme"))).toBe("dark");
  });

  test("switches before the client has loaded", async ({ open }) => {
    const page = await open("/docs/start", {
      until: "load",
      prepare: (blocked) => blocked.route("**/assets/entry-*.js", () => undefined),
    });
    await toggle(page).click();
    expect(await theme(page)).toBe("dark");
    expect(await page.evaluate(() => history.state)).toBeNull();
  });

  test("is the same in all tabs", async ({ open }) => {
    const first = await open("/docs/start");
    const second = await first.context().newPage();
    await second.goto(siteUrl("/blog"));
    await toggle(first).click();
    await expect.poll(() => theme(second)).toBe("dark");
    await toggle(second).click();
    await expect.poll(() => theme(first)).toBe("light");
  });

  test("stays when the next page comes without a page load", async ({ open }) => {
    const page = await open("/docs/start");
    await toggle(page).click();
    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    await page.getByRole("heading", { level: 1, name: "Short" }).waitFor();
    expect(await theme(page)).toBe("dark");
  });

  test("ignores a stored value it does not know", async ({ open }) => {
    const page = await open("/docs/start");
    await page.evaluate(() => localStorage.setItem("theme", "purple"));
    await page.reload();
    expect(await theme(page)).toBe("light");
  });

  describe("where the site follows the system", () => {
    test("takes the system's preference and its changes while nothing is stored", async ({ open }) => {
      const page = await open("/docs/start", { site: "extras", colorScheme: "dark", until: "load" });
      expect(await theme(page)).toBe("dark");
      await page.emulateMedia({ colorScheme: "light" });
      await expect.poll(() => theme(page)).toBe("light");
      expect(await stored(page, "theme")).toBeNull();
    });

    test("keeps the visitor's own choice against the system", async ({ open }) => {
      const page = await open("/docs/start", { site: "extras", colorScheme: "dark", until: "load" });
      await toggle(page).click();
      expect(await theme(page)).toBe("light");
      await page.emulateMedia({ colorScheme: "light" });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.reload();
      expect(await theme(page)).toBe("light");
    });
  });
});
