import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { address } from "./support/pageFacts.ts";
import { violations } from "./support/violations.ts";

const ROUTE = "/docs/0.16/reference/objects/mta/mta-route";
const real = { site: "real" } as const;

const tab = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).first();
const shown = (page: Page) => page.locator(".tab-panel:visible").first();

describe("the page of an object", () => {
  test("is complete without script: facts, example in four ways, fields", async ({ open }) => {
    const page = await open(ROUTE, { ...real, javaScriptEnabled: false });
    expect(await page.locator("table").first().innerText()).toContain("Settings › MTA › Outbound › Routes");
    expect(await shown(page).innerText()).toContain("Create a new route at");
    await page.getByText("CLI", { exact: true }).nth(1).click();
    expect(await shown(page).innerText()).toContain("stalwart-cli create MtaRoute/Mx");
    expect(await page.locator("[id='object-MtaRouteRelay.address']").innerText()).toContain("required");
  });

  test("remembers the way in which examples are read, on the next page too", async ({ open }) => {
    const page = await open(ROUTE, real);
    await page.locator(".tabs > label", { hasText: "CLI" }).first().click();
    await page.goto(new URL("/docs/0.16/reference/objects/mta/mta-stage-rcpt", page.url()).href);
    expect(await tab(page, "CLI").isChecked()).toBe(true);
    expect(await shown(page).innerText()).toContain("stalwart-cli update MtaStageRcpt");
  });

  test("has permissions that lead to their entry, with a card", async ({ open }) => {
    const page = await open(ROUTE, real);
    const link = page.getByRole("link", { name: "sysMtaRouteUpdate" });
    await link.hover();
    await expect
      .poll(() => page.locator(".key-card:popover-open").innerText())
      .toContain("Change x:MtaRoute objects.");
    await link.click();
    await expect
      .poll(() => address(page))
      .toBe("/docs/0.16/reference/permissions#permission-sysMtaRouteUpdate");
  });

  test("has no fault that axe can find, in light and dark", async ({ open }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await open(ROUTE, { ...real, colorScheme });
      expect(await violations(page, { within: "main" })).toEqual([]);
    }
  });
});

describe("the explorer of objects", () => {
  const field = (page: Page) => page.getByRole("searchbox", { name: "Filter by object, field or words" });
  const results = (page: Page) => page.locator(".explorer dt > a");

  test("lists objects by area without script", async ({ open }) => {
    const page = await open("/docs/0.16/reference/objects", { ...real, javaScriptEnabled: false });
    const list = page.locator("[data-island=explorer] section li > a");
    expect(await list.count()).toBe(123);
    await page.getByRole("link", { name: "NetworkListener", exact: true }).last().click();
    await expect
      .poll(() => address(page))
      .toBe("/docs/0.16/reference/objects/network/network-listener#object-NetworkListener");
  });

  test("finds fields and objects as they are typed", async ({ open }) => {
    const page = await open("/docs/0.16/reference/objects", real);
    await field(page).fill("networklistener.bind");
    await expect.poll(() => results(page).first().innerText()).toBe("NetworkListener.bind");
    await field(page).fill("mtaRouteRelay.ad");
    await expect.poll(() => results(page).first().innerText()).toBe("MtaRouteRelay.address");
  });
});
