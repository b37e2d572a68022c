import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { layoutShifts } from "./support/layoutShifts.ts";
import { describeTool } from "./support/toolTests.ts";

const real = { site: "real" } as const;
const ARRAYS = "/docs/configuration/values/array";
const DURATIONS = "/docs/configuration/values/duration";
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
  test.for([
    [DURATIONS, "add-config imap.timeout.authenticated 30m", "[imap.timeout]"],
    // Commands alone cannot replace a list.
    [ARRAYS, '["queue.schedule.remote.retry.0","2m"]', "[queue.schedule.remote]"],
  ] as const)("opens with how it is stored, also without script: %s", async ([path, way, toml], { open }) => {
    const page = await open(path, { ...real, javaScriptEnabled: false });
    await example(page).getByText(way).waitFor();
    expect(await example(page).locator(".code:visible").count()).toBe(1);
    await example(page).getByText("TOML", { exact: true }).first().click();
    const stored = example(page).locator(".code", { hasText: toml });
    await stored.waitFor();
    expect(await stored.locator(".code-title").textContent()).toBe("How it is stored (database)");
  });

  test("is shown as a request or as it is stored, and the choice holds on other pages", async ({ open }) => {
    const page = await open(DURATIONS, real);
    const before = await example(page).boundingBox();
    await example(page).getByText("API", { exact: true }).click();
    await example(page).getByText('["imap.timeout.authenticated","30m"]').waitFor();
    expect((await example(page).boundingBox())?.y).toBe(before?.y);
    await page.goto(new URL("/docs/server/cache", page.url()).href);
    expect(await example(page).getByRole("radio", { name: "API" }).isChecked()).toBe(true);
  });

  test("is copied as commands, without remarks", async ({ open }) => {
    const page = await open(DURATIONS, { ...real, permissions: ["clipboard-read", "clipboard-write"] });
    const copy = example(page).getByRole("button", { name: /^Copy / });
    await copy.waitFor();
    await copy.click();
    await page.getByText("Copied").first().waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("server add-config imap.timeout.authenticated 30m\n");
    expect(copied).not.toContain("#");
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
