import type { Page } from "playwright-core";

export interface PausedClock {
  /** Advances the time of the page and runs the timers that are due. */
  pass(ms: number): Promise<void>;
}

/** Stops the page's clock, so that a test decides when time passes. */
export async function pauseClock(page: Page): Promise<PausedClock> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  return { pass: (ms) => page.clock.runFor(ms) };
}
