import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { address, scrollTo, scrollY, topOf } from "./support/pageFacts.ts";
import { untilReady } from "./support/untilReady.ts";

const prose = (page: Page, name: string) => page.locator(".prose").getByRole("link", { name, exact: true });
const arrive = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

/** The sidebar moves up as the navbar hides; a click on what moves makes the browser scroll the page too. */
async function sidebarAtRest(page: Page) {
  await page.locator("html[data-navbar=hidden]").waitFor();
  await page
    .locator(".sidebar")
    .evaluate((sidebar) => Promise.all(sidebar.getAnimations().map(({ finished }) => finished)));
}

/** Below the navbar and near the top of the window. */
function expectAtTop(top: number) {
  expect(top).toBeGreaterThanOrEqual(60);
  expect(top).toBeLessThan(140);
}

describe("scrolling on navigation", () => {
  test("goes to the top when the link has no hash", async ({ open }) => {
    const page = await open("/docs/reading/long");
    await scrollTo(page, 1_000_000);
    await prose(page, "the leaf").click();
    await arrive(page, "Leaf");
    expect(await scrollY(page)).toBe(0);
  });

  test("goes to the top when nothing has the link's hash", async ({ open }) => {
    const page = await open("/docs/reading/long");
    await scrollTo(page, 1_000_000);
    const link = prose(page, "the leaf");
    await link.evaluate((element) => element.setAttribute("href", `${element.getAttribute("href")}#nothing`));
    await link.click();
    await arrive(page, "Leaf");
    expect([await scrollY(page), new URL(page.url()).hash]).toEqual([0, "#nothing"]);
  });

  test("goes to the hash target of another page", async ({ open }) => {
    const page = await open("/docs/start");
    await prose(page, "its middle").click();
    await arrive(page, "Long");
    expect(address(page)).toBe("/docs/reading/long#part-12");
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
    expectAtTop(await topOf(page, "#part-12"));
  });

  test("goes to the hash target on the same page, also when it is clicked twice", async ({ open }) => {
    const page = await open("/docs/reading/long");
    await scrollTo(page, 1_000_000);
    await prose(page, "part 3").click();
    await expect.poll(() => address(page)).toBe("/docs/reading/long#part-3");
    await expect.poll(() => topOf(page, "#part-3")).toBeGreaterThanOrEqual(60);
    expectAtTop(await topOf(page, "#part-3"));
    expect(await page.locator("#part-3:target").count()).toBe(1);

    await scrollTo(page, 1_000_000);
    await prose(page, "part 3").click();
    await expect.poll(() => topOf(page, "#part-3")).toBeGreaterThanOrEqual(60);
    expectAtTop(await topOf(page, "#part-3"));
  });

  test("highlights the entry that a link leads to, as a direct visit does", async ({ open }) => {
    const path = "/docs/reference/settings/smtp-inbound";
    const id = "setting-session.rcpt.relay";
    const color = (page: Page) =>
      page.locator(`[id="${id}"]`).evaluate((entry) => getComputedStyle(entry).backgroundColor);
    const page = await open(`${path}#${id}`, { site: "real" });
    const direct = await color(page);
    await page.goto(siteUrl("/docs/mta/inbound/rcpt", "real"));
    await untilReady(page);
    await page.locator(`.prose a[href="${path}#${id}"]`).filter({ visible: true }).first().click();
    await expect.poll(() => color(page)).toBe(direct);
  });

  test("opens a folded block around its target", async ({ open }) => {
    const page = await open("/docs/start");
    const link = prose(page, "Blocks");
    await link.evaluate((element) => element.setAttribute("href", "/docs/blocks#hidden-heading"));
    await link.click();
    await arrive(page, "Blocks");
    await page.locator("#hidden-heading").waitFor({ state: "visible" });
  });

  test("lets a full page load at a hash start there", async ({ open }) => {
    const page = await open("/docs/reading/long#part-12");
    expectAtTop(await topOf(page, "#part-12"));
  });
});

describe("back and forward", () => {
  test("return to where the reader was", async ({ open }) => {
    const page = await open("/docs/reading/long");
    await scrollTo(page, 1_000_000);
    const bottom = await scrollY(page);
    await prose(page, "the leaf").click();
    await arrive(page, "Leaf");
    await page.goBack();
    await arrive(page, "Long");
    await expect.poll(() => scrollY(page)).toBe(bottom);

    await scrollTo(page, 1234);
    await page.goForward();
    await arrive(page, "Leaf");
    expect(await scrollY(page)).toBe(0);
    await page.goBack();
    await arrive(page, "Long");
    await expect.poll(() => scrollY(page)).toBe(1234);
  });

  test("return between two places of one page", async ({ open }) => {
    const page = await open("/docs/reading/long");
    await scrollTo(page, 1_000_000);
    const bottom = await scrollY(page);
    await prose(page, "part 3").click();
    await expect.poll(() => scrollY(page)).toBeLessThan(bottom);
    await page.goBack();
    await expect.poll(() => address(page)).toBe("/docs/reading/long");
    await expect.poll(() => scrollY(page)).toBe(bottom);
    await page.goForward();
    await expect.poll(() => address(page)).toBe("/docs/reading/long#part-3");
    await expect.poll(async () => Math.abs((await topOf(page, "#part-3")) - 80) < 60).toBe(true);
  });

  test("return to where the reader was after a reload in between", async ({ open }) => {
    const page = await open("/docs/reading/long");
    await scrollTo(page, 2345);
    await sidebarAtRest(page);
    await page.locator(".sidebar").getByRole("link", { name: "Blocks", exact: true }).click();
    await arrive(page, "Blocks");
    await page.reload();
    await untilReady(page);
    await page.goBack();
    await arrive(page, "Long");
    await expect.poll(() => scrollY(page)).toBe(2345);
  });

  test("find their page when they are used before the client runs", async ({ open }) => {
    const page = await open("/docs/start");
    await prose(page, "The short page").click();
    await arrive(page, "Short");
    await page.route("**/assets/entry-*.js", () => undefined);
    await page.reload();
    await page.goBack();
    await arrive(page, "Start");
    expect(address(page)).toBe("/docs/start");
  });
});
