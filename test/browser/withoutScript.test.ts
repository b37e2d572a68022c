import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type OpenOptions, test } from "./support/browserTest.ts";
import { address, heading } from "./support/pageFacts.ts";

const noScript: OpenOptions = { javaScriptEnabled: false };
const blocked: OpenOptions = {
  until: "load",
  prepare: (page) => page.route("**/assets/entry-*.js", () => undefined),
};
const states: [string, OpenOptions][] = [
  ["with JavaScript off", noScript],
  ["before the client has loaded", blocked],
];
const arrive = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

test("with JavaScript off, nothing is offered that needs it", async ({ open }) => {
  const page = await open("/docs/reading/long", noScript);
  expect(await page.locator("[data-color-toggle]").isVisible()).toBe(false);
  expect(await page.locator(".back-to-top").isVisible()).toBe(false);
});

describe.for(states)("%s", ([, options]) => {
  test("a page is readable and its links lead on", async ({ open }) => {
    const page = await open("/docs/start", options);
    expect(await heading(page)).toBe("Start");
    expect(await page.getByText("The first page.").isVisible()).toBe(true);
    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    await arrive(page, "Short");
    await page
      .getByRole("navigation", { name: "Previous and next page" })
      .getByRole("link", { name: "Next" })
      .click();
    await arrive(page, "First level");
  });

  test("a closed category leads to its page, by its label and by its caret", async ({ open }) => {
    const page = await open("/docs/start", options);
    const row = page.locator(".sidebar-row", { hasText: "Reading" });
    const caret = await row.locator(".sidebar-caret").boundingBox();
    await page.mouse.click((caret?.x ?? 0) + 16, (caret?.y ?? 0) + 16);
    await arrive(page, "Reading");
    expect(address(page)).toBe("/docs/category/reading");
    await page.locator(".sidebar-label", { hasText: "First level" }).click();
    await arrive(page, "First level");
  });

  test("the drawer opens on a phone", async ({ open }) => {
    const page = await open("/docs/start", { ...options, viewport: { width: 390, height: 800 } });
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await page.locator(".menu").getByRole("link", { name: "Blog" }).isVisible()).toBe(true);
  });

  test("a page a search leads to is reached from the not-found page", async ({ open }) => {
    const page = await open("/nowhere", options);
    await page.getByRole("searchbox").fill("tls");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**/search?q=tls");
  });
});
