import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { blockingTime } from "../visit/blockingTime.ts";
import { inPageVitals, type VitalsWindow } from "../visit/inPageVitals.ts";
import type { LoggedRequest, NetworkLog } from "../visit/networkLog.ts";
import { openVisit } from "../visit/openVisit.ts";

const KINDS = ["html", "css", "js", "font", "other"] as const;
type Kind = (typeof KINDS)[number];

/** Prefetching and other work after `load` are over when this long nothing is fetched. */
const QUIET = 2000;
const LONGEST = 40_000;

/** Settles when the page has come to rest, and where it is given the server as well, or never do. */
export async function rest(network: NetworkLog, server?: ServerLog): Promise<void> {
  const longest = sleep(LONGEST, "late", { ref: false });
  await Promise.race([network.quiet(QUIET), longest]);
  // What workers fetch, the page does not see.
  while (server && Date.now() - server.lastSent() < QUIET) {
    if ((await Promise.race([sleep(QUIET / 10), longest])) === "late") return;
  }
}

/** What the server has sent, to pages and workers alike. */
export interface ServerLog {
  /** When it last did, in milliseconds since 1970. */
  lastSent(): number;
}

export interface VisitRequest {
  browser: Browser;
  url: string;
  /** Bytes the server has sent since the last call. */
  takeBytes(): number;
  isThrottled: boolean;
}

/** Opens a page as a newcomer and gives what `metrics.ts` names. */
export async function visitSite({
  browser,
  url,
  takeBytes,
  isThrottled,
}: VisitRequest): Promise<Record<string, number>> {
  const { page, network, close } = await openVisit(browser, isThrottled);
  try {
    await page.addInitScript(inPageVitals);
    takeBytes();
    await page.goto(url, { timeout: 60_000 });
    await rest(network);
    const sent = takeBytes();
    const vitals = await page.evaluate(() => (window as unknown as VitalsWindow).benchVitals);
    const loadedAt = network.loadedAt() ?? 0;
    const all = network.requests();
    const before = all.filter(({ started, isPrefetch }) => started <= loadedAt && !isPrefetch);
    const ofKind = (kind: Kind) => sum(all.filter((request) => kindOf(request) === kind));
    // What workers fetch, the page does not see.
    const unseen = Math.max(0, sent - sum(all));
    return {
      fcp: vitals.fcp,
      lcp: vitals.lcp,
      cls: vitals.cls,
      tbt: blockingTime(vitals),
      requests: before.length,
      before: sum(before),
      total: sum(all) + unseen,
      ...Object.fromEntries(KINDS.map((kind) => [kind, ofKind(kind)])),
      other: ofKind("other") + unseen,
    };
  } finally {
    await close();
  }
}

export function kindOf({ mimeType, url }: Pick<LoggedRequest, "mimeType" | "url">): Kind {
  if (/html/.test(mimeType)) return "html";
  if (/css/.test(mimeType)) return "css";
  if (/javascript/.test(mimeType) || /\.m?js(\?|$)/.test(url)) return "js";
  return /font|woff/.test(mimeType) ? "font" : "other";
}

function sum(requests: LoggedRequest[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}
