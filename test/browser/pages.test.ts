import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { address, heading } from "./support/pageFacts.ts";

describe("landing pages", () => {
  test("the home page leads to the docs, the quick start and the latest posts", async ({ open }) => {
    const page = await open("/", { until: "load" });
    expect(await heading(page)).toBe("Everything in one place");
    expect(await page.locator(".hero-actions a").allInnerTexts()).toEqual(["Start here", "Documentation"]);
    expect(await page.locator("#quick-start").count()).toBe(1);
    expect(await page.locator(".latest li a").allInnerTexts()).toEqual([
      "Letter 12",
      "Letter 11",
      "Letter 10",
    ]);
  });

  test("the earlier landing page still exists", async ({ open }) => {
    const page = await open("/index_old", { site: "real", until: "load" });
    expect(await page.locator("h1").count()).toBe(1);
  });

  test("the docs landing stands beside the sidebar", async ({ open }) => {
    const page = await open("/docs/", { site: "real", until: "load" });
    expect(await page.locator(".sidebar").isVisible()).toBe(true);
    const top = page.locator(".sidebar .sidebar-label").first();
    expect(await top.getAttribute("href")).toBe("/docs/category/getting-started");
  });
});

describe("docs", () => {
  test("a page has breadcrumbs, an edit link, its date and its tags", async ({ open }) => {
    const page = await open("/docs/start", { until: "load" });
    expect(await page.getByRole("link", { name: "Edit this page" }).getAttribute("href")).toBe(
      "https://code.example/edit/content/docs/start.md",
    );
    expect(await page.locator(".page-actions time").textContent()).toBe("March 4, 2025");
    const leaf = await open("/docs/deep/second/third/leaf", { until: "load" });
    const crumbs = leaf.getByRole("navigation", { name: "Breadcrumbs" });
    const names = (await crumbs.locator("li").allInnerTexts()).map((text) => text.trim());
    expect(names).toEqual(["First level", "Second level", "Third level"]);
    expect(await crumbs.getByRole("link", { name: "Third level" }).getAttribute("href")).toBe(
      "/docs/category/third-level",
    );
  });

  test("a category's page has a card for each of its parts, with description and count", async ({ open }) => {
    const page = await open("/docs/category/reading");
    expect(await page.locator(".lead").textContent()).toBe("Pages of very different length.");
    expect(await page.locator(".card h2").allInnerTexts()).toEqual(["Long", "Short"]);
    expect(await page.locator(".card p").allInnerTexts()).toEqual([
      "A page of many screens.",
      "A page of one screen.",
    ]);
    await page.locator(".card").first().getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Long" }).waitFor();
    const outer = await open("/docs/category/first-level", { until: "load" });
    expect(await outer.locator(".card small").allInnerTexts()).toEqual(["9 pages"]);
  });
});

describe("blog", () => {
  test("lists ten posts a page, newest first, and goes on to older ones", async ({ open }) => {
    const page = await open("/blog");
    const titles = page.locator(".post-item h2");
    expect(await titles.count()).toBe(10);
    expect(await titles.first().textContent()).toBe("Letter 12");
    expect(await page.locator(".post-item .prose").first().textContent()).toContain("begins here");
    expect(await page.locator(".post-item .prose").first().textContent()).not.toContain("goes on here");
    await page.getByRole("link", { name: "Older posts" }).click();
    await expect.poll(() => address(page)).toBe("/blog/page/2");
    await expect.poll(() => titles.allInnerTexts()).toEqual(["Letter 2", "Letter 1", "Older letter"]);
    expect(await page.getByRole("link", { name: "Newer posts" }).getAttribute("href")).toBe("/blog");
  });

  test("a post has date, reading time, author, tags, its neighbours and the recent posts", async ({
    open,
  }) => {
    const page = await open("/blog/letter-11", { until: "load" });
    const meta = page.locator("article .post-meta");
    expect(await meta.locator("time").textContent()).toBe("November 3, 2024");
    expect(await meta.textContent()).toContain("1 min read");
    expect(await meta.textContent()).toContain("Kim Harbour");
    expect(await page.locator("article .tags a").allInnerTexts()).toEqual(["mail", "month-11"]);
    const neighbours = page.getByRole("navigation", { name: "Newer and older post" }).getByRole("link");
    expect(await neighbours.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "/blog/letter-12",
      "/blog/letter-10",
    ]);
    expect(await page.locator(".recent a").count()).toBe(5);
    expect(await page.locator(".recent [aria-current=page]").textContent()).toBe("Letter 11");
  });

  test("tags have an index from A to Z and lists of their own, page by page", async ({ open }) => {
    const page = await open("/blog/tags");
    expect(await page.locator(".index-group h2").allInnerTexts()).toEqual(["A", "M"]);
    await page.locator('.tags a[href="/blog/tags/mail"]').click();
    await expect.poll(() => page.locator(".post-item").count()).toBe(10);
    expect(await page.locator(".facts").textContent()).toContain("12 posts");
    await page.getByRole("link", { name: "Older posts" }).click();
    await expect.poll(() => address(page)).toBe("/blog/tags/mail/page/2");
    await expect.poll(() => page.locator(".post-item").count()).toBe(2);
  });

  test("the archive lists every post by year", async ({ open }) => {
    const page = await open("/blog/archive", { until: "load" });
    expect(await page.locator(".index-group h2").allInnerTexts()).toEqual(["2024", "2023"]);
    expect(await page.locator(".archive").first().locator("a").count()).toBe(12);
  });
});
