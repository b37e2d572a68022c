import type { Page } from "playwright-core";

/** Waits until the client runs with all its parts: the router has numbered the entry, then the other code is there. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      typeof history.state?.index === "number" &&
      performance.getEntriesByType("resource").some(({ name }) => /\/behavior[-.]/.test(name)),
  );
  await untilIdle(page);
}

/** Waits until the browser has drawn what it was about to draw and has nothing left to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      // Chromium can forget to call when a frame has just been finished; then the wait is over as well.
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}
