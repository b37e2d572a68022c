import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import type { SiteName } from "../setup/buildSites.ts";
import type { Open } from "./browserTest.ts";
import { type Deployment, deploySite } from "./deploySite.ts";

/** Deploys a site for this test only, and opens it with its service worker. */
export async function openDeployed(
  open: Open,
  site: SiteName,
  path: string,
): Promise<{ page: Page; deployment: Deployment }> {
  const deployment = await deploySite(site);
  onTestFinished(() => deployment.close());
  const page = await open("/robots.txt", { until: "load", serviceWorkers: "allow" });
  await page.goto(deployment.url + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { page, deployment };
}

/** Waits until exactly these pages are available offline, newest first. */
export async function untilKept(page: Page, titles: string[]): Promise<void> {
  await expect.poll(() => keptTitles(page)).toEqual(titles);
}

/** Waits until all of these files are cached. */
export async function untilInCache(page: Page, paths: string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((path) => caches.match(path)));
      return all.filter((_, at) => !found[at]);
    }, paths);
  await expect.poll(missing).toEqual([]);
}

/** Stops the server and clears the browser's HTTP cache. */
export async function cutOff(page: Page, deployment: Deployment): Promise<void> {
  await deployment.goDown();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
}

/** The names of the caches, which end with a build id. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

async function keptTitles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const list = await caches.match("/offline/kept.json");
    const pages: { title: string }[] = (await list?.json()) ?? [];
    return pages.map(({ title }) => title);
  });
}
