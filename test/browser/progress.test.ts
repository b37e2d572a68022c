import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { holdResponses } from "./support/holdResponses.ts";
import { address } from "./support/pageFacts.ts";
import { pauseClock } from "./support/pausedClock.ts";

const isShown = (page: Page) => page.locator(".progress").evaluate((bar) => !(bar as HTMLElement).hidden);
const sidebarLink = (page: Page, name: string) =>
  page.locator(".sidebar").getByRole("link", { name, exact: true });

describe("a navigation that takes its time", () => {
  test("shows the progress bar after 200 ms and not before", async ({ open }) => {
    const page = await open("/docs/start");
    const held = await holdResponses(page, "**/docs/more-blocks.json");
    const clock = await pauseClock(page);
    await sidebarLink(page, "More blocks").click();
    await expect.poll(held.asked).toBe(1);

    await clock.pass(199);
    expect(await isShown(page)).toBe(false);
    await clock.pass(1);
    expect(await isShown(page)).toBe(true);
    expect(await page.locator(".progress").getAttribute("data-state")).toBe("running");

    held.release();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
    await expect.poll(() => page.locator(".progress").getAttribute("data-state")).toBe("done");
    await clock.pass(200);
    expect(await isShown(page)).toBe(false);
  });

  test("shows no bar when the page arrives sooner", async ({ open }) => {
    const page = await open("/docs/start");
    await page.evaluate(() => {
      const bar = document.getElementById("progress");
      const observer = new MutationObserver(() => Reflect.set(window, "barWasTouched", true));
      if (bar) observer.observe(bar, { attributes: true });
    });
    const held = await holdResponses(page, "**/docs/more-blocks.json");
    const clock = await pauseClock(page);
    await sidebarLink(page, "More blocks").click();
    await clock.pass(150);
    held.release();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
    await clock.pass(2000);
    expect(await page.evaluate(() => Reflect.get(window, "barWasTouched"))).toBeUndefined();
  });

  test("keeps the old page for a second, then shows a spinner at the new address", async ({ open }) => {
    const page = await open("/docs/start");
    const held = await holdResponses(page, "**/docs/more-blocks.json");
    const clock = await pauseClock(page);
    await sidebarLink(page, "More blocks").click();
    await clock.pass(999);
    expect(await page.locator("h1").first().textContent()).toBe("Start");
    expect(address(page)).toBe("/docs/start");

    await clock.pass(1);
    await page.locator("main .spinner").waitFor();
    expect(await page.getByRole("main").getByRole("status").textContent()).toBe("Loading");
    expect(await page.title()).toBe("Loading | Harbour");
    expect(address(page)).toBe("/docs/more-blocks");
    expect(await page.locator(".sidebar").isVisible()).toBe(true);

    held.release();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
    expect(await page.locator(".spinner").count()).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Start" }).waitFor();
  });

  test("drops the answer to a link when another one was followed meanwhile", async ({ open }) => {
    const page = await open("/docs/reading/short");
    const slow = await holdResponses(page, "**/docs/more-blocks.json");
    await sidebarLink(page, "More blocks").click();
    await expect.poll(slow.asked).toBe(1);
    await sidebarLink(page, "Blocks").click();
    await page.getByRole("heading", { level: 1, name: "Blocks", exact: true }).waitFor();
    slow.release();
    await page.waitForLoadState("networkidle");
    expect(await page.locator("h1").first().textContent()).toBe("Blocks");
    expect(address(page)).toBe("/docs/blocks");
  });
});
