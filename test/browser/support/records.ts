import type { Page } from "playwright-core";

/** Records the URLs of full page loads. */
export function recordPageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

/** Records the paths of all requests. */
export function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Records what the console would show: messages, uncaught errors, failed requests. */
export function recordTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on("console", (message) => {
    const type: string = message.type();
    // Hidden by default: Chromium's advice, for example on laying out a hidden page, which the client does on purpose.
    if (type !== "verbose") trouble.push(`${type}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message} (${page.url()})`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page aborts its prefetches.
    if (reason !== "net::ERR_ABORTED") trouble.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}
