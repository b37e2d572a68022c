import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { keyToPayload } from "../../packages/generator/src/shared/url.ts";
import { type ClickWindow, inPageClick } from "./inPageClick.ts";
import { openVisit } from "./openVisit.ts";

export interface NextPage {
  /** From the click to the frame that shows the page. */
  ms: number;
  /** True when the page's payload had arrived before the click. */
  wasPrefetched: boolean;
}

const QUIET = 2000;
const HOVER = 300;

/** Clicks a page of the sidebar once the shell runs; with `hover`, the pointer rests on the link first, as a hand's does. */
export async function nextPage(browser: Browser, url: string, hover: boolean): Promise<NextPage> {
  const { page, network, close } = await openVisit(browser, true);
  await page.addInitScript(inPageClick);
  await page.goto(url);
  await network.quiet(QUIET);
  const { path, x, y } = await page.evaluate(chooseLink);
  if (hover) {
    await page.mouse.move(x, y);
    await sleep(HOVER);
  }
  const wasPrefetched = network
    .requests()
    .some(({ url: address, isDone }) => isDone && address.endsWith(`/${keyToPayload(path)}`));
  const ms = await timeClick(page, hover ? { x, y } : path);
  await close();
  return { ms, wasPrefetched };
}

async function timeClick(page: Page, target: { x: number; y: number } | string): Promise<number> {
  const shown = page.evaluate(() => (window as unknown as ClickWindow).benchClick);
  if (typeof target === "string") {
    await page.evaluate(
      (path) => document.querySelector<HTMLElement>(`.menu a[href="${path}"]`)?.click(),
      target,
    );
  } else {
    await page.mouse.down();
    await page.mouse.up();
  }
  return shown;
}

/** A link of the sidebar in view that the article does not have: those of the article are prefetched by being seen. */
function chooseLink(): { path: string; x: number; y: number } {
  const inArticle = new Set(
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].map((link) => link.pathname),
  );
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".menu li > a[href]:only-child")) {
    const { left, top, bottom, width, height } = link.getBoundingClientRect();
    const isInView = width > 0 && top > 100 && bottom < innerHeight;
    const isPage = link.origin === location.origin && !link.pathname.includes("/category/");
    if (!isInView || !isPage || inArticle.has(link.pathname) || link.pathname === location.pathname) continue;
    return { path: link.pathname, x: left + width / 2, y: top + height / 2 };
  }
  throw new Error("The sidebar shows no page that could be clicked.");
}
