import { describe, expect } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { stored } from "./support/pageFacts.ts";
import { untilReady } from "./support/untilReady.ts";

const KEY = "docs-preferred-version";

describe("preferred docs version", () => {
  test("is stored when the visitor picks one", async ({ open }) => {
    const page = await open("/docs/start");
    await page.locator(".navbar summary", { hasText: "Next" }).click();
    await page.locator(".navbar .dropdown a", { hasText: "Next" }).click();
    await expect.poll(() => stored(page, KEY)).toBe("current");
  });

  test("stays while the version exists and is cleared when it is gone", async ({ open }) => {
    const page = await open("/docs/start", { until: "load" });
    await page.evaluate((key) => localStorage.setItem(key, "current"), KEY);
    await page.reload();
    await untilReady(page);
    expect(await stored(page, KEY)).toBe("current");

    await page.evaluate((key) => localStorage.setItem(key, "0.9"), KEY);
    await page.goto(siteUrl("/blog"));
    await untilReady(page);
    expect(await stored(page, KEY)).toBeNull();
  });
});
