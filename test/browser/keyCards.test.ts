import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { layoutShifts } from "./support/layoutShifts.ts";
import { address } from "./support/pageFacts.ts";
import { pauseClock } from "./support/pausedClock.ts";
import { recordRequests } from "./support/records.ts";
import { violations } from "./support/violations.ts";

const PAGE = "/docs/storage/backends/postgresql";
const real = { site: "real" } as const;

const keyLink = (page: Page) => page.locator('.code a[href$="#setting-store.id.host"]').first();
const otherLink = (page: Page) => page.locator('.code a[href$="#setting-store.id.port"]').first();
const card = (page: Page) => page.locator(".key-card");
const isShown = (page: Page) =>
  page.evaluate(() => document.querySelector(".key-card")?.matches(":popover-open") ?? false);

describe("keys in code and text", () => {
  test("lead to their entry, without script too", async ({ open }) => {
    const page = await open(PAGE, { ...real, javaScriptEnabled: false });
    await keyLink(page).click();
    await expect.poll(() => address(page)).toBe("/docs/reference/settings/stores#setting-store.id.host");
    expect(await page.locator("[id='setting-store.id.host']").isVisible()).toBe(true);
  });

  test("are copied as text", async ({ open }) => {
    const page = await open(PAGE, { ...real, permissions: ["clipboard-read", "clipboard-write"] });
    const block = page.locator(".code", { has: page.locator('a[href$="#setting-store.id.host"]') }).first();
    await block.hover();
    await block.getByRole("button", { name: "Copy" }).click();
    await block.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('host = "db.example.org"\n');
  });
});

describe("the card of a key", () => {
  test("fetches nothing until a key is hovered, and then one file for all keys", async ({ open }) => {
    const page = await open(PAGE, real);
    const asked = recordRequests(page);
    await page.locator("h1").first().hover();
    await page.waitForLoadState("networkidle");
    const ofCards = () => asked.filter((path) => /KeyCard|\/settings-/.test(path)).length;
    expect(ofCards()).toBe(0);
    await keyLink(page).hover();
    await expect.poll(() => isShown(page)).toBe(true);
    const first = ofCards();
    await otherLink(page).hover();
    await expect.poll(() => card(page).textContent()).toContain("store.<id>.port");
    expect(ofCards()).toBe(first);
  });

  test("shows type, default and description, shifts nothing, and passes axe", async ({ open }) => {
    const page = await open(PAGE, { ...real, reducedMotion: "reduce" });
    const timeout = page.locator('.code a[href$="#setting-store.id.timeout"]').first();
    await timeout.hover();
    await expect.poll(() => isShown(page)).toBe(true);
    expect(await card(page).locator("code").first().textContent()).toBe("store.<id>.timeout");
    expect(await card(page).locator("p").textContent()).toMatch(/\.$/);
    expect(await card(page).locator("li").allTextContents()).toContain("in config.toml");
    expect(await timeout.getAttribute("aria-describedby")).toBe(await card(page).getAttribute("id"));
    expect(await layoutShifts(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  test("waits for a pointer that stays", async ({ open }) => {
    const page = await open(PAGE, real);
    await keyLink(page).hover();
    await expect.poll(() => isShown(page)).toBe(true);
    await page.keyboard.press("Escape");
    const clock = await pauseClock(page);
    await otherLink(page).hover();
    await clock.pass(100);
    expect(await isShown(page)).toBe(false);
    await clock.pass(60);
    await expect.poll(() => isShown(page)).toBe(true);
  });

  test("stays while the pointer is on it, and goes with it", async ({ open }) => {
    const page = await open(PAGE, real);
    await keyLink(page).hover();
    await expect.poll(() => isShown(page)).toBe(true);
    const clock = await pauseClock(page);
    await card(page).hover();
    await clock.pass(1000);
    expect(await isShown(page)).toBe(true);
    await page.locator("h1").first().hover({ force: true });
    await clock.pass(200);
    expect(await isShown(page)).toBe(false);
    expect(await keyLink(page).getAttribute("aria-describedby")).toBeNull();
  });

  test("appears on keyboard focus and hides on Esc", async ({ open }) => {
    const page = await open(PAGE, real);
    await keyLink(page).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => isShown(page)).toBe(true);
    expect(await card(page).textContent()).toContain("store.<id>.port");
    // The first key loads the code, the next one finds it loaded: both must show the card.
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => card(page).textContent()).toContain("store.<id>.host");
    await page.keyboard.press("Tab");
    await expect.poll(() => card(page).textContent()).toContain("store.<id>.port");
    await page.keyboard.press("Escape");
    expect(await isShown(page)).toBe(false);
    expect(await otherLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test("fades in only for those who do not mind motion", async ({ open }) => {
    const page = await open(PAGE, real);
    await keyLink(page).hover();
    await expect.poll(() => isShown(page)).toBe(true);
    for (const [reducedMotion, fade] of [
      ["reduce", "none"],
      ["no-preference", "key-card"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      expect(await card(page).evaluate((element) => getComputedStyle(element).animationName)).toBe(fade);
    }
  });

  test("works after navigation, and is gone on the next page", async ({ open }) => {
    const page = await open("/docs/faq", real);
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      link.click();
    }, PAGE);
    await keyLink(page).hover();
    await expect.poll(() => isShown(page)).toBe(true);
    await keyLink(page).click();
    await expect.poll(() => address(page)).toBe("/docs/reference/settings/stores#setting-store.id.host");
    expect(await isShown(page)).toBe(false);
  });

  test("does not appear on touch: the link is followed", async ({ open }) => {
    const page = await open(PAGE, { ...real, hasTouch: true, viewport: { width: 390, height: 800 } });
    const asked = recordRequests(page);
    await keyLink(page).tap();
    await expect.poll(() => address(page)).toBe("/docs/reference/settings/stores#setting-store.id.host");
    expect(await isShown(page)).toBe(false);
    expect(asked.filter((path) => path.includes("/settings-"))).toEqual([]);
  });

  test("does not appear when its data cannot be loaded", async ({ open }) => {
    const page = await open(PAGE, {
      ...real,
      prepare: (prepared) => prepared.route("**/assets/settings-*.json", (route) => route.abort()),
    });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const refused = page.waitForEvent("requestfailed");
    await keyLink(page).hover();
    await refused;
    expect(await isShown(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  test("fits a narrow window", async ({ open }) => {
    const page = await open(PAGE, { ...real, viewport: { width: 320, height: 640 } });
    await keyLink(page).hover();
    await expect.poll(() => isShown(page)).toBe(true);
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
