import { readdir } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { type Open, siteUrl, test } from "./support/browserTest.ts";
import { recordPageLoads, recordTrouble } from "./support/records.ts";
import { untilReady } from "./support/untilReady.ts";

/** Page loads are dear: beyond so many pages, some are loaded and all are navigated to. */
const MOST_LOADS = 60;

/** The address of every page that was written, taken from the folder itself. */
async function routesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`)
    .sort();
}

/** A page without prefetch, so that what is fetched is what was asked for. */
function openThrifty(open: Open, path: string): Promise<Page> {
  return open(path, {
    site: "real",
    until: "load",
    prepare: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
  });
}

describe("every route of the site", () => {
  test("loads and hydrates without a message, an error or a failed request", { timeout: 300_000 }, async ({
    open,
  }) => {
    const routes = await routesOf(inject("sites").real.folder);
    expect(routes.length).toBeGreaterThan(50);
    const step = Math.ceil(routes.length / MOST_LOADS);
    const queue = routes.filter((_, at) => at % step === 0).values();
    const trouble: string[] = [];

    async function visitSome() {
      const page = await openThrifty(open, "/robots.txt");
      const seen = recordTrouble(page);
      for (const route of queue) {
        const response = await page.goto(siteUrl(route, "real"));
        if (response?.status() !== 200) trouble.push(`${route} answers ${response?.status()}`);
        await untilReady(page);
        if ((await page.locator("h1").count()) !== 1) trouble.push(`${route} has not exactly one h1`);
      }
      trouble.push(...seen);
    }

    await Promise.all([visitSome(), visitSome()]);
    expect(trouble).toEqual([]);
  });

  test("is reached by navigation without a message, an error, a failed request or a page load", {
    timeout: 300_000,
  }, async ({ open }) => {
    const queue = (await routesOf(inject("sites").real.folder)).values();
    const found: string[] = [];

    async function walkSome() {
      const page = await openThrifty(open, "/search");
      await untilReady(page);
      const [trouble, loads] = [recordTrouble(page), recordPageLoads(page)];
      for (const route of queue) {
        await page.evaluate(followLink, route);
        if ((await page.locator("h1").count()) !== 1) trouble.push(`${route} has not exactly one h1`);
      }
      found.push(...trouble, ...loads);
    }

    await Promise.all([walkSome(), walkSome()]);
    expect(found).toEqual([]);
  });
});

/** In the page: clicks a link to the path and waits until its page is there. */
async function followLink(path: string): Promise<void> {
  const link = document.createElement("a");
  link.setAttribute("href", path);
  document.body.append(link);
  link.click();
  link.remove();
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
  while (!canonical() || new URL(canonical()).pathname !== path) {
    await new Promise((done) => requestAnimationFrame(done));
  }
}
