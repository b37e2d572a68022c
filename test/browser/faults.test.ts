import type { Page } from "playwright-core";
import { describe, expect, onTestFinished } from "vitest";
import { test } from "./support/browserTest.ts";
import { deploySite } from "./support/deploySite.ts";
import { address } from "./support/pageFacts.ts";
import { recordPageLoads } from "./support/records.ts";
import { untilReady } from "./support/untilReady.ts";

const arrive = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const follow = (page: Page, name: string) =>
  page.locator(".sidebar").getByRole("link", { name, exact: true }).click();

describe("a script that is missing", () => {
  test("leaves a site that can be read and visited when it adds to the page", async ({ open }) => {
    const page = await open("/docs/start", {
      prepare: (prepared) => prepared.route("**/assets/behavior-*.js", (route) => route.abort()),
    });
    const loads = recordPageLoads(page);
    await follow(page, "More blocks");
    await arrive(page, "More blocks");
    expect(loads).toEqual([]);
    await page.locator(".search-button").click();
    await arrive(page, "Search");
  });

  test("makes the search button lead to the search page when it is the search code", async ({ open }) => {
    const page = await open("/docs/start", {
      prepare: (prepared) => prepared.route("**/assets/loadSearch-*.js", (route) => route.abort()),
    });
    await page.locator(".search-button").click();
    await arrive(page, "Search");
    expect(address(page)).toBe("/search?q=");
  });
});

describe("a redeploy under an open tab that still needs a script", () => {
  test.for([
    ["its own is used where old files are kept", true],
    ["the search page of the new build comes where they are gone", false],
  ] as const)("%s", async ([, keepsAssets], { open }) => {
    const deployment = await deploySite("plain");
    onTestFinished(() => deployment.close());
    const page = await open("/robots.txt", { until: "load" });
    await page.goto(`${deployment.url}docs/start`);
    await untilReady(page);
    await deployment.redeploy("renewed", { keepsAssets });
    await page.locator(".search-button").click();
    if (keepsAssets) await page.getByText("No recent searches").waitFor();
    else await arrive(page, "Search");
    const edition = keepsAssets ? "First edition" : "Second edition";
    expect(await page.locator(".footer").textContent()).toContain(edition);
  });
});

test("with blocked storage, everything works except remembering choices", async ({ open }) => {
  const errors: string[] = [];
  const page = await open("/docs/blocks", {
    serviceWorkers: "allow",
    prepare: async (prepared) => {
      prepared.on("pageerror", (error) => errors.push(error.message));
      await prepared.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"]) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("blocked", "SecurityError");
            },
          });
        }
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException("blocked", "SecurityError"));
      });
    },
  });
  await page.locator(".navbar [data-color-toggle]").click();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  await page.locator(".tabs label", { hasText: "Docker" }).first().click();
  await page.getByText("Tabs two, for Docker.").waitFor();
  await follow(page, "Start");
  await arrive(page, "Start");
  await page.goBack();
  await arrive(page, "Blocks");
  await page.locator(".footer li a").first().click();
  await arrive(page, "Start");
  expect(errors).toEqual([]);
});

test("a clock that is wrong, and jumps, does not confuse the way back", async ({ open }) => {
  const setClock = (time: number) => {
    Date.now = () => time;
  };
  const page = await open("/docs/start", { prepare: (prepared) => prepared.addInitScript(setClock, 0) });
  await follow(page, "More blocks");
  await arrive(page, "More blocks");
  await page.evaluate(setClock, Date.UTC(2099, 11, 31));
  await follow(page, "Blocks");
  await arrive(page, "Blocks");
  await page.evaluate(setClock, 0);
  const loads = recordPageLoads(page);
  await page.goBack();
  await arrive(page, "More blocks");
  await page.goBack();
  await arrive(page, "Start");
  await page.goForward();
  await arrive(page, "More blocks");
  expect(loads).toEqual([]);
});

test("on slow 2g, the text appears before any script, and its links work", async ({ open }) => {
  // Served packed, as on a slow connection.
  const deployment = await deploySite("plain");
  onTestFinished(() => deployment.close());
  const scripts: string[] = [];
  const page = await open(`${deployment.url}docs/start`, {
    until: "load",
    prepare: async (prepared) => {
      prepared.on("requestfinished", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      const session = await prepared.context().newCDPSession(prepared);
      const bytesPerSecond = 15_000;
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 300,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    },
  });
  expect(await page.getByText("The first page.").isVisible()).toBe(true);
  await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
  await arrive(page, "Short");
  expect(scripts.filter((url) => url.includes("/entry-"))).toEqual([]);
});
