import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, inject } from "vitest";
import type { SiteName } from "../setup/buildSites.ts";
import { untilReady } from "./untilReady.ts";

export interface OpenOptions extends BrowserContextOptions {
  site?: SiteName;
  /** Runs before the page is asked for: routes to intercept, scripts to put into it. */
  prepare?: (page: Page) => Promise<unknown>;
  /** How far to wait: until the document is loaded, or until the client runs. */
  until?: "load" | "ready";
}

/** Opens a path of a site in a browser context of its own. */
export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

/** Tests with one browser for all files of a worker, and pages that share nothing with those of other tests. */
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
        throw new Error(`The site's own policy forbids it: ${violations.join("\n")}`);
    });
    const open: Open = async (path, { site = "plain", prepare, until = "ready", ...options } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      closing.push(async () => {
        // An answer that is still being doctored when the test ends is nobody's concern.
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

/** The full address of a path such as `/docs/start` on a test site; one that is full already stays as it is. */
export function siteUrl(path: string, site: SiteName = "plain"): string {
  return URL.canParse(path) ? path : inject("sites")[site].url + path.replace(/^\//, "");
}

/** In the page: most tests break the network and expect the site's own answer, not that of its service worker. */
function hideServiceWorkers() {
  Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
}
