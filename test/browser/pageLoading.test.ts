import type { Page, Route } from "playwright-core";
import { describe, expect, onTestFinished } from "vitest";
import { test } from "./support/browserTest.ts";
import { deploySite } from "./support/deploySite.ts";
import { address } from "./support/pageFacts.ts";
import { recordPageLoads } from "./support/records.ts";
import { untilReady } from "./support/untilReady.ts";

const PAYLOAD = "**/docs/more-blocks.json";
const follow = (page: Page) =>
  page.locator(".sidebar").getByRole("link", { name: "More blocks", exact: true }).click();
const arrive = (page: Page) => page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();

async function answerDoctored(route: Route, change: (payload: Record<string, unknown>) => unknown) {
  const response = await route.fetch();
  await route.fulfill({ json: change(await response.json()) });
}

describe("following a link", () => {
  test("changes the page without a page load", async ({ open }) => {
    const page = await open("/docs/start");
    const loads = recordPageLoads(page);
    await follow(page);
    await arrive(page);
    expect(address(page)).toBe("/docs/more-blocks");
    expect(await page.title()).toBe("More blocks | Harbour");
    expect(await page.locator(".prose .tabs").count()).toBe(1);
    expect(loads).toEqual([]);
  });

  test("leaves links to files, other sites and new tabs to the browser", async ({ open }) => {
    const page = await open("/docs/start");
    const loads = recordPageLoads(page);
    await page.getByRole("link", { name: "View as Markdown" }).click();
    await page.waitForURL("**/docs/start.md");
    expect(loads).toHaveLength(1);
    await page.goBack();
    await untilReady(page);
    const opening = page.context().waitForEvent("page");
    await page
      .locator(".prose")
      .getByRole("link", { name: "The short page" })
      .click({ modifiers: ["ControlOrMeta"] });
    await (await opening).waitForURL("**/docs/reading/short");
    expect(address(page)).toBe("/docs/start");
  });
});

describe("a page that fails to load", () => {
  const failures: [string, (route: Route) => Promise<void>][] = [
    ["the server fails", (route) => route.fulfill({ status: 500, body: "broken" })],
    ["its payload is gone", (route) => route.fulfill({ status: 404, body: "gone" })],
    ["its payload is not JSON", (route) => route.fulfill({ status: 200, body: "<!doctype html>" })],
    [
      "its payload breaks off",
      async (route) => {
        const text = await (await route.fetch()).text();
        await route.fulfill({ contentType: "application/json", body: text.slice(0, text.length / 2) });
      },
    ],
    ["its payload is something else", (route) => route.fulfill({ json: { hello: "there" } })],
    [
      "its payload is from another build",
      (route) => answerDoctored(route, (old) => ({ ...old, build: "other" })),
    ],
    ["its payload has another format", (route) => answerDoctored(route, (old) => ({ ...old, format: 999 }))],
  ];

  test.for(failures)("ends in one full page load when %s", async ([, fail], { open }) => {
    const page = await open("/docs/start", { prepare: (prepared) => prepared.route(PAYLOAD, fail) });
    const loads = recordPageLoads(page);
    await follow(page);
    await arrive(page);
    await page.waitForLoadState("load");
    expect(loads.map((url) => new URL(url).pathname)).toEqual(["/docs/more-blocks"]);
    expect(address(page)).toBe("/docs/more-blocks");
  });

  test("shows the error with Retry when there is no connection, and Retry recovers", async ({ open }) => {
    const page = await open("/docs/start");
    const loads = recordPageLoads(page);
    await page.context().setOffline(true);
    await follow(page);
    const alert = page.getByRole("alert");
    await alert.getByRole("heading", { name: "This page did not load" }).waitFor();
    expect(await alert.textContent()).toContain("Check your network connection");
    expect(address(page)).toBe("/docs/more-blocks");
    expect(await page.title()).toBe("Page Error | Harbour");
    expect(await page.locator("title").count()).toBe(1);

    await alert.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("button", { name: "Retry" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Retry" }).click();
    await arrive(page);
    expect(await page.title()).toBe("More blocks | Harbour");
    expect(loads).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("site:main");
  });

  test("lets the visitor go back from the error", async ({ open }) => {
    const page = await open("/docs/start");
    // Only a page that came by navigation is certain to be there without a connection.
    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    await page.getByRole("heading", { level: 1, name: "Short" }).waitFor();
    await page.context().setOffline(true);
    await follow(page);
    await page.getByRole("button", { name: "Retry" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Short" }).waitFor();
    expect(address(page)).toBe("/docs/reading/short");
  });

  test("shows the not-found page for a link that leads nowhere", async ({ open }) => {
    const page = await open("/docs/start");
    await page
      .locator(".prose a")
      .first()
      .evaluate((link) => link.setAttribute("href", "/docs/nowhere"));
    await page.locator(".prose a").first().click();
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    expect(address(page)).toBe("/docs/nowhere");
  });
});

describe("a redeploy under an open tab", () => {
  test("lets the next click arrive at the page of the new build", async ({ open }) => {
    const deployment = await deploySite("plain");
    onTestFinished(() => deployment.close());
    const page = await open("/", { until: "load" });
    await page.goto(`${deployment.url}docs/start`);
    await untilReady(page);
    expect(await page.locator(".footer").textContent()).toContain("First edition");

    await deployment.redeploy("renewed");
    const loads = recordPageLoads(page);
    await follow(page);
    await arrive(page);
    await page.locator(".footer", { hasText: "Second edition" }).waitFor();
    expect(loads.map((url) => new URL(url).pathname)).toEqual(["/docs/more-blocks"]);
    await untilReady(page);
    await page.locator(".sidebar").getByRole("link", { name: "Start", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Start" }).waitFor();
    expect(loads).toHaveLength(1);
  });
});
