import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { openVisit } from "../visit/openVisit.ts";
import { FOUND, inPageResults } from "./inPageResults.ts";
import type { SearchPlaces } from "./peer.ts";
import { throttleWorkers } from "./throttleWorkers.ts";
import { rest, type ServerLog } from "./visitSite.ts";

/** Two words that many pages have, put in whole: what was fetched for their letters would blur the first figure. */
const QUERIES = ["certificate", "password"] as const;
/** The index of a large site takes minutes at this speed. */
const LONGEST = 300_000;
const NOTHING = /(?!)/;

export interface SearchRequest extends ServerLog {
  browser: Browser;
  url: string;
  places: SearchPlaces;
  /** Bytes the server has sent since the last call; of those paths only, where that is asked. */
  takeBytes(path?: RegExp): number;
  isThrottled: boolean;
}

/** Opens search on a page at rest, asks twice, and gives what `metrics.ts` names. */
export async function searchSite({
  browser,
  url,
  places,
  isThrottled,
  ...server
}: SearchRequest): Promise<Record<string, number>> {
  const { page, network, close } = await openVisit(browser, isThrottled);
  try {
    let find = (_ms: number) => {};
    await page.exposeFunction(FOUND, (ms: number) => find(ms));
    if (isThrottled) await throttleWorkers(page);
    const { takeBytes } = server;
    await page.goto(url, { timeout: 60_000 });
    await rest(network, server);
    const before = takeBytes(places.withPage ?? NOTHING);
    if (places.open) await page.locator(places.open).first().click();
    const input = page.locator(places.input).first();
    // Nobody waits for an index before typing: what is fetched for the first word counts into its time.
    await input.focus({ timeout: LONGEST });
    const first = await ask(QUERIES[0]);
    const searchBytes = before + takeBytes();
    await rest(network, server);
    await input.selectText();
    const next = await ask(QUERIES[1]);
    await rest(network, server);
    return { searchBytes, searchFirst: first, searchNext: next, searchAll: searchBytes + takeBytes() };

    async function ask(query: string): Promise<number> {
      await page.evaluate(inPageResults, places.result);
      const found = new Promise<number>((done) => {
        find = done;
      });
      await page.keyboard.insertText(query);
      return Promise.race([found, tooLate(page)]);
    }
  } finally {
    await close();
  }
}

async function tooLate(page: Page): Promise<never> {
  await sleep(LONGEST, undefined, { ref: false });
  throw new Error(`No results were shown for a query on ${new URL(page.url()).pathname}.`);
}
