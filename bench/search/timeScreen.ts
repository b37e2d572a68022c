import { INDEX_FILE, INDEX_FOLDER } from "@docs/search";
import { chromium, type Page } from "playwright-core";
import { openVisit, THROTTLE } from "../visit/openVisit.ts";
import { serveCompressed } from "../visit/serveCompressed.ts";
import { inPageKey, type KeyWindow } from "./inPageKey.ts";

const FIELD = ".search-dialog input[role=combobox]";
/** One in so many of the queries: each takes a second or two. */
const SAMPLE = 20;

export interface TimeRequest {
  /** Folder of a built site. */
  root: string;
  /** Path of the browser. */
  browser: string;
  queries: string[];
}

/**
 * How long after its last key a query's results are on screen in the dialog, with a slow processor; what the visitor's
 * earlier keys have fetched is there, the rest comes without delay.
 */
export async function timeScreen({ root, browser: executablePath, queries }: TimeRequest): Promise<number[]> {
  const site = await serveCompressed(root, null);
  const sample = queries.filter((_, at) => at % SAMPLE === 0);
  await askOnce(site.origin);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const { page, network } = await openVisit(browser, false);
    await page.goto(`${site.origin}/404`);
    // Before the client runs, the button is a link.
    await network.quiet(2000);
    await page.locator("[data-search]").first().click();
    await page.locator(FIELD).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE.cpu });
    const times: number[] = [];
    for (const text of sample) times.push(...(await timeLastKey(page, text)));
    return times;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The server compresses a file when it is first asked for it, which takes longer than all that is timed here. */
async function askOnce(origin: string) {
  const { rest } = (await (await fetch(`${origin}/${INDEX_FILE}`)).json()) as { rest: string };
  await (await fetch(`${origin}/${INDEX_FOLDER}/${rest}`)).arrayBuffer();
}

/** Nothing where the last key changes nothing on screen. */
async function timeLastKey(page: Page, text: string): Promise<number[]> {
  await page.evaluate(inPageKey);
  await page.locator(FIELD).fill(text.slice(0, -1));
  await page.evaluate(() => (window as unknown as KeyWindow).benchKey);
  await page.evaluate(inPageKey);
  await page.locator(FIELD).press(text.slice(-1));
  const ms = await page.evaluate(() => (window as unknown as KeyWindow).benchKey);
  return ms === null ? [] : [ms];
}
