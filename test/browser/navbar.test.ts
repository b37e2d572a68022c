import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { address, scrollTo } from "./support/pageFacts.ts";
import { recordPageLoads } from "./support/records.ts";

const navbarTop = async (page: Page) =>
  Math.round((await page.locator(".navbar").boundingBox())?.y ?? Number.NaN);
const summary = (page: Page, text: string) => page.locator(".navbar summary", { hasText: text });
const openDropdowns = (page: Page) => page.locator(".navbar details[open]").count();

describe("navbar", () => {
  test("has the logo, the links, both dropdowns, the code host, the search button and the toggle", async ({
    open,
  }) => {
    const page = await open("/docs/faq", { site: "real", until: "load" });
    const nav = page.getByRole("navigation", { name: "Main" });
    const hrefOf = (name: string | RegExp) => nav.getByRole("link", { name }).first().getAttribute("href");
    expect(await hrefOf(/home$/)).toBe("/");
    expect(await hrefOf("Documentation")).toBe("/docs/");
    expect(await hrefOf("Blog")).toBe("/blog");
    expect(await hrefOf("GitHub")).toBe("https://github.com/stalwartlabs/stalwart");
    expect(await hrefOf("Search")).toBe("/search");
    expect(await nav.locator("summary").allInnerTexts()).toEqual(["Version: 0.15", "English"]);
    expect(await nav.getByRole("button", { name: "Switch to dark mode" }).isVisible()).toBe(true);
    expect(await nav.locator("[aria-current]:visible").first().textContent()).toBe("Documentation");
  });

  test.for([997, 1024, 1280])("shows its name and its entries in full at %i px", async (width, { open }) => {
    const viewport = { width, height: 800 };
    const page = await open("/docs/faq", { site: "real", until: "load", viewport });
    const name = page.locator(".navbar .brand > :last-child");
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    const heights = await page
      .locator(".navbar-entries > li:visible")
      .evaluateAll((entries) => entries.map((entry) => entry.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(45);
  });

  test("opens search by Ctrl+K, by / and by its button, but not while typing", async ({ open }) => {
    const page = await open("/docs/reading/long");
    const field = page.getByPlaceholder("Search docs");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("a/b");
    await expect.poll(() => field.inputValue()).toBe("a/b");
    await page.keyboard.press("Escape");
    await expect.poll(() => field.isVisible()).toBe(false);
    await page.keyboard.press("/");
    await field.waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".search-button").click();
    await field.waitFor();
    expect(address(page)).toBe("/docs/reading/long");
  });

  test("hides on scroll down and shows on scroll up", async ({ open }) => {
    const page = await open("/docs/reading/long");
    expect(await navbarTop(page)).toBe(0);
    await scrollTo(page, 600);
    await scrollTo(page, 1200);
    await expect.poll(() => navbarTop(page)).toBe(-60);
    await scrollTo(page, 1100);
    await expect.poll(() => navbarTop(page)).toBe(0);
    await scrollTo(page, 1500);
    await expect.poll(() => navbarTop(page)).toBe(-60);
    await scrollTo(page, 0);
    await expect.poll(() => navbarTop(page)).toBe(0);
  });

  test("shows itself when it gets keyboard focus", async ({ open }) => {
    const page = await open("/docs/reading/long");
    await scrollTo(page, 600);
    await scrollTo(page, 1200);
    await expect.poll(() => navbarTop(page)).toBe(-60);
    await page.locator(".navbar .brand").focus();
    await expect.poll(() => navbarTop(page)).toBe(0);
  });

  test("marks the part of the site the visitor is in, also after a navigation", async ({ open }) => {
    const page = await open("/docs/start");
    const current = page.locator(".navbar .navbar-link[aria-current]:visible");
    expect(await current.textContent()).toBe("Documentation");
    await page.locator(".navbar").getByRole("link", { name: "Blog" }).click();
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    expect(await current.textContent()).toBe("Blog");
  });
});

describe("dropdowns", () => {
  test("the version dropdown offers the one version, Next, says what it describes, and stays on the page", async ({
    open,
  }) => {
    const page = await open("/docs/reading/short");
    await summary(page, "Version: Next").click();
    const choices = page.locator(".navbar details[open] a");
    expect(await choices.allInnerTexts()).toEqual(["Next\nDescribes Harbour 2.1"]);
    await choices.click();
    await expect.poll(() => openDropdowns(page)).toBe(0);
    expect(address(page)).toBe("/docs/reading/short");
  });

  test("the version dropdown is shown on docs pages only", async ({ open }) => {
    const page = await open("/docs/start");
    expect(await summary(page, "Version").isVisible()).toBe(true);
    await page.locator(".navbar").getByRole("link", { name: "Blog" }).click();
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    expect(await summary(page, "Version").count()).toBe(0);
  });

  test("the language dropdown offers English, and stays on the page", async ({ open }) => {
    const page = await open("/docs/reading/short");
    await summary(page, "English").click();
    const choices = page.locator(".navbar details[open] a");
    expect(await choices.allInnerTexts()).toEqual(["English"]);
    expect(await choices.getAttribute("lang")).toBe("en");
    const loads = recordPageLoads(page);
    await choices.click();
    await expect.poll(() => openDropdowns(page)).toBe(0);
    expect(address(page)).toBe("/docs/reading/short");
    expect(await page.locator("h1").first().textContent()).toBe("Short");
    expect(loads).toEqual([]);
  });

  test("close on Esc with focus back on them, on an outside click, and when another opens", async ({
    open,
  }) => {
    const page = await open("/docs/start");
    await summary(page, "Next").click();
    expect(await openDropdowns(page)).toBe(1);
    await page.keyboard.press("Escape");
    expect(await openDropdowns(page)).toBe(0);
    expect(await summary(page, "Next").evaluate((element) => element === document.activeElement)).toBe(true);

    await summary(page, "Next").click();
    await page.locator("h1").first().click();
    expect(await openDropdowns(page)).toBe(0);

    await summary(page, "Next").click();
    await summary(page, "English").click();
    expect(await openDropdowns(page)).toBe(1);
    expect(await page.locator(".navbar details[open] summary").textContent()).toBe("English");
  });

  test("open by keyboard and without script", async ({ open }) => {
    const page = await open("/docs/start", { javaScriptEnabled: false });
    await summary(page, "Next").focus();
    await page.keyboard.press("Enter");
    expect(await page.locator(".navbar .dropdown a", { hasText: "Next" }).isVisible()).toBe(true);
  });
});

describe("footer", () => {
  test("has the groups Documentation, Community and More, whose own links all work", async ({ open }) => {
    const page = await open("/docs/faq", { site: "real", until: "load" });
    const groups = page.locator(".footer-inner > :not(.footer-brand)");
    expect(await groups.locator("h2").allInnerTexts()).toEqual(["Documentation", "Community", "More"]);
    expect(await groups.first().locator("a").allInnerTexts()).toEqual([
      "Getting Started",
      "Email Store",
      "MTA",
      "Collaboration",
      "Spam Filter",
    ]);
    const hrefs = await groups
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const href of hrefs.filter((value) => value.startsWith("/"))) {
      const response = await page.request.get(new URL(href, page.url()).href);
      expect(`${href} ${response.status()}`).toBe(`${href} 200`);
    }
  });
});
