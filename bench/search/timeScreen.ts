import { INDEX_FILE, INDEX_FOLDER } from "@docs/search";
import { type Browser, chromium, type Page } from "playwright-core";
import { openVisit, THROTTLE } from "../visit/openVisit.ts";
import { serveCompressed } from "../visit/serveCompressed.ts";
import { inPageAnswers, inPageFrames, inPageWorker, type TimedWindow } from "./inPageTimes.ts";

const FIELD = ".search-dialog input[role=combobox]";
/** One in so many of the queries: each takes a second or two. */
const SAMPLE = 20;
const OPENED = 5;

export interface TimeRequest {
  /** Folder of a built site. */
  root: string;
  /** Path of the browser. */
  browser: string;
  queries: string[];
}

export interface ScreenTimes {
  /** From the key to the frame with the dialog, for visitors who have not searched before. */
  open: number[];
  /** From the last key of a query to the frame with its last result. */
  results: number[];
  /** From a query's message to the worker to its answer, the processor not slowed: that would not reach a worker. */
  answers: number[];
}

/**
 * What a visitor waits for in the dialog, in milliseconds, with a slow processor; what earlier keys have fetched is
 * there, the rest comes without delay.
 */
export async function timeScreen({
  root,
  browser: executablePath,
  queries,
}: TimeRequest): Promise<ScreenTimes> {
  const site = await serveCompressed(root, null);
  await askOnce(site.origin);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const open: number[] = [];
    for (let visit = 0; visit < OPENED; visit++) {
      const page = await openAtRest(browser, site.origin);
      await slow(page);
      open.push(...(await timeKey(page, () => page.keyboard.press("/"))));
      await page.context().close();
    }
    const page = await openAtRest(browser, site.origin);
    await page.evaluate(inPageWorker);
    await page.keyboard.press("/");
    const sample = queries.filter((_, at) => at % SAMPLE === 0);
    // Fetches the whole index, and lets the browser compile what is timed.
    for (const text of sample) await timeLastKey(page, text);
    const answers = await page.evaluate(inPageAnswers, sample);
    await slow(page);
    const results: number[] = [];
    for (const text of sample) results.push(...(await timeLastKey(page, text)));
    return { open, results, answers };
  } finally {
    await browser.close();
    await site.close();
  }
}

async function openAtRest(browser: Browser, origin: string): Promise<Page> {
  const { page, network } = await openVisit(browser, false);
  await page.goto(`${origin}/404`);
  // Before the client runs, nothing of this is there.
  await network.quiet(2000);
  return page;
}

async function slow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE.cpu });
}

/** The server compresses a file when it is first asked for it, which takes longer than all that is timed here. */
async function askOnce(origin: string) {
  const { rest } = (await (await fetch(`${origin}/${INDEX_FILE}`)).json()) as { rest: string };
  await (await fetch(`${origin}/${INDEX_FOLDER}/${rest}`)).arrayBuffer();
}

async function timeLastKey(page: Page, text: string): Promise<number[]> {
  await timeKey(page, () => page.locator(FIELD).fill(text.slice(0, -1)));
  return timeKey(page, () => page.locator(FIELD).press(text.slice(-1)));
}

/** Nothing where the key changes nothing on screen. */
async function timeKey(page: Page, press: () => Promise<void>): Promise<number[]> {
  await page.evaluate(inPageFrames);
  await press();
  const ms = await page.evaluate(() => (window as unknown as TimedWindow).benchFrame);
  return ms === null ? [] : [ms];
}
