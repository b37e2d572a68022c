import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject } from "vitest";
import { pathToFile } from "../../packages/generator/src/shared/url.ts";
import { test } from "./support/browserTest.ts";
import { address, heading } from "./support/pageFacts.ts";
import { routesOf } from "./support/routes.ts";

describe("landing pages", () => {
  test("the home page leads to the docs, the quick start and the latest posts", async ({ open }) => {
    const page = await open("/", { until: "load" });
    expect(await heading(page)).toBe("Everything in one place");
    expect(await page.locator(".hero-actions a").allInnerTexts()).toEqual(["Start here", "Documentation"]);
    expect(await page.locator("#quick-start").count()).toBe(1);
    expect(await page.locator(".latest li > a").allInnerTexts()).toEqual([
      "Letter 12",
      "Letter 11",
      "Letter 10",
    ]);
  });

  test("the way of a message stands in the first screen, leads to a page of one release at each station, and fits a phone", async ({
    open,
  }) => {
    const page = await open("/", { site: "real", until: "load", viewport: { width: 1280, height: 800 } });
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`${selector} does not show`);
      return box;
    };
    const [heading, way] = [await boxOf("h1"), await boxOf(".route")];
    expect(way.y).toBeGreaterThan(heading.y + heading.height);
    expect(way.y + way.height).toBeLessThan(800);
    const stations = page.locator(".route > ol > li");
    expect(await stations.filter({ has: page.locator("a") }).count()).toBe(await stations.count());
    const paths = await stations
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(paths.filter((path) => !path?.startsWith("/docs/0.16/"))).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await stations.evaluateAll((all) =>
      all.map((each) => each.scrollWidth - each.clientWidth),
    );
    expect(overflow.filter((width) => width > 0)).toEqual([]);
  });

  test.for(["/", "/docs/"])("at no width a row of cards has a gap: %s", async (path, { open }) => {
    const page = await open(path, { site: "real", javaScriptEnabled: false });
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.locator(".cards").evaluateAll((lists) =>
        lists.map((list) => {
          const cards = list.matches("ul") ? list.children : (list.firstElementChild?.children ?? []);
          return Math.round(
            list.getBoundingClientRect().right - ([...cards].at(-1)?.getBoundingClientRect().right ?? 0),
          );
        }),
      );
      expect([width, gaps.length > 0, gaps.filter((gap) => gap !== 0)]).toEqual([width, true, []]);
    }
  });

  test("the docs landing begins with tasks, and what people need in trouble is one click away", async ({
    open,
  }) => {
    const page = await open("/docs/", { site: "real", until: "load" });
    const first = await page.locator(".prose .cards").first().boundingBox();
    const diagram = await page.locator(".prose .diagram").first().boundingBox();
    expect(first?.y ?? 0).toBeLessThan(diagram?.y ?? 0);
    const lost = await open("/docs/management/backups", { site: "real" });
    for (const each of [page, lost]) {
      for (const path of [
        "faq",
        "management/troubleshoot",
        "management/cli/database/backup",
        "install/upgrade",
      ])
        expect([path, await each.locator(`main a[href="/docs/${path}"]`).count()]).not.toEqual([path, 0]);
    }
  });

  test("the address of a folder leads to its overview", async ({ open }) => {
    const page = await open("/docs/sieve", { site: "real", until: "load" });
    expect(address(page)).toBe("/docs/sieve/overview");
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

test("no two pages of a version have one title, and each has a description", async () => {
  const { folder } = inject("sites").real;
  const pathsByTitle = new Map<string, string[]>();
  for (const path of await routesOf(folder)) {
    const html = await readFile(join(folder, pathToFile(path)), "utf8");
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
    const version = /^\/docs\/\d+\.\d+(?=\/|$)/.exec(path)?.[0] ?? "";
    const key = `${version} ${title}`;
    pathsByTitle.set(key, [...(pathsByTitle.get(key) ?? []), path]);
    expect([path, html]).toEqual([path, expect.stringMatching(/<meta name="description" content="[^"]{10}/)]);
  }
  expect(pathsByTitle.size).toBeGreaterThan(400);
  expect([...pathsByTitle].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

describe("docs", () => {
  test("a page has breadcrumbs, an edit link, its date and its tags", async ({ open }) => {
    const page = await open("/docs/start", { until: "load" });
    expect(await page.getByRole("link", { name: "Edit this page" }).getAttribute("href")).toBe(
      "https://code.example/edit/content/docs/start.md",
    );
    expect(await page.locator(".page-actions time").textContent()).toBe("March 4, 2025");
    const report = page.getByRole("link", { name: "Report a problem" });
    const asked = new URL((await report.getAttribute("href")) ?? "");
    expect(asked.searchParams.get("title")).toBe("Start: ");
    expect(asked.searchParams.get("body")).toBe("https://harbour.example/docs/start\n\n");
    const leaf = await open("/docs/deep/second/third/leaf", { until: "load" });
    const crumbs = leaf.getByRole("navigation", { name: "Breadcrumbs" });
    const names = (await crumbs.locator("li").allInnerTexts()).map((text) => text.trim());
    expect(names).toEqual(["", "First level", "Second level", "Third level"]);
    expect(await crumbs.getByRole("link", { name: "Harbour, home" }).getAttribute("href")).toBe("/");
    expect(await crumbs.getByRole("link", { name: "Third level" }).getAttribute("href")).toBe(
      "/docs/category/third-level",
    );
  });

  test("a category's page names each of its parts, with description and links to what is in it", async ({
    open,
  }) => {
    const page = await open("/docs/category/reading");
    expect(await page.locator(".lead").textContent()).toBe("Pages of very different length.");
    expect(await page.locator(".contents h2").allInnerTexts()).toEqual(["Long", "Short"]);
    expect(await page.locator(".contents p").allInnerTexts()).toEqual([
      "A page of many screens.",
      "A page of one screen.",
    ]);
    await page.locator(".contents h2 a").first().click();
    await page.getByRole("heading", { level: 1, name: "Long" }).waitFor();
    const outer = await open("/docs/category/second-level", { until: "load" });
    const links = outer.locator(".contents li li a");
    expect(await links.count()).toBe(6);
    expect(await links.last().innerText()).toBe("All 9 pages");
  });
});

describe("blog", () => {
  test("lists ten posts a page, newest first, and goes on to older ones", async ({ open }) => {
    const page = await open("/blog");
    const titles = page.locator(".post-card h2");
    expect(await titles.count()).toBe(10);
    expect(await titles.first().textContent()).toBe("Letter 12");
    await page.getByRole("link", { name: "Older posts" }).click();
    await expect.poll(() => address(page)).toBe("/blog/page/2");
    await expect.poll(() => titles.allInnerTexts()).toEqual(["Letter 2", "Letter 1", "Older letter"]);
    expect(await page.getByRole("link", { name: "Newer posts" }).getAttribute("href")).toBe("/blog");
  });

  test("the first list has nothing twice, and an author's page has every post of theirs", async ({
    open,
  }) => {
    const page = await open("/blog");
    expect(await page.locator(".recent").count()).toBe(0);
    expect(await page.locator(".author").count()).toBe(0);
    await page.locator(".post-card h2 a").first().click();
    expect(await page.locator(".author").first().innerText()).toMatch(/^by Kim Harbour/);
    await page.locator(".author a").first().click();
    await page.getByRole("heading", { level: 1, name: "Kim Harbour" }).waitFor();
    expect(await page.locator(".post-card").count()).toBe(10);
    expect(await page.locator(".recent").count()).toBe(0);
  });

  test("a post has the shape of its topic, and a tag has a feed and is marked as the current one", async ({
    open,
  }) => {
    const page = await open("/blog/tags/dkim", { site: "real", until: "load" });
    const posts = await page.locator(".post-card").count();
    expect(await page.locator(".post-card[data-shape=postmark] > .postal").count()).toBe(posts);
    expect(await page.locator("main .tags [aria-current]").allInnerTexts()).toEqual([
      expect.stringMatching(/^DKIM/),
    ]);
    const feed = await page.locator(".facts").getByRole("link", { name: "RSS" }).getAttribute("href");
    expect(feed).toBe("/blog/tags/dkim/rss.xml");
    expect((await page.request.get(new URL(feed ?? "", page.url()).href)).status()).toBe(200);
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
    await expect.poll(() => page.locator(".post-card").count()).toBe(10);
    expect(await page.locator(".facts").textContent()).toContain("12 posts");
    await page.getByRole("link", { name: "Older posts" }).click();
    await expect.poll(() => address(page)).toBe("/blog/tags/mail/page/2");
    await expect.poll(() => page.locator(".post-card").count()).toBe(2);
  });

  test("an earlier name of a tag leads to its page", async ({ open }) => {
    const page = await open("/blog/tags/calendars", { site: "real", until: "load" });
    expect(address(page)).toBe("/blog/tags/calendar");
    expect(await page.locator(".post-card").count()).toBe(2);
  });

  test("the archive lists every post by year", async ({ open }) => {
    const page = await open("/blog/archive", { until: "load" });
    expect(await page.locator(".index-group h2").allInnerTexts()).toEqual(["2024", "2023"]);
    expect(await page.locator(".archive").first().locator("a").count()).toBe(12);
  });
});
