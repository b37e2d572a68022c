import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type Open, siteUrl, test } from "./support/browserTest.ts";
import { address, stored } from "./support/pageFacts.ts";
import { untilReady } from "./support/untilReady.ts";

const KEY = "docs-preferred-version-default";
const site = "versions";
const menu = (page: Page) => page.locator(".navbar .dropdown");
const choice = (page: Page, label: string) => menu(page).locator("a", { hasText: label });
const documentation = (page: Page) => page.locator(".navbar-entries").getByText("Documentation");
const hits = (page: Page) => page.locator(".search-hits a");

async function openMenu(open: Open, path: string) {
  const page = await open(path, { site });
  await menu(page).locator("summary").click();
  return page;
}

describe("the menu of versions", () => {
  test("keeps the page, also one with another address", async ({ open }) => {
    const page = await openMenu(open, "/docs/1.0/lamp");
    expect(await choice(page, "1.0").getAttribute("aria-current")).toBe("true");
    expect(await choice(page, "2.0").getAttribute("title")).toBe("The same page");
    await choice(page, "2.0").click();
    await page.getByRole("heading", { level: 1, name: "Lamps" }).waitFor();
    expect(address(page)).toBe("/docs/lamps");
  });

  test("says that it leads to another page", async ({ open }) => {
    const page = await openMenu(open, "/docs/1.0/pigeons");
    const link = choice(page, "2.0");
    expect(await link.getAttribute("href")).toBe("/docs/start");
    expect(await link.getAttribute("title")).toBe("The main page, because this one does not exist there");
    expect(await link.innerText()).toContain("this one does not exist there");
  });

  test("has targets of 44 px on a phone, and so have the links to versions in the search", async ({
    open,
  }) => {
    const page = await open("/docs/1.0/lamp", { site, viewport: { width: 390, height: 800 } });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator(".menu summary").click();
    const heights = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    const small = async (selector: string) => (await heights(selector)).filter((height) => height < 44);
    expect(await small(".menu .dropdown a")).toEqual([]);
    await page.goto(siteUrl("/search?q=lamp", site));
    await page.locator(".search-versions > a").first().waitFor();
    expect(await small(":is(.search-kinds > label, .search-versions > a)")).toEqual([]);
  });
});

describe("the chosen version", () => {
  test("is stored, and the navbar leads to it", async ({ open }) => {
    const page = await openMenu(open, "/docs/lamps");
    await choice(page, "1.0").click();
    await page.getByRole("heading", { level: 1, name: "Lamp", exact: true }).waitFor();
    expect(await stored(page, KEY)).toBe("1.0");
    await page.goto(siteUrl("/search", site));
    await untilReady(page);
    await documentation(page).click();
    await page.getByRole("heading", { level: 1, name: "Start" }).waitFor();
    expect(address(page)).toBe("/docs/1.0/start");
  });

  test("is forgotten when it is gone", async ({ open }) => {
    const page = await open("/docs/lamps", { site });
    await page.evaluate((key) => localStorage.setItem(key, "0.9"), KEY);
    await page.goto(siteUrl("/docs/start", site));
    await untilReady(page);
    expect(await stored(page, KEY)).toBeNull();
    expect(await page.locator(".navbar-entries .navbar-link").getAttribute("href")).toBe("/docs/start");
  });
});

describe("a page of an old version", () => {
  test("says so, and leads to itself in the last one", async ({ open }) => {
    const page = await open("/docs/1.0/lamp", { site });
    const banner = page.locator(".status-banner");
    expect(await banner.innerText()).toBe(
      "This page describes Harbour 1.0, which is no longer maintained. Read this page for Harbour 2.1",
    );
    await banner.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Lamps" }).waitFor();
    expect(await page.locator(".status-banner").count()).toBe(0);
  });

  test("has the note of its version, also when a link leads to it", async ({ open }) => {
    const page = await open("/docs/1.0/lamp", { site });
    const note = page.locator(".version-note");
    expect(await note.innerText()).toBe("Ask for upgrades.");
    await page.locator(".sidebar").getByRole("link", { name: "Pigeons" }).click();
    await page.getByRole("heading", { level: 1, name: "Pigeons" }).waitFor();
    expect(await note.innerText()).toBe("Ask for upgrades.");
  });

  test("names the page of the last version as canonical", async ({ open }) => {
    const page = await open("/docs/1.0/lamp", { site, until: "load" });
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      "https://harbour.example/docs/lamps",
    );
  });

  test("has the sidebar of its version", async ({ open }) => {
    const page = await open("/docs/1.0/lamp", { site });
    const labels = () => page.locator(".sidebar li a").allInnerTexts();
    const filter = page.getByRole("searchbox", { name: "Filter pages" });
    await filter.fill("pigeons");
    await expect.poll(labels).toEqual(["Pigeons"]);
    await page.goto(siteUrl("/docs/lamps", site));
    await filter.fill("lamp");
    await expect.poll(labels).toEqual(["Lamps"]);
  });
});

test("search finds pages of the version on view, and leads to the same search in the others", async ({
  open,
}) => {
  const page = await open("/docs/1.0/start", { site });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("lamp");
  await expect.poll(() => hits(page).count()).toBeGreaterThan(0);
  const found = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(found.filter((href) => !href?.startsWith("/docs/1.0/lamp"))).toEqual([]);

  const versions = page.getByRole("navigation", { name: "Versions to search" });
  expect(await versions.locator("[aria-current]").innerText()).toBe("1.0");
  await versions.getByRole("link", { name: "2.0" }).click();
  await page.waitForURL("**/search?q=lamp&version=current");
  await expect.poll(() => hits(page).first().getAttribute("href")).toMatch(/^\/docs\/lamps/);
});

test("search on a page of no version is in the chosen one, unless its address names another", async ({
  open,
}) => {
  const page = await open("/docs/1.0/start", { site });
  await page.evaluate((key) => localStorage.setItem(key, "1.0"), KEY);
  const searched = page.getByRole("navigation", { name: "Versions to search" }).locator("[aria-current]");
  await page.goto(siteUrl("/search?q=lamp", site));
  expect(await searched.innerText()).toBe("1.0");
  await page.goto(siteUrl("/search?q=lamp&version=current", site));
  expect(await searched.innerText()).toBe("2.0");
});
