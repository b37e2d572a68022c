import type { Page } from "playwright-core";

/** Waits until the client runs: the router has set `history.state`, and the behavior chunk has been loaded. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      typeof history.state?.index === "number" &&
      performance.getEntriesByType("resource").some(({ name }) => /\/behavior[-.]/.test(name)),
  );
  await untilIdle(page);
}

/** Waits until the browser has painted and is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      // The timeout is for idle callbacks that Chromium drops when a frame has just ended.
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}
