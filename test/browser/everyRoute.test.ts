import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { pathToFile } from "../../packages/generator/src/shared/url.ts";
import { type Open, type OpenOptions, siteUrl, test } from "./support/browserTest.ts";
import { overflow } from "./support/overflow.ts";
import { pageTypes } from "./support/pageTypes.ts";
import { recordPageLoads, recordTrouble } from "./support/records.ts";
import { routesOf, sitemapOf } from "./support/routes.ts";
import { untilIdle, untilReady } from "./support/untilReady.ts";
import {
  aroundMain,
  type KindsOf,
  kindsOfLook,
  kindsOfMarkup,
  mainOf,
  mostVaried,
} from "./support/variedPages.ts";
import { RULES_OF_COLOR, violations, violationsOfMarkup } from "./support/violations.ts";

const { real } = inject("sites");

/** These tests report all faults of all pages at once. */
const LONG = { timeout: 1_800_000 };
const PHONE = { width: 320, height: 640 };
const NEWER = "/docs/0.16/";

/** Opens a page that prefetches nothing. */
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

/** What axe finds in the text in a wide window; leaves the page as it was. */
async function looks(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await untilIdle(page);
  const faults = await axeFaults(page);
  await page.setViewportSize(PHONE);
  return faults;
}

/** What axe finds in light and, by the rules that depend on the color mode, in dark. */
async function axeFaults(page: Page): Promise<string[]> {
  await setMode(page, "light");
  const light = await violations(page, { within: "main" });
  await setMode(page, "dark");
  const dark = await violations(page, { within: "main", rules: RULES_OF_COLOR });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** Routes of a few pages that together contain every kind. */
function variedPages(routes: string[], kindsOf: KindsOf): string[] {
  const routeOf = new Map(routes.map((route) => [pathToFile(route), route]));
  return mostVaried(real.folder, [...routeOf.keys()], kindsOf).map((file) => routeOf.get(file) ?? file);
}

/** What looks depend on around the text of a page. */
function kindsAround(route: string): Set<string> {
  return kindsOfLook(aroundMain(readFileSync(join(real.folder, pathToFile(route)), "utf8")));
}

describe("every route of the site", () => {
  test("has nothing around its text that no page of `pageTypes` has, which axe checks whole", async () => {
    const whole = pageTypes.filter(({ site, path }) => site === "real" && path !== "/no/such/page");
    const checked = new Set(whole.flatMap(({ path }) => [...kindsAround(path)]));
    const others = (await sitemapOf(real.folder)).flatMap((route) =>
      [...kindsAround(route)].filter((kind) => !checked.has(kind)).map((kind) => `${route}: ${kind}`),
    );
    expect(checked.size).toBeGreaterThan(20);
    expect(others).toEqual([]);
  });

  test(
    "opens by navigation without trouble and fits a phone, and no kind of element has a fault that axe can find",
    LONG,
    async ({ open }) => {
      const listed = await sitemapOf(real.folder);
      expect(listed.length).toBeGreaterThan(50);
      const varied = variedPages(listed, (html) => kindsOfLook(mainOf(html)));
      const marked = variedPages(listed, (html) => kindsOfMarkup(mainOf(html)));
      const queue = [...new Set([...varied, ...(await routesOf(real.folder))])];
      const faults: string[] = [];
      const isNewer = (route: string) => route.startsWith(NEWER);

      // By navigation, so that axe is loaded and compiled only once; within a version, since another one is a document.
      async function walk(start: string, routes: string[]) {
        const page = await openThrifty(open, start, { viewport: PHONE });
        await untilReady(page);
        await page.evaluate(layOutAll);
        await setMode(page, "dark");
        const [trouble, loads] = [recordTrouble(page), recordPageLoads(page)];
        for (const route of routes) {
          const found = await page.evaluate(followLink, route);
          found.push(...(await overflow(page)).map((fault) => `is too wide: ${fault}`));
          if (varied.includes(route)) found.push(...(await looks(page)));
          else if (marked.includes(route)) found.push(...(await violationsOfMarkup(page, "main")));
          faults.push(...found.map((fault) => `${route} ${fault}`));
        }
        faults.push(...trouble, ...loads);
      }

      await Promise.all([
        walk(
          "/search",
          queue.filter((route) => !isNewer(route)),
        ),
        walk(NEWER, queue.filter(isNewer)),
      ]);
      expect(faults).toEqual([]);
    },
  );

  test(
    "is a document that answers, and those of every kind of element load without trouble",
    LONG,
    async ({ open }) => {
      const routes = await routesOf(real.folder);
      const page = await openThrifty(open, "/robots.txt");
      const faults: string[] = [];
      for (const route of routes) {
        const { status } = await fetch(siteUrl(route, "real"), { method: "HEAD", redirect: "manual" });
        if (status !== 200) faults.push(`${route} answers ${status}`);
      }
      const trouble = recordTrouble(page);
      for (const path of variedPages(await sitemapOf(real.folder), kindsOfLook)) {
        await page.goto(siteUrl(path, "real"));
        await untilReady(page);
        const headings = await page.locator("h1").count();
        if (headings !== 1) faults.push(`${path} has ${headings} h1`);
      }
      expect([...faults, ...trouble]).toEqual([]);
    },
  );
});

describe("the checks of every route", () => {
  test("find faults of markup, contrast, links and targets", async ({ open }) => {
    const page = await openThrifty(open, "/docs/start", { site: "plain" });
    // Hydration would remove the faulty elements.
    await untilReady(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        [data-theme="dark"] .faint { color: #444 }
        .plain { color: #000; background: #fff }
        .plain a { color: #333; text-decoration: none; font-weight: inherit }
        .tiny { display: inline-block; width: 9px; height: 9px; padding: 0; margin: 0; font-size: 5px }
      `);
      document.adoptedStyleSheets.push(sheet);
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
      document.querySelector("article")?.append(faint, plain, ...tiny, unnamed);
    });
    const faults = await axeFaults(page);
    const names = faults.map((fault) => fault.replace(/^((?:dark: )?[\w -]+).*/s, "$1"));
    expect([...new Set(names)].sort()).toEqual([
      "button-name",
      "dark: color-contrast",
      "dark: link-in-text-block",
      "link-in-text-block",
      "target-size",
    ]);
  });

  test("report console messages, failed requests, page loads and overflow", async ({ open }) => {
    const page = await openThrifty(open, "/docs/start", {
      site: "plain",
      viewport: PHONE,
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
      reportError(new Error("an uncaught error"));
    });
    await expect.poll(() => trouble.join("\n")).toContain("an uncaught error");
    const all = trouble.join("\n");
    for (const sign of ["warning: a warning", "error: an error", "/refused.json net::ERR_", "404: "])
      expect(all).toContain(sign);
    expect((await overflow(page)).at(0)).toMatch(/^\d+ px$/);
    expect(loads).toEqual([]);
    await page.reload();
    expect(loads).toEqual([siteUrl("/docs/start", "plain")]);
  });
});

/** In the page: lays out sections outside of the viewport too, whose sizes are estimates otherwise. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

/** In the page: clicks a link to the path, waits until the page is complete, and returns what is wrong with its headings and pictures. */
async function followLink(path: string): Promise<string[]> {
  const link = document.createElement("a");
  link.setAttribute("href", path);
  document.body.append(link);
  link.click();
  link.remove();
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
  const isThere = () => canonical() !== "" && new URL(canonical()).pathname === path;
  // What is below the window is rendered a frame later.
  while (!isThere() || document.querySelector("main .later")) {
    await new Promise((done) => requestAnimationFrame(done));
  }
  const headings = document.querySelectorAll("h1").length;
  const pictures = [...document.images];
  // Lazy ones too.
  for (const picture of pictures) picture.loading = "eager";
  const loads = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  const missing = pictures.filter((_, at) => loads[at]?.status === "rejected");
  return [...(headings === 1 ? [] : [`has ${headings} h1`]), ...missing.map(({ src }) => `lacks ${src}`)];
}
