import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { type NetworkLog, openNetworkLog } from "./networkLog.ts";

/** A mid-range phone on a slow mobile connection. */
export const THROTTLE = { cpu: 4, latencyMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 };

/** A new window of Chromium is busy with its own interface at first, which would slow the visit. */
const SETTLE = 2000;

export interface Visit {
  page: Page;
  network: NetworkLog;
  close(): Promise<void>;
}

/** A first-time visitor: empty cache, empty storage. */
export async function openVisit(browser: Browser, isThrottled: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await openNetworkLog(session);
  await sleep(SETTLE);
  if (isThrottled) {
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: THROTTLE.latencyMs,
      downloadThroughput: THROTTLE.downBitsPerSecond / 8,
      uploadThroughput: THROTTLE.upBitsPerSecond / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE.cpu });
  }
  return { page, network, close: () => context.close() };
}
