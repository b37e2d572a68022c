import type { Page } from "playwright-core";

export interface HeldResponses {
  /** The number of requests so far. */
  asked(): number;
  /** Lets held and later responses through. */
  release(): void;
}

/** Holds the responses to matching requests until the test releases them. */
export async function holdResponses(page: Page, pattern: string): Promise<HeldResponses> {
  let asked = 0;
  const gate = new AbortController();
  const released = new Promise((resolve) => gate.signal.addEventListener("abort", resolve));
  await page.route(pattern, async (route) => {
    asked += 1;
    await released;
    // The page may have aborted the request.
    await route.continue().catch(() => undefined);
  });
  return { asked: () => asked, release: () => gate.abort() };
}
