import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { cacheNames, cutOff, openDeployed, untilInCache, untilKept } from "./support/keptPages.ts";
import { address } from "./support/pageFacts.ts";
import { recordPageLoads, recordRequests } from "./support/records.ts";
import { untilReady } from "./support/untilReady.ts";

const arrive = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const inSidebar = (page: Page, name: string) =>
  page.locator(".sidebar").getByRole("link", { name, exact: true });
const edition = (page: Page) => page.locator(".footer-brand p").textContent();

describe("without a connection", () => {
  test("pages that were read come up: after a reload, by a link and by their address", async ({ open }) => {
    const { page, deployment } = await openDeployed(open, "plain", "docs/start");
    await untilKept(page, ["Start"]);
    await inSidebar(page, "More blocks").click();
    await untilKept(page, ["More blocks", "Start"]);
    await cutOff(page, deployment);

    await page.reload();
    await arrive(page, "More blocks");
    await untilReady(page);
    const loads = recordPageLoads(page);
    await inSidebar(page, "Start").click();
    await arrive(page, "Start");
    expect(loads).toEqual([]);
    await page.goto(`${deployment.url}docs/more-blocks.html?from=mail`);
    await arrive(page, "More blocks");
  });

  test("another page says that it is not kept, lists those that are, and comes when the connection does", async ({
    open,
  }) => {
    const { page, deployment } = await openDeployed(open, "plain", "docs/start");
    await untilKept(page, ["Start"]);
    await cutOff(page, deployment);
    const asked = `${deployment.url}docs/reading/short`;
    await page.goto(asked);
    await arrive(page, "You are offline");
    const alert = page.getByRole("alert");
    expect(await alert.textContent()).toContain("The page at this address is not kept");
    expect(page.url()).toBe(asked);
    await page.locator("[data-kept-pages]").getByRole("link", { name: "Start" }).click();
    await arrive(page, "Start");
    await page.goBack();
    await alert.getByRole("button", { name: "Retry" }).waitFor();
    await deployment.comeBack();
    await alert.getByRole("button", { name: "Retry" }).click();
    await arrive(page, "Short");
  });

  test("a link to another page ends in the error, which leads to what is kept", async ({ open }) => {
    const { page, deployment } = await openDeployed(open, "plain", "docs/start");
    await untilKept(page, ["Start"]);
    await cutOff(page, deployment);
    await inSidebar(page, "More blocks").click();
    await page.getByRole("button", { name: "Retry" }).waitFor();
    await page.getByRole("link", { name: "Pages available offline" }).click();
    await arrive(page, "Available offline");
    expect(address(page)).toBe("/offline");
    await expect.poll(() => page.locator("[data-kept-pages] a").allInnerTexts()).toEqual(["Start"]);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("search says that it works once it was used", async ({ open }) => {
    const { page, deployment } = await openDeployed(open, "plain", "docs/start");
    await untilKept(page, ["Start"]);
    await cutOff(page, deployment);
    await page.keyboard.press("Control+k");
    await arrive(page, "You are offline");
    await page.getByRole("alert").getByText("Search works offline once you have used it").waitFor();
  });

  test("search finds what nobody looked for before, once it has fetched all", async ({ open }) => {
    const { page, deployment } = await openDeployed(open, "plain", "docs/start");
    await untilKept(page, ["Start"]);
    await search(page, "blocks");
    const { rest } = await page.evaluate(() => fetch("/search-index.json").then((answer) => answer.json()));
    await untilInCache(page, ["/search-index.json", `/assets/search/${rest}`]);
    await cutOff(page, deployment);
    await page.reload();
    await untilReady(page);
    await search(page, "leaf");
  });

  test("search finds what it found before", async ({ open }) => {
    const { page, deployment } = await openDeployed(open, "plain", "docs/start");
    await untilKept(page, ["Start"]);
    const asked = recordRequests(page);
    await search(page, "blocks");
    const parts = asked.filter((path) => path.startsWith("/assets/search/"));
    expect(parts).not.toEqual([]);
    await untilInCache(page, parts);
    await cutOff(page, deployment);
    await page.reload();
    await untilReady(page);
    await search(page, "blocks");
  });
});

describe("on a connection that hangs", () => {
  test("a page that was read comes up after a short wait", async ({ open }) => {
    const { page, deployment } = await openDeployed(open, "plain", "docs/start");
    await untilKept(page, ["Start"]);
    await deployment.hang();
    await page.reload({ timeout: 20_000 });
    await arrive(page, "Start");
  });
});

describe("a new build", () => {
  test("replaces the old one whole, with the pages that were kept", async ({ open }) => {
    const { page, deployment } = await openDeployed(open, "plain", "docs/start");
    await untilKept(page, ["Start"]);
    await inSidebar(page, "More blocks").click();
    await untilKept(page, ["More blocks", "Start"]);
    const [before] = await cacheNames(page);

    await deployment.redeploy("renewed");
    await page.reload();
    expect(await edition(page)).toBe("Second edition");
    await expect.poll(() => cacheNames(page)).toEqual([expect.not.stringMatching(`^${before}$`)]);
    await untilKept(page, ["More blocks", "Start"]);
    await cutOff(page, deployment);
    await page.reload();
    expect(await edition(page)).toBe("Second edition");
    await untilReady(page);
    const loads = recordPageLoads(page);
    await inSidebar(page, "Start").click();
    await arrive(page, "Start");
    expect(loads).toEqual([]);
  });
});

describe("a site that keeps nothing", () => {
  test("removes the worker and the pages that an earlier build left", async ({ open }) => {
    const { page, deployment } = await openDeployed(open, "plain", "docs/start");
    await untilKept(page, ["Start"]);
    await deployment.redeploy("hosted");
    await page.reload();
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    await page.reload();
    await expect.poll(() => cacheNames(page)).toEqual([]);
    expect((await page.goto(`${deployment.url}offline`))?.status()).toBe(404);
  });
});

/** Settles when there are results. */
async function search(page: Page, query: string) {
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Search docs").fill(query);
  await page.locator(".search-dialog .search-hits a").first().waitFor();
}
