import type { Page } from "playwright-core";

export interface HeldResponses {
  /** How often the browser has asked so far. */
  asked(): number;
  /** Lets all answers through, those held so far and later ones. */
  release(): void;
}

/** Keeps the answers to some requests back until the test lets them go. */
export async function holdResponses(page: Page, pattern: string): Promise<HeldResponses> {
  let asked = 0;
  const gate = new AbortController();
  const released = new Promise((resolve) => gate.signal.addEventListener("abort", resolve));
  await page.route(pattern, async (route) => {
    asked += 1;
    await released;
    // The page may have given up on the request by now.
    await route.continue().catch(() => undefined);
  });
  return { asked: () => asked, release: () => gate.abort() };
}
