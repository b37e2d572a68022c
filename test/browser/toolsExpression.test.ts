import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { recordRequests } from "./support/records.ts";
import { describeTool } from "./support/toolTests.ts";

const PATH = "/tools/expression";
const real = { site: "real" } as const;
const text = (page: Page) => page.getByLabel("Expression, or settings that contain one");
const result = (page: Page, shown: string) => page.getByRole("status").filter({ hasText: shown });
const step = (page: Page, shown: string) => page.locator(".expression-step", { hasText: shown });

describeTool({
  path: PATH,
  offline: true,
  async use(page) {
    await page.getByLabel("Setting", { exact: true }).selectOption("session.rcpt.relay");
    const list = page.locator("summary", { hasText: "All variables" });
    await list.click();
    await page.locator("li", { hasText: "rcpt_domain" }).waitFor();
    // The end of the page comes into view, with its links.
    await list.click();
    await page.getByRole("button", { name: "Load an example" }).click();
    await result(page, "Result: true from then 2, line 4").waitFor();
    await text(page).fill("is_emty(rcpt)");
    await result(page, "No result").waitFor();
    await text(page).fill("dns_query(rcpt_domain, 'mx')");
    await page.getByLabel("dns_query('example.org', 'mx')").waitFor();
  },
});

describe("the expression playground", () => {
  test("follows the values that are typed, and looks up what is in the tables", async ({ open }) => {
    const page = await open(PATH, real);
    await page.getByRole("button", { name: "Load an example" }).click();
    await result(page, "Result: true from then 2").waitFor();
    await page.getByLabel("Lookup partners").fill("other.example");
    await result(page, "Result: false from else").waitFor();
    await page.getByLabel("authenticated_as").fill("john");
    await result(page, "Result: true from then 1").waitFor();
  });

  test("folds its steps by keyboard, and shows what was not needed", async ({ open }) => {
    const page = await open(PATH, real);
    await text(page).fill("is_tls || len(rcpt) > 3");
    await step(page, "not needed").first().waitFor();
    const inner = page.locator(".expression-step .expression-step").first();
    expect(await inner.isVisible()).toBe(true);
    await page.locator(".expression-step > summary").first().press("Enter");
    expect(await inner.isVisible()).toBe(false);
  });

  test("marks a mistake at its place, beside the field, and keeps the text", async ({ open }) => {
    const page = await open(PATH, real);
    await text(page).fill("rcpt_domian == 'a'");
    await page.locator(".expression-fault mark", { hasText: "rcpt_domian" }).waitFor();
    const note = await text(page).getAttribute("aria-describedby");
    expect(await page.locator(`[id="${note}"]`).textContent()).toContain('Did you mean "rcpt_domain"?');
    expect(await text(page).inputValue()).toBe("rcpt_domian == 'a'");
    await text(page).fill("local_port > 25");
    await page.getByLabel("local_port").fill("smtp");
    await page.getByText("This variable holds a number.").waitFor();
  });

  test("begins with the default of a setting, in the form of its release", async ({ open }) => {
    const page = await open(PATH, real);
    await page.getByLabel("Setting", { exact: true }).selectOption("session.auth.directory");
    await result(page, "Result: false from else").waitFor();
    await text(page).fill("");
    await page.getByLabel("Release", { exact: true }).selectOption("0.16");
    await page.getByLabel("Setting", { exact: true }).selectOption("MtaOutboundStrategy.route");
    await result(page, "Result: 'local' from then 1").waitFor();
    await page.getByLabel("Local domains").fill("example.net");
    await result(page, "Result: 'mx' from else").waitFor();
    expect(await text(page).inputValue()).toContain('"match"');
  });

  test("gives up a pattern that takes the browser's engine too long", async ({ open }) => {
    const page = await open(PATH, real);
    await text(page).fill(`matches('^(a+)+$', '${"a".repeat(60)}!')`);
    await result(page, "takes too long").waitFor();
    await text(page).fill("1 + 1");
    await result(page, "Result: 2").waitFor();
  });

  test("does not wait for a pattern that was replaced while it was computed", async ({ open }) => {
    const page = await open(PATH, real);
    await text(page).fill("1 + 1");
    await result(page, "Result: 2").waitFor();
    const shown = await page.evaluateHandle(() => {
      const status = document.querySelector("[role=status]") as HTMLElement;
      const texts: string[] = [];
      new MutationObserver(() => texts.push(status.innerText)).observe(status, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      return texts;
    });
    await text(page).fill(`matches('^(a+)+$', '${"a".repeat(60)}!')`);
    await text(page).fill("1 + 2");
    await result(page, "Result: 3").waitFor();
    expect(await shown.jsonValue()).not.toContainEqual(expect.stringContaining("too long"));
  });
});

describe("an expression of a page", () => {
  test("opens in the playground, which is not loaded before", async ({ open }) => {
    const page = await open("/docs/configuration/expressions/overview", real);
    const asked = recordRequests(page);
    const example = page.locator(".placed", { hasText: "104857600" });
    await example.scrollIntoViewIfNeeded();
    const link = example.getByRole("link", { name: "Try it" });
    await link.waitFor();
    expect(asked.filter((path) => /Expression/i.test(path))).toEqual([]);
    await link.click();
    await result(page, "Result: 104857600 from then 2").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    expect(await text(page).inputValue()).toContain("[session.data.limits]");
  });
});
