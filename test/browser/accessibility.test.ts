import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { violations } from "./support/violations.ts";

describe("axe finds no fault", () => {
  test("on a phone, with the menu open", async ({ open }) => {
    const page = await open("/docs/blocks", {
      viewport: { width: 390, height: 800 },
      reducedMotion: "reduce",
    });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator("main[inert]").waitFor({ state: "attached" });
    expect(await violations(page)).toEqual([]);
  });

  test("with a category, a dropdown and a diagram open", async ({ open }) => {
    const page = await open("/docs/blocks", { reducedMotion: "reduce" });
    await page.locator('.sidebar-caret[aria-label="Pages in Reading"]').click();
    await page.locator(".navbar summary", { hasText: "Next" }).click();
    expect(await violations(page)).toEqual([]);
    await page.locator("figure.diagram").hover();
    await page.locator(".diagram .zoom").click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("with an error in the place of the page", async ({ open }) => {
    const page = await open("/docs/start", { reducedMotion: "reduce" });
    await page.context().setOffline(true);
    await page.locator(".sidebar").getByRole("link", { name: "More blocks" }).click();
    await page.getByRole("button", { name: "Retry" }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
