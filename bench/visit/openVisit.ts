import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { openNetworkLog } from "./networkLog.ts";

/** A mid-range phone on a slow mobile connection. */
const CPU_THROTTLE = 4;
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A new window of Chromium is busy with its own interface at first, which would slow the visit. */
const SETTLE = 2000;

/** A first-time visitor: empty cache, empty storage. */
export async function openVisit(browser: Browser, isThrottled: boolean) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await openNetworkLog(session);
  await sleep(SETTLE);
  if (isThrottled) {
    await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLE });
  }
  return { page, network, close: () => context.close() };
}
