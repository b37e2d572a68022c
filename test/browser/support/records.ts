import type { Page } from "playwright-core";

/** The addresses of all full page loads from now on. */
export function recordPageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

/** The paths of all requests from now on. */
export function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Everything a visitor's console would show from now on: messages, uncaught errors, failed requests. */
export function recordTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on("console", (message) => {
    const type: string = message.type();
    // Only who asks for it sees Chromium's advice, such as that a hidden page was laid out: the client does that on purpose.
    if (type !== "verbose") trouble.push(`${type}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message} (${page.url()})`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page ends its prefetches.
    if (reason !== "net::ERR_ABORTED") trouble.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}
