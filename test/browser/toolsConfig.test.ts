import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { describeTool } from "./support/toolTests.ts";

const PATH = "/tools/config";
const real = { site: "real" } as const;
const finding = (page: Page, text: string) => page.locator(".tool-findings > li", { hasText: text });

describeTool({
  path: PATH,
  async use(page) {
    // Without the pointer, below which a link could appear, which is prefetched then.
    await page.getByRole("button", { name: "Load an example" }).press("Enter");
    await finding(page, "open relay").waitFor();
  },
});

describe("the configuration tool", () => {
  test("shows what is wrong on which line, hides secrets, and copies the corrected text", async ({
    open,
  }) => {
    const page = await open(PATH, { ...real, permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByRole("button", { name: "Load an example" }).click();
    expect(await finding(page, 'Did you mean "store.rocksdb.compression"?').textContent()).toContain(
      "line 23",
    );
    expect(await page.locator(".tool").textContent()).not.toContain("correct horse");
    const line = page.locator(".tool-view .line", { hasText: "compresion" });
    expect(await line.evaluate((element) => getComputedStyle(element, "::before").content)).toBe('"23"');
    await page.getByRole("button", { name: /^Copy the corrected text/ }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain('compression = "lz4"');
    expect(await copied()).toContain("correct horse");
  });

  test("leads from a finding to its line, which is marked, and back", async ({ open }) => {
    const page = await open(PATH, { ...real, viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "Load an example" }).click();
    const isInView = (locator: Locator) =>
      locator.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    expect(await isInView(page.getByRole("status").filter({ hasText: /errors/ }))).toBe(true);
    const wrong = finding(page, 'Did you mean "store.rocksdb.compression"?');
    await wrong.getByRole("link", { name: "line 23" }).click();
    const line = page.getByRole("link", { name: "compresion" });
    await expect.poll(() => isInView(line)).toBe(true);
    expect(await line.getAttribute("class")).toBe("line highlighted");
    await line.click();
    await expect.poll(() => isInView(wrong)).toBe(true);
  });

  test("leads from a finding to the setting", async ({ open }) => {
    const page = await open(PATH, real);
    await page.locator("textarea").fill('imap.timeout.idle = "soon"\n');
    await finding(page, "It must be a number above zero").getByRole("link").click();
    await page.waitForURL("**/docs/reference/settings/**#setting-imap.timeout.idle");
  });

  test("checks a plan of 0.16: lines, hidden secrets, what is deleted, and the entry of a field", async ({
    open,
  }) => {
    const page = await open(PATH, real);
    await page.getByRole("button", { name: "Load a plan of 0.16" }).click();
    expect(await finding(page, 'Did you mean "description"?').textContent()).toContain("line 1");
    await finding(page, 'Nothing here makes the object "#orgs".').waitFor();
    await finding(page, "It deletes all objects of the type x:NetworkListener.").waitFor();
    expect(await page.locator(".tool").textContent()).not.toContain("correct horse");
    await finding(page, '"port" is 99999.').getByRole("link", { name: "MtaRouteRelay.port" }).click();
    await page.waitForURL("**/docs/0.16/reference/objects/**#object-MtaRouteRelay.port");
  });

  test("checks config.json, and leads settings of the migration script to their tool", async ({ open }) => {
    const page = await open(PATH, real);
    const field = page.locator("textarea");
    await field.fill('{ "@type": "RocksDb", "pth": "/var/lib/stalwart" }');
    await finding(page, 'Did you mean "path"?').waitFor();
    await field.fill('{ "server.hostname": "mail.example.org" }');
    await finding(page, "Move to 0.16").waitFor();
  });

  test("is used by keyboard: what is typed stays in the field, and Edit leads back to it", async ({
    open,
  }) => {
    const page = await open(PATH, real);
    const field = page.locator("textarea");
    await field.focus();
    await page.keyboard.type("serverr.hostname = 1");
    await finding(page, "server.hostname").waitFor();
    expect(await field.inputValue()).toBe("serverr.hostname = 1");
    await field.fill('a = 1\nb = 2\nstore.x.password = "hidden"\n');
    const edit = page.getByRole("button", { name: "Edit" });
    await edit.waitFor();
    expect(await page.locator(".tool").textContent()).not.toContain('hidden"');
    await edit.press("Enter");
    expect(await field.inputValue()).toContain('"hidden"');
  });
});
