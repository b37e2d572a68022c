import { statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { type Open, type OpenOptions, siteUrl, test } from "./support/browserTest.ts";
import { type JudgedLooks, lookFaults } from "./support/lookFaults.ts";
import { overflow } from "./support/overflow.ts";
import { recordPageLoads, recordTrouble } from "./support/records.ts";
import { routesOf, sitemapOf } from "./support/routes.ts";
import { untilReady } from "./support/untilReady.ts";
import { violationsOfMarkup } from "./support/violations.ts";

const { real } = inject("sites");

/** A page without prefetch, so that what is fetched is what was asked for. */
async function openThrifty(open: Open, path: string, options: OpenOptions = {}): Promise<Page> {
  return open(path, {
    site: "real",
    until: "load",
    reducedMotion: "reduce",
    prepare: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
    ...options,
  });
}

async function setMode(page: Page, mode: "light" | "dark"): Promise<void> {
  await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), mode);
}

/** What is wrong with the page as it stands: headings, and accessibility in both color modes. */
async function faultsOf(page: Page, judged: JudgedLooks): Promise<string[]> {
  const headings = await page.locator("h1").count();
  const faults = headings === 1 ? [] : [`${headings} h1`];
  // Only the rules of look depend on the mode.
  faults.push(...(await violationsOfMarkup(page)));
  for (const mode of ["dark", "light"] as const) {
    await setMode(page, mode);
    for (const fault of await lookFaults(page, judged)) faults.push(`${mode}: ${fault}`);
  }
  return faults;
}

/** A look is judged where it is met first, and axe is quick with small pages. */
function smallestFirst(paths: string[]): string[] {
  const sizeOf = (path: string) =>
    statSync(join(real.folder, path.replace(/(?<=\/)$/, "index").concat(".html"))).size;
  return paths.toSorted((a, b) => sizeOf(a) - sizeOf(b));
}

describe("every route of the site", () => {
  test("in the sitemap loads without a message, a failed request or a missing picture, has one h1, and axe finds nothing in both modes", {
    timeout: 1_800_000,
    // Minutes long, and every page in it is looked at by itself.
    retry: 0,
  }, async ({ open }) => {
    const paths = await sitemapOf(real.folder);
    expect(paths.length).toBeGreaterThan(50);
    const queue = smallestFirst(paths).values();
    const judged: JudgedLooks = new Map();
    const trouble: string[] = [];

    async function visitSome() {
      const page = await openThrifty(open, "/robots.txt");
      const seen = recordTrouble(page);
      for (const path of queue) {
        const response = await page.goto(siteUrl(path, "real"));
        if (response?.status() !== 200) trouble.push(`${path} answers ${response?.status()}`);
        await untilReady(page);
        for (const picture of await page.evaluate(missingPictures)) trouble.push(`${path} lacks ${picture}`);
        for (const fault of await faultsOf(page, judged)) trouble.push(`${path} ${fault}`);
      }
      trouble.push(...seen);
    }

    await Promise.all([visitSome(), visitSome()]);
    expect(trouble).toEqual([]);
  });

  test("is reached in the dark by navigation at 320 px without a message, a failed request, a page load or sideways scrolling", {
    timeout: 1_800_000,
    // Minutes long, and every page in it is looked at by itself.
    retry: 0,
  }, async ({ open }) => {
    const queue = (await routesOf(real.folder)).values();
    const found: string[] = [];

    async function walkSome() {
      const page = await openThrifty(open, "/search", { viewport: { width: 320, height: 640 } });
      await untilReady(page);
      await setMode(page, "dark");
      const [trouble, loads] = [recordTrouble(page), recordPageLoads(page)];
      for (const route of queue) {
        const headings = await page.evaluate(followLink, route);
        if (headings !== 1) trouble.push(`${route} has ${headings} h1`);
        for (const fault of await overflow(page)) trouble.push(`${route} is too wide: ${fault}`);
      }
      found.push(...trouble, ...loads);
    }

    await Promise.all([walkSome(), walkSome()]);
    expect(found).toEqual([]);
  });
});

