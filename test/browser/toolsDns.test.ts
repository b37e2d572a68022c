import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { describeTool } from "./support/toolTests.ts";

const PATH = "/tools/dns";
const real = { site: "real" } as const;
const zone = (page: Page) => page.locator("figure.code", { hasText: "$ORIGIN" }).locator("code");

describeTool({
  path: PATH,
  async use(page) {
    await page.getByRole("button", { name: "Load an example" }).click();
    await page.getByLabel("Domain", { exact: true }).fill("example.net");
    await zone(page).filter({ hasText: "$ORIGIN example.net." }).waitFor();
  },
});

describe("the DNS tool", () => {
  test("lists records as one types, and copies them line by line", async ({ open }) => {
    const page = await open(PATH, { ...real, permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByLabel("Domain", { exact: true }).fill("bücher.example");
    await page.getByLabel("IPv4 addresses").fill("192.0.2.1");
    await expect.poll(() => zone(page).textContent()).toContain("mail.xn--bcher-kva.example.");
    await page.getByText("In DNS: xn--bcher-kva.example").waitFor();
    expect(await page.getByLabel("Mail host").getAttribute("placeholder")).toBe("mail.xn--bcher-kva.example");
    await page.getByRole("button", { name: "Copy 10 mail.xn--bcher-kva.example" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("10 mail.xn--bcher-kva.example");
  });

  test("lists the ports of each release, and says that 0.16 can publish the records", async ({ open }) => {
    const page = await open(PATH, real);
    await page.getByRole("button", { name: "Load an example" }).click();
    await expect.poll(() => zone(page).textContent()).toContain("_submissions._tcp");
    expect(await zone(page).textContent()).not.toContain("_submission._tcp");
    await page.getByRole("link", { name: "Automatic DNS" }).first().waitFor();
    await page.getByLabel("Release").selectOption("0.15");
    await expect.poll(() => zone(page).textContent()).toContain("_submission._tcp");
  });

  test("says beside the field what is wrong, and keeps what was typed", async ({ open }) => {
    const page = await open(PATH, real);
    const field = page.getByLabel("IPv4 addresses");
    await page.getByLabel("Domain", { exact: true }).fill("example.org");
    expect(await field.getAttribute("aria-invalid")).toBe("false");
    await field.focus();
    await page.getByLabel("IPv6 addresses").focus();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    await field.fill("192.0.2.256");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    const note = await field.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${note}"]`).textContent()).toContain(
      "“192.0.2.256” is not an IPv4 address",
    );
    await page.reload();
    expect(await page.getByLabel("IPv4 addresses").inputValue()).toBe("192.0.2.256");
  });

  test("keeps what is typed while a file is read", async ({ open }) => {
    const page = await open(PATH, real);
    await page.evaluate(() => {
      const { buffer } = new TextEncoder().encode("from a file");
      File.prototype.arrayBuffer = () =>
        new Promise((resolve) => addEventListener("read", () => resolve(buffer), { once: true }));
    });
    const file = { name: "keys.txt", mimeType: "text/plain", buffer: Buffer.from("") };
    await page.getByLabel("Open a file").setInputFiles(file);
    await page.getByLabel("Domain", { exact: true }).fill("example.org");
    await page.evaluate(() => dispatchEvent(new Event("read")));
    await expect.poll(() => page.getByLabel("DKIM keys").inputValue()).toBe("from a file");
    expect(await page.getByLabel("Domain", { exact: true }).inputValue()).toBe("example.org");
  });

  test("tells readers without script why it is not there", async ({ open }) => {
    const page = await open(PATH, { ...real, javaScriptEnabled: false });
    expect(await page.locator("[data-island=tool-dns]").textContent()).toContain("needs JavaScript");
  });
});
