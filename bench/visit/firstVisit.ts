import type { Browser } from "playwright-core";
import { blockingTime } from "./blockingTime.ts";
import { inPageVitals, type VitalsWindow } from "./inPageVitals.ts";
import type { LoggedRequest } from "./networkLog.ts";
import { openVisit } from "./openVisit.ts";

export interface FirstVisit {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** Responses the first paint waits for, the document included. */
  blocking: number;
  before: Traffic;
  after: Traffic;
}

interface Traffic {
  requests: number;
  bytes: number;
}

/** Hydration, the nav file and prefetching are over when this long nothing is fetched. */
const QUIET = 2000;

/** Opens a page as a first-time visitor and waits until it is idle. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const { page, network, close } = await openVisit(browser, true);
  await page.addInitScript(inPageVitals);
  await page.goto(url);
  await network.quiet(QUIET);
  const { vitals, blockingFiles } = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    return {
      vitals: (window as unknown as VitalsWindow).benchVitals,
      blockingFiles: resources.filter((entry) => entry.renderBlockingStatus === "blocking").length,
    };
  });
  const loadedAt = network.loadedAt() ?? 0;
  const all = network.requests();
  await close();
  return {
    ...vitals,
    tbt: blockingTime(vitals),
    blocking: 1 + blockingFiles,
    before: traffic(all.filter(({ started }) => started <= loadedAt)),
    after: traffic(all.filter(({ started }) => started > loadedAt)),
  };
}

function traffic(requests: LoggedRequest[]): Traffic {
  return { requests: requests.length, bytes: requests.reduce((total, { bytes }) => total + bytes, 0) };
}
