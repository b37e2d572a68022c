import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { describeTool } from "./support/toolTests.ts";

const PATH = "/tools/upgrade";
const real = { site: "real" } as const;
const headings = (page: Page) => page.locator(".tool h2").allTextContents();

describeTool({
  path: PATH,
  offline: true,
  async use(page) {
    await page.getByRole("button", { name: "Load an example" }).click();
    await page
      .getByText("Install 0.13.4, then wait 24 hours, then install 0.15.5, then move to 0.16.18.")
      .waitFor();
  },
});

describe("the upgrade planner", () => {
  test("shows the route, the wait and the commands of the platform", async ({ open }) => {
    const page = await open(PATH, real);
    await page.getByLabel("Release you run").selectOption("0.11.6");
    await page.getByLabel("Platform").selectOption("docker");
    expect(await headings(page)).toEqual([
      "From 0.11.6 to 0.13.4",
      "Wait 24 hours",
      "From 0.13.4 to 0.15.5",
      "From 0.15.5 to 0.16.18",
      "Settings to change",
    ]);
    const first = page.locator(".tool-boxes > li", { hasText: "Back up" }).first();
    expect(await first.textContent()).toContain("docker pull stalwartlabs/stalwart:v0.13.4");
    await page.getByText("Continue when the log shows “Migration to v0.15 completed”").waitFor();
    await page.getByLabel("Way to 0.16.18").selectOption("accounts");
    await page.getByRole("heading", { name: "Set up the proxy" }).waitFor();
    await page.reload();
    expect(await page.getByLabel("Release you run").inputValue()).toBe("0.11.6");
  });

  test("lists only the settings that a pasted configuration has, with links to their new names", async ({
    open,
  }) => {
    const page = await open(PATH, real);
    await page.getByLabel("Release you run").selectOption("0.11.8");
    await page.getByRole("status").getByText("settings are renamed, removed or").waitFor();
    expect(await page.locator(".tool-table").isVisible()).toBe(false);
    await page.getByLabel("Your config.toml").fill('[server.http]\nurl = "x"\n[storage]\ndata = "rocksdb"\n');
    const rows = page.locator(".tool-table tbody tr");
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.isVisible()).toBe(true);
    expect(await rows.textContent()).toContain("line 2");
    await rows.getByRole("link", { name: "http.url" }).click();
    await page.locator('[id="setting-http.url"]').waitFor();
  });

  test("refuses nothing silently: a broken file and a release without a way get a sentence", async ({
    open,
  }) => {
    const page = await open(PATH, real);
    await page.getByLabel("Release you run").selectOption("0.6.0");
    await page.getByText("No release migrates data from 0.6.").waitFor();
    await page.getByLabel("Your config.toml").fill('[[[ "" = \n=');
    await page.getByText("You set none of the settings that have changed.").waitFor();
  });
});
