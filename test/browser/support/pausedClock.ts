import type { Page } from "playwright-core";

export interface PausedClock {
  /** Lets so many milliseconds pass in the page, with all timers that fall into them. */
  pass(ms: number): Promise<void>;
}

/** Stops the page's time, so that a test decides what happens when. */
export async function pauseClock(page: Page): Promise<PausedClock> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  return { pass: (ms) => page.clock.runFor(ms) };
}
