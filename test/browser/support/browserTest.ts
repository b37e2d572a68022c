import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, inject } from "vitest";
import type { SiteName } from "../setup/buildSites.ts";
import { untilReady } from "./untilReady.ts";

export interface OpenOptions extends BrowserContextOptions {
  site?: SiteName;
  /** Runs before the page is requested, to intercept routes or add scripts. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Waits for the `load` event, or until the client runs. */
  until?: "load" | "ready";
}

/** Opens a path of a site in a new browser context. */
export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

/** Tests with one browser per worker, and isolated pages. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: a fixture without dependencies has to say so.
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"],
      args: ["--no-sandbox", "--disable-gpu"],
    });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("open", async ({ browser }, { onCleanup }) => {
    const closing: (() => Promise<void>)[] = [];
    const violations: string[] = [];
    onCleanup(async () => {
      await Promise.all(closing.map((close) => close()));
      if (violations.length > 0)
        throw new Error(`Violates the site's Content-Security-Policy: ${violations.join("\n")}`);
    });
    const open: Open = async (path, { site = "plain", prepare, until = "ready", ...options } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      closing.push(async () => {
        // Requests that are still intercepted when the test ends may fail.
        const routed = [context, ...context.pages()];
        await Promise.all(routed.map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
        await context.close();
      });
      if (options.serviceWorkers !== "allow") await context.addInitScript(hideServiceWorkers);
      const page = await context.newPage();
      page.on("console", (message) => {
        if (/Content Security Policy|Trusted(HTML|ScriptURL)/.test(message.text()))
          violations.push(message.text());
      });
      await prepare?.(page);
      await page.goto(siteUrl(path, site));
      if (until === "ready" && options.javaScriptEnabled !== false) await untilReady(page);
      return page;
    };
    return open;
  });

/** The URL of a path such as `/docs/start` on a test site; URLs are returned unchanged. */
export function siteUrl(path: string, site: SiteName = "plain"): string {
  return URL.canParse(path) ? path : inject("sites")[site].url + path.replace(/^\//, "");
}

/** In the page: without this, the service worker would answer in tests that break the network. */
function hideServiceWorkers() {
  Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
}
