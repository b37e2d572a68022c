import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import type { LoggedRequest, NetworkLog } from "./networkLog.ts";
import { openVisit } from "./openVisit.ts";
import type { ServedSite } from "./serveSite.ts";

const KINDS = ["html", "css", "js", "font", "other"] as const;
type Kind = (typeof KINDS)[number];

/** Prefetching and other work after `load` are over when this long nothing is fetched. */
const QUIET = 2000;
const LONGEST = 40_000;

export interface VisitRequest {
  browser: Browser;
  site: ServedSite;
  /** Of the page, with a slash at its start. */
  path: string;
  isThrottled: boolean;
}

/** Settles when the page has come to rest, and where it is given the server as well, or never do. */
export async function rest(network: NetworkLog, server?: ServedSite): Promise<void> {
  const longest = sleep(LONGEST, "late", { ref: false });
  await Promise.race([network.quiet(QUIET), longest]);
  // What workers fetch, the page does not see.
  while (server && Date.now() - server.lastSent() < QUIET) {
    if ((await Promise.race([sleep(QUIET / 10), longest])) === "late") return;
  }
}

/** Opens a page as a newcomer and gives what `metrics.ts` names. */
export async function visitSite(request: VisitRequest): Promise<Record<string, number>> {
  const { browser, site, path, isThrottled } = request;
  const { page, network, close } = await openVisit(browser, isThrottled);
  try {
    await page.addInitScript(inPageVitals);
    site.takeBytes();
    await page.goto(site.origin + path, { timeout: 60_000 });
    await rest(network);
    const sent = site.takeBytes();
    const { fcp, lcp, cls, longTasks, blockingFiles } = await page.evaluate(() => ({
      ...(window as unknown as VitalsWindow).benchVitals,
      blockingFiles: performance
        .getEntriesByType("resource")
        .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
        .length,
    }));
    const loadedAt = network.loadedAt() ?? 0;
    const all = network.requests();
    const before = all.filter(({ started, isPrefetch }) => started <= loadedAt && !isPrefetch);
    const ofKind = (kind: Kind) => sum(all.filter((request) => kindOf(request) === kind));
    // What workers fetch, the page does not see.
    const unseen = Math.max(0, sent - sum(all));
    return {
      ...{ fcp, lcp, cls },
      tbt: blockingTime({ fcp, longTasks }),
      // The document itself is one.
      blocking: 1 + blockingFiles,
      requests: before.length,
      before: sum(before),
      laterRequests: all.length - before.length,
      after: sum(all) - sum(before),
      total: sum(all) + unseen,
      ...Object.fromEntries(KINDS.map((kind) => [kind, ofKind(kind)])),
      other: ofKind("other") + unseen,
    };
  } finally {
    await close();
  }
}

function kindOf({ mimeType, url }: LoggedRequest): Kind {
  if (/html/.test(mimeType)) return "html";
  if (/css/.test(mimeType)) return "css";
  if (/javascript/.test(mimeType) || /\.m?js(\?|$)/.test(url)) return "js";
  return /font|woff/.test(mimeType) ? "font" : "other";
}

function sum(requests: LoggedRequest[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}

export interface Vitals {
  /** Milliseconds since the navigation began. */
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
}

interface VitalsWindow {
  benchVitals: Vitals;
}

/** Installed before the page's own scripts: notes what the browser itself reports. */
function inPageVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  (window as unknown as VitalsWindow).benchVitals = vitals;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") vitals.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    vitals.lcp = startTime;
  });
  observe("layout-shift", (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) vitals.cls += value;
  });
  observe("longtask", ({ startTime, duration }) => {
    vitals.longTasks.push({ start: startTime, duration });
  });
}

const LONGEST_UNNOTICED = 50;

/** Total blocking time: what tasks after the first paint take beyond what a visitor does not notice. */
export function blockingTime({ fcp, longTasks }: Pick<Vitals, "fcp" | "longTasks">): number {
  return longTasks.reduce((total, { start, duration }) => {
    const afterPaint = start + duration - Math.max(start, fcp);
    return total + Math.max(0, afterPaint - LONGEST_UNNOTICED);
  }, 0);
}