describe("the visit", () => {
  test("finds what it looks for", async ({ open }) => {
    const page = await openThrifty(open, "/docs/start", { site: "plain" });
    const judged: JudgedLooks = new Map();
    expect(await faultsOf(page, judged)).toEqual([]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        [data-theme="dark"] .faint { color: #444 }
        .plain { color: #000; background: #fff }
        .plain a { color: #333; text-decoration: none; font-weight: inherit }
        .tiny { display: inline-block; width: 9px; height: 9px; padding: 0; margin: 0; font-size: 5px }
      `);
      document.adoptedStyleSheets.push(sheet);
      const heading = document.createElement("h1");
      heading.textContent = "Second";
      const unnamed = document.createElement("button");
      const faint = document.createElement("p");
      faint.className = "faint";
      faint.textContent = "Hard to read";
      const plain = document.createElement("p");
      plain.className = "plain";
      const link = document.createElement("a");
      link.href = "/elsewhere";
      link.textContent = "cannot be told";
      plain.append("A link that ", link, " from the words around it");
      const tiny = ["a", "b"].map((name) => {
        const button = document.createElement("button");
        button.className = "tiny";
        button.setAttribute("aria-label", name);
        return button;
      });
      document.querySelector("article")?.append(heading, faint, plain, ...tiny, unnamed);
    });
    const faults = await faultsOf(page, judged);
    const names = faults.map((fault) => fault.replace(/^((?:(?:dark|light): )?[\w -]+).*/s, "$1"));
    expect([...new Set(names)].sort()).toEqual([
      "2 h1",
      "button-name",
      "dark: color-contrast",
      "dark: link-in-text-block",
      "dark: target-size",
      "light: link-in-text-block",
      "light: target-size",
    ]);
  });

  test("hears of every message, failed request and page that is too wide", async ({ open }) => {
    const page = await openThrifty(open, "/docs/start", {
      site: "plain",
      viewport: { width: 320, height: 640 },
    });
    await untilReady(page);
    const [trouble, loads] = [recordTrouble(page), recordPageLoads(page)];
    expect(await overflow(page)).toEqual([]);
    await page.route("**/refused.json", (route) => route.abort("connectionrefused"));
    await page.evaluate(async () => {
      console.warn("a warning");
      await fetch("/refused.json").catch(() => console.error("an error"));
      await fetch("/missing.json");
      const wide = document.createElement("p");
      wide.style.width = "900px";
      wide.textContent = "Far out";
      document.querySelector("article")?.append(wide);
      reportError(new Error("nobody caught it"));
    });
    await expect.poll(() => trouble.join("\n")).toContain("nobody caught it");
    const all = trouble.join("\n");
    for (const sign of ["warning: a warning", "error: an error", "/refused.json net::ERR_", "404: "])
      expect(all).toContain(sign);
    expect((await overflow(page)).at(0)).toMatch(/^\d+ px$/);
    expect(loads).toEqual([]);
    await page.reload();
    expect(loads).toEqual([siteUrl("/docs/start", "plain")]);
  });
});

/** In the page: loads its pictures, those far below the window too, and names the ones that are not there. */
async function missingPictures(): Promise<string[]> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  const loads = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  return pictures.filter((_, at) => loads[at]?.status === "rejected").map(({ src }) => src);
}

/** In the page: clicks a link to the path, waits until all of its page is there and counts its first headings. */
async function followLink(path: string): Promise<number> {
  const link = document.createElement("a");
  link.setAttribute("href", path);
  document.body.append(link);
  link.click();
  link.remove();
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
  const isThere = () => canonical() !== "" && new URL(canonical()).pathname === path;
  // What is below the window comes a frame later.
  while (!isThere() || document.querySelector("main .later")) {
    await new Promise((done) => requestAnimationFrame(done));
  }
  return document.querySelectorAll("h1").length;
}
