import type { Page } from "playwright-core";
import type { SearchPlaces } from "../sites/measuredSite.ts";
import { openVisit, SLOW_NETWORK } from "./openVisit.ts";
import { timeShownIn } from "./timeShown.ts";
import { rest, type VisitRequest } from "./visitSite.ts";

/** Two words that many pages have, put in whole: what was fetched for their letters would blur the first figure. */
const QUERIES = ["certificate", "password"] as const;
const NOTHING = /(?!)/;

/** Opens search on a page at rest, asks twice, and gives what `metrics.ts` names. */
export async function searchSite({
  browser,
  site,
  path,
  places,
  isThrottled,
}: VisitRequest & { places: SearchPlaces }): Promise<Record<string, number | number[]>> {
  const { page, network, close } = await openVisit(browser, isThrottled);
  try {
    const timeShown = await timeShownIn(page);
    if (isThrottled) await throttleWorkers(page);
    await page.goto(site.origin + path, { timeout: 60_000 });
    await rest(network, site);
    const before = site.takeBytes(places.withPage ?? NOTHING);
    const opener = places.open && page.locator(places.open).first();
    const searchOpen = opener ? await timeShown(places.input, () => opener.click()) : [];
    const input = page.locator(places.input).first();
    // Nobody waits for an index before typing: what is fetched for the first word counts into its time.
    await input.focus();
    const ask = (query: string) => timeShown(places.result, () => page.keyboard.insertText(query));
    const searchFirst = await ask(QUERIES[0]);
    const searchBytes = before + site.takeBytes();
    await rest(network, site);
    await input.selectText();
    const searchNext = await ask(QUERIES[1]);
    await rest(network, site);
    const searchAll = searchBytes + site.takeBytes();
    return { searchOpen, searchBytes, searchFirst, searchNext, searchAll };
  } finally {
    await close();
  }
}

/** Slows what workers fetch as well: a page's throttling does not reach them. */
async function throttleWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let id = 0;
  session.on("Target.attachedToTarget", ({ sessionId }) => {
    const tell = (method: string, params: object) =>
      session
        .send("Target.sendMessageToTarget", {
          sessionId,
          message: JSON.stringify({ id: ++id, method, params }),
        })
        // A worker may be gone before it hears.
        .catch(() => {});
    tell("Network.enable", {});
    tell("Network.emulateNetworkConditions", SLOW_NETWORK);
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
}
