import { describe, expect, inject, onTestFinished } from "vitest";
import { serve } from "../../packages/generator/src/serve/serve.ts";
import { test } from "./support/browserTest.ts";
import { address } from "./support/pageFacts.ts";
import { untilReady } from "./support/untilReady.ts";

const ENTRY = "**/assets/entry-*.js";

describe("a site whose script does not load", () => {
  test("says that it did not load properly, and stays readable", async ({ open }) => {
    const page = await open("/docs/start", {
      until: "load",
      prepare: (prepared) => prepared.route(ENTRY, (route) => route.abort()),
    });
    const banner = page.getByRole("alert");
    await banner.waitFor();
    expect(await banner.textContent()).toContain("Your site did not load properly");
    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    await page.getByRole("heading", { level: 1, name: "Short" }).waitFor();
    expect(address(page)).toBe("/docs/reading/short");
  });

  test.for([
    [ENTRY, "the client"],
    ["**/assets/behavior-*.js", "its second part"],
  ] as const)("leads to the search page by a search shortcut, without %s: %s", async ([files], { open }) => {
    const page = await open("/docs/start", {
      until: "load",
      prepare: (prepared) => prepared.route(files, (route) => route.abort()),
    });
    await page.keyboard.press("Control+k");
    await expect.poll(() => address(page)).toBe("/search");
  });

  test("names the configured base URL in the console when the site is served from elsewhere", async ({
    open,
  }) => {
    const root = inject("sites").based.folder;
    const server = await serve({ root, port: 0, host: "127.0.0.1", print: () => undefined });
    onTestFinished(() => server.close());
    const page = await open("/", { until: "load" });
    const said = page.waitForEvent("console", (message) => message.text().includes("configured base URL"));
    await page.goto(`${server.url}docs/start`);
    expect((await said).text()).toContain("“/manual/”");
    expect(await page.getByRole("alert").textContent()).not.toContain("URL");
  });

  test("tries once more before it says so", async ({ open }) => {
    let asked = 0;
    const page = await open("/docs/start", {
      until: "load",
      prepare: (prepared) =>
        prepared.route(ENTRY, (route) => {
          asked += 1;
          // The first attempt asks twice: for the preload, then for the import.
          return asked <= 2 ? route.abort() : route.continue();
        }),
    });
    await untilReady(page);
    expect(asked).toBe(3);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("says so when the client starts and finds no page state", async ({ open }) => {
    const page = await open("/docs/start", {
      until: "load",
      prepare: (prepared) =>
        prepared.route("**/docs/start", async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace("data-build", "data-other");
          await route.fulfill({ response, body });
        }),
    });
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").textContent()).toContain("Your site did not load properly");
  });
});
