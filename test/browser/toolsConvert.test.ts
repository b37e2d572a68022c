import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { type HeldResponses, holdResponses } from "./support/holdResponses.ts";
import { layoutShifts } from "./support/layoutShifts.ts";
import { describeTool } from "./support/toolTests.ts";

const real = { site: "real" } as const;
const ARRAYS = "/docs/configuration/values/array";
const example = (page: Page) => page.locator(".placed").first();

describeTool({
  path: "/tools/convert",
  async use(page) {
    await page.getByRole("button", { name: "Load an example" }).click();
    await page.getByText("add-config session.rcpt.relay.1.else false").waitFor();
  },
});

describe("the converter", () => {
  test("says beside the field what the server cannot read, and keeps it", async ({ open }) => {
    const page = await open("/tools/convert", real);
    const field = page.locator("textarea");
    await field.fill("a = 1_000");
    await page.getByText("Line 1: Write numbers without underscores.").waitFor();
    expect(await field.inputValue()).toBe("a = 1_000");
  });
});

describe("an example for the database", () => {
  test("says so without script", async ({ open }) => {
    const page = await open(ARRAYS, { ...real, javaScriptEnabled: false });
    expect(await example(page).locator("> p").textContent()).toBe("How it is stored (database)");
    expect(await example(page).locator("code").textContent()).toContain("[queue.schedule.remote]");
  });

  test("is shown as commands or as a request, and the choice holds on other pages", async ({ open }) => {
    const page = await open(ARRAYS, real);
    const before = await example(page).boundingBox();
    await example(page).getByText("CLI", { exact: true }).click();
    await page.getByText("add-config queue.schedule.remote.retry.0 2m").waitFor();
    expect((await example(page).boundingBox())?.y).toBe(before?.y);
    await page.goto(new URL("/docs/configuration/values/duration", page.url()).href);
    await example(page).getByRole("radio", { name: "CLI" }).waitFor({ state: "attached" });
    expect(await example(page).getByRole("radio", { name: "CLI" }).isChecked()).toBe(true);
  });
});

describe("an example whose code has its buttons already", () => {
  test("is converted without their labels", async ({ open }) => {
    const held: HeldResponses[] = [];
    const page = await open(ARRAYS, {
      ...real,
      prepare: async (prepared) => held.push(await holdResponses(prepared, "**/assets/SettingsExample-*.js")),
    });
    await example(page).hover();
    await example(page).locator(".code-actions").waitFor();
    for (const each of held) each.release();
    await example(page).getByText("CLI", { exact: true }).click();
    await page.getByText("add-config queue.schedule.remote.retry.0 2m").waitFor();
  });
});

describe("the calculator of limits", () => {
  test("lets all limits follow from one number, and says what is wrong with it", async ({ open }) => {
    const page = await open("/docs/email/message-size", real);
    await page.locator("[data-island=calculator]").scrollIntoViewIfNeeded();
    const field = page.getByLabel("Largest attachment in MB");
    await field.fill("200");
    await page.getByText("session.data.limits.size = 300000000").waitFor();
    await page.getByText("nginx, in the server block").click();
    await page.getByText("client_max_body_size 210m;").waitFor();
    await field.fill("200 MB");
    await page.getByText("Enter a number from 1 to 2000").waitFor();
    expect(await field.inputValue()).toBe("200 MB");
  });

  test.for([390, 1280])("takes the place that was kept for it at %i px", async (width, { open }) => {
    const page = await open("/docs/email/message-size", { ...real, viewport: { width, height: 800 } });
    const after = page.locator("[data-island=calculator] + *");
    await after.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await page.getByLabel("Largest attachment in MB").waitFor();
    expect(await layoutShifts(page)).toEqual([]);
  });
});
