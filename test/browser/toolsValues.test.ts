import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { recordRequests } from "./support/records.ts";
import { violations } from "./support/violations.ts";

const PAGE = "/docs/install/dns";
const real = { site: "real" } as const;
const zone = (page: Page) => page.locator(".code", { hasText: "$ORIGIN" }).first();

async function enter(page: Page, domain: string) {
  await page.locator(".code").first().hover();
  await page.getByRole("button", { name: "Use my values" }).click();
  await page.getByRole("dialog").getByLabel("Domain").fill(domain);
  await page.getByRole("dialog").getByLabel("IPv4 address").fill("198.51.100.9");
}

describe("the reader's own values", () => {
  test("load nothing until an example is hovered or focused", async ({ open }) => {
    const page = await open(PAGE, real);
    const asked = recordRequests(page);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /MyValues/.test(path))).toEqual([]);
    await page.locator(".code").first().hover();
    const button = page.getByRole("button", { name: "Use my values" });
    await button.waitFor();
    expect(await button.count()).toBe(1);
    const example = await page.locator("figure.code:has(.my-values-button) pre").boundingBox();
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(
      (example?.y ?? 0) + (example?.height ?? 0),
    );
  });

  test("stand in text, tables, examples and copies, marked, with one click back", async ({ open }) => {
    const page = await open(PAGE, { ...real, permissions: ["clipboard-read", "clipboard-write"] });
    const before = await page.locator(".prose").innerText();
    await enter(page, "bücher.test");
    const asked = recordRequests(page);
    await page.getByRole("dialog").getByRole("button", { name: "Show my values" }).click();
    await expect
      .poll(() => zone(page).locator("code").textContent())
      .toContain("$ORIGIN xn--bcher-kva.test.");
    expect(await zone(page).locator("mark").first().getAttribute("title")).toContain("example.org");
    expect(await page.locator(".prose").innerText()).not.toMatch(/example\.org|192\.0\.2\.10/);
    const example = page.locator(".placed").first();
    await example.scrollIntoViewIfNeeded();
    await expect.poll(() => example.textContent()).toContain("https://mail.xn--bcher-kva.test/api/settings");
    await zone(page).hover();
    await zone(page).getByRole("button", { name: "Copy" }).click();
    await zone(page).getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("IN A     198.51.100.9");
    expect(page.url()).not.toContain("test");
    // Scrolling prefetches pages and loads what they are made of, whatever was entered.
    expect(asked.filter((path) => !/^\/(docs\/[a-z/-]+\.json|assets\/.*\.(js|css))$/.test(path))).toEqual([]);
    await page.getByRole("button", { name: "Show the examples" }).click();
    await expect.poll(() => page.locator("mark").count()).toBe(0);
    expect(await zone(page).locator("code").textContent()).toContain("$ORIGIN example.org.");
    expect(await example.textContent()).toContain("https://mail.example.org/api/settings");
    expect(before).toContain("example.org");
  });

  test("last for the tab, and longer only if asked", async ({ open }) => {
    const page = await open(PAGE, real);
    await enter(page, "corp.test");
    await page.getByRole("dialog").getByRole("button", { name: "Show my values" }).click();
    await page.goto(new URL("/docs/server/autoconfig", page.url()).href);
    await page.locator("mark", { hasText: "corp.test" }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem("my-values"))).toBeNull();
    await page.goto(new URL("/docs/install/platform/podman", page.url()).href);
    await page.locator(".code mark", { hasText: "corp.test" }).first().waitFor();
    await page.goto(new URL("/tools#my-values", page.url()).href);
    await page.getByRole("checkbox", { name: "Remember on this device" }).check();
    await page.getByRole("button", { name: "Show my values" }).click();
    await page.getByText("The examples on all pages show your values.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("my-values"))).toContain("corp.test");
    await page.getByRole("button", { name: "Clear" }).click();
    expect(await page.evaluate(() => localStorage.getItem("my-values"))).toBeNull();
  });

  test("are what the tools begin with, until the reader changes them", async ({ open }) => {
    const mine = { domain: "corp.test", host: "mx.corp.test", ipv4: "198.51.100.9" };
    const prepare = (page: Page) =>
      page.addInitScript((kept) => localStorage.setItem("my-values", kept), JSON.stringify(mine));
    const page = await open("/tools/dns", { ...real, prepare });
    await expect.poll(() => zone(page).textContent()).toContain("IN MX    10 mx.corp.test.");
    await page.getByLabel("Domain", { exact: true }).fill("other.test");
    await page.reload();
    expect(await page.getByLabel("Domain", { exact: true }).inputValue()).toBe("other.test");
    await page.goto(new URL("/tools/upgrade", page.url()).href);
    await page.getByLabel("Release you run").selectOption("0.13.4");
    await page.getByLabel("Platform").selectOption("Docker");
    await page.getByText("--hostname mx.corp.test").first().waitFor();
  });

  test("are entered where a page says to replace the examples, without leaving it", async ({ open }) => {
    const page = await open("/docs/install/platform/docker", real);
    const asked = recordRequests(page);
    const link = page.getByRole("link", { name: "enter your values once" });
    await link.focus();
    await expect.poll(() => asked.some((path) => /MyValues.*js/.test(path))).toBe(true);
    await page.waitForLoadState("networkidle");
    await link.press("Enter");
    await page.getByRole("dialog").getByLabel("Mail host").fill("mx.corp.test");
    await page.getByRole("dialog").getByRole("button", { name: "Show my values" }).press("Enter");
    await page.locator(".line mark", { hasText: "mx.corp.test" }).first().waitFor();
  });

  test("are announced in a one-line bar on phones, which stays hidden once dismissed", async ({ open }) => {
    const prepare = (page: Page) =>
      page.addInitScript(() => localStorage.setItem("my-values", '{"domain":"corp.test"}'));
    const page = await open(PAGE, {
      ...real,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      prepare,
    });
    const bar = page.locator(".my-values-bar");
    await bar.waitFor();
    expect((await bar.boundingBox())?.height).toBeLessThan(50);
    // A page whose examples have nothing to replace has no bar, although its island runs.
    const asked = recordRequests(page);
    await page.goto(new URL("/docs/storage/backends/rocksdb", page.url()).href);
    await expect.poll(() => asked.some((path) => /MyValues.*js/.test(path))).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(await bar.count()).toBe(0);
    await page.goBack();
    await bar.getByRole("button", { name: "Hide this bar" }).tap();
    await page.goto(new URL("/docs/server/autoconfig", page.url()).href);
    await page.locator("mark", { hasText: "corp.test" }).first().waitFor();
    expect(await bar.count()).toBe(0);
  });

  test.for([1280, 390])("have their room before they load, %i pixels wide", async (width, { open }) => {
    const where = { ...real, viewport: { width, height: 800 } };
    const room = (page: Page) =>
      page.locator("[data-form]").evaluate((element) => element.getBoundingClientRect().height);
    const prepare = (page: Page) => page.route("**/assets/MyValues*.js", (route) => route.abort());
    const failed = await open("/tools#my-values", { ...where, prepare });
    const before = await room(failed);
    await failed.getByText("Your own values need JavaScript.").waitFor();
    const page = await open("/tools#my-values", where);
    await page.getByLabel("Remember on this device").waitFor();
    expect(await room(page)).toBe(before);
  });

  test("that are invalid are reported beside their field, and not shown", async ({ open }) => {
    const page = await open(PAGE, { ...real, reducedMotion: "reduce" });
    await enter(page, "<b>x");
    await page.getByRole("dialog").getByText("“<b>x” is not a domain name.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Show my values" }).click();
    expect(await page.locator("mark").count()).toBe(0);
    expect(await page.getByRole("dialog").getByLabel("Domain").inputValue()).toBe("<b>x");
    expect(await violations(page)).toEqual([]);
  });
});
