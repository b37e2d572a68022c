import type { Page } from "playwright-core";

/** The heading of the visible page; a prerendered page may follow it in the DOM. */
export function heading(page: Page): Promise<string | null> {
  return page.locator("h1").first().textContent();
}

/** The address after the host. */
export function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

export function theme(page: Page): Promise<string | null> {
  return page.locator("html").getAttribute("data-theme");
}

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls as a script does, and waits until the page has seen it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, y);
}

/** Distance of an element from the top of the window. */
export async function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

export function isMenuOpen(page: Page): Promise<boolean> {
  return page.locator(".menu").evaluate((menu) => menu.matches(":popover-open"));
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
