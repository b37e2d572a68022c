import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { heading } from "./support/pageFacts.ts";
import { untilIdle } from "./support/untilReady.ts";

const link = (page: Page, name: string) => page.locator(".sidebar").getByRole("link", { name, exact: true });

/** Pages in the document: the one that is shown, and one that stands behind it. */
const pages = (page: Page) => page.locator("main > *");

async function prepare(page: Page, name: string) {
  await link(page, name).hover();
  await expect.poll(() => pages(page).count()).toBe(2);
}

/** Counts how often a page is drawn: React reads its contents each time. */
async function countDrawings(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(window, "drawings", 0);
    const { parse } = JSON;
    JSON.parse = (text: string) => {
      const payload = parse(text);
      if (payload?.view?.path !== "/docs/more-blocks") return payload;
      const { breadcrumbs } = payload.view;
      Object.defineProperty(payload.view, "breadcrumbs", {
        get() {
          Reflect.set(window, "drawings", Number(Reflect.get(window, "drawings")) + 1);
          return breadcrumbs;
        },
      });
      return payload;
    };
  });
}

const drawings = (page: Page) => page.evaluate(() => Number(Reflect.get(window, "drawings")));

describe("the page of a link under the pointer", () => {
  test("is drawn and laid out ahead, and the click only shows it", async ({ open }) => {
    const page = await open("/docs/start", { prepare: countDrawings });
    await prepare(page, "More blocks");
    const before = await drawings(page);
    expect(before).toBeGreaterThan(0);
    const element = await pages(page).last().elementHandle();
    await link(page, "More blocks").click();
    await expect.poll(() => heading(page)).toBe("More blocks");
    expect(await drawings(page)).toBe(before);
    expect(await element?.evaluate((shown) => shown === document.querySelector("main > :last-child"))).toBe(
      true,
    );
    await expect.poll(() => pages(page).count()).toBe(1);
    expect(await page.locator(".prose").isVisible()).toBe(true);
  });

  test("is not there for eyes, screen readers, keyboard and addresses before", async ({ open }) => {
    const page = await open("/docs/start");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await prepare(page, "Blocks");
    expect(await height()).toBe(before);
    expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual(["Start"]);
    expect(await pages(page).last().locator("h1").isVisible()).toBe(false);
    const reached = await page.evaluate(() => {
      const hidden = document.querySelector<HTMLElement>("main > :last-child a[href]");
      hidden?.focus();
      return document.activeElement === hidden;
    });
    expect(reached).toBe(false);
    const leadsHere = await page.evaluate(() => {
      const [shown, next] = document.querySelectorAll("main > *");
      next?.querySelector("h2")?.setAttribute("id", "first-steps");
      return shown?.contains(document.getElementById("first-steps"));
    });
    expect(leadsHere).toBe(true);
  });

  test("leaves the tabs of this page alone, and has the choice made here", async ({ open }) => {
    const page = await open("/docs/blocks");
    const chosen = () => page.locator("main > :first-child .tabs > input:checked").count();
    const groups = await chosen();
    await prepare(page, "More blocks");
    expect(await chosen()).toBe(groups);
    await page.locator(".prose").first().locator(".tabs > label", { hasText: "Docker" }).first().click();
    expect(await chosen()).toBe(groups);
    await link(page, "More blocks").hover();
    await untilIdle(page);
    await link(page, "More blocks").click();
    await page.getByText("Tabs three, for Docker.").waitFor();
  });

  test("gives way to the page of another link", async ({ open }) => {
    const page = await open("/docs/start");
    await prepare(page, "More blocks");
    const last = () => pages(page).last().locator("h1").textContent();
    await expect.poll(last).toBe("More blocks");
    await link(page, "Blocks").hover();
    await expect.poll(last).toBe("Blocks");
    expect(await pages(page).count()).toBe(2);
    await page.locator(".prose").first().getByRole("link", { name: "its middle" }).click();
    await expect.poll(() => heading(page)).toBe("Long");
    expect(await pages(page).locator("h1").allTextContents()).not.toContain("Start");
  });

  test("takes the place of a page that no frame has shown yet", async ({ open }) => {
    const page = await open("/docs/start");
    await prepare(page, "More blocks");
    await page.evaluate(() => {
      const frames: FrameRequestCallback[] = [];
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = (frame) => frames.push(frame);
      Reflect.set(window, "goOn", () => {
        for (const frame of frames) requestAnimationFrame(frame);
      });
    });
    const titles = page.getByRole("heading", { level: 1 });
    await link(page, "More blocks").click();
    await expect.poll(() => titles.allInnerTexts()).toEqual(["More blocks"]);
    await link(page, "Blocks").hover();
    await expect.poll(() => pages(page).last().locator("h1").textContent()).toBe("Blocks");
    expect(await titles.allInnerTexts()).toEqual(["More blocks"]);
    await link(page, "Blocks").click();
    await expect.poll(() => titles.allInnerTexts()).toEqual(["Blocks"]);
    await page.evaluate(() => Reflect.get(window, "goOn")());
    await expect.poll(() => pages(page).count()).toBe(1);
    expect(await heading(page)).toBe("Blocks");
  });
});
