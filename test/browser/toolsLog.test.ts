import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { describeTool } from "./support/toolTests.ts";

const PATH = "/tools/log";
const real = { site: "real" } as const;
const load = (page: Page) => page.getByRole("button", { name: "Load an example" }).click();

describeTool({
  path: PATH,
  async use(page) {
    await load(page);
    await page.getByText("7 of 7 events shown.").waitFor();
    await page.locator("summary", { hasText: "Queued message" }).click();
    await page.getByRole("button", { name: "Mask addresses and names" }).click();
    await page.getByRole("button", { name: "Copy masked" }).waitFor();
  },
});

describe("the log tool", () => {
  test("explains each event, with its settings and its page", async ({ open }) => {
    const page = await open(PATH, real);
    await load(page);
    const event = page.locator(".tool-events > *", { hasText: "smtp.mailbox-does-not-exist" });
    await event.getByRole("link", { name: "MtaStageRcpt" }).waitFor();
    await event.getByText("Do this: Check the spelling of the recipient").waitFor();
    await page.getByText("What the keys mean").first().click();
    await page
      .getByRole("listitem")
      .filter({ hasText: /^remoteIp [A-Z]/ })
      .first()
      .waitFor();
    await event.getByRole("link", { name: "Domain.catchAllAddress" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#object-Domain.catchAllAddress");
  });

  test("explains an event once, however often it is logged, and shows the lines on demand", async ({
    open,
  }) => {
    const page = await open(PATH, real);
    const line = (second: number) =>
      `2026-11-17T10:00:0${second}Z WARN Authentication failed (auth.failed) remoteIp = 192.0.2.${second}`;
    await page.getByLabel("Log, or the reply").fill(`${line(1)}\nother text\n${line(2)}`);
    await page.getByText("2 times, 2026-11-17T10:00:01Z to 2026-11-17T10:00:02Z").waitFor();
    expect(await page.getByRole("link", { name: "auth.failed" }).count()).toBe(1);
    await page.locator("summary", { hasText: "2 events, 2 serious" }).click();
    await page.getByText("remoteIp = 192.0.2.2").last().waitFor();
    await page.locator("summary", { hasText: "Not events of the server" }).click();
    await page.locator(".tool-line", { hasText: "other text" }).waitFor();
  });

  test("still has the log after a link of the answer was followed", async ({ open }) => {
    const page = await open(PATH, real);
    await page
      .getByLabel("Log, or the reply")
      .fill("2026-11-17T10:00:01Z WARN Authentication failed (auth.failed)");
    await page.getByLabel("Release").selectOption("0.15");
    await page.getByRole("link", { name: "auth.failed" }).click();
    await page.waitForURL("**/docs/reference/events/**");
    await page.goBack();
    await page.getByRole("link", { name: "auth.failed" }).waitFor();
    expect(await page.getByLabel("Release").inputValue()).toBe("0.15");
  });

  test("explains replies of SMTP servers, and events of the release that wrote the log", async ({ open }) => {
    const page = await open(PATH, real);
    const field = page.getByLabel("Log, or the reply");
    await field.fill("550 5.1.2 Relay not allowed.\n550-5.7.26 unauthenticated");
    await page.getByText("2 replies explained.").waitFor();
    expect(await page.getByLabel("Release").inputValue()).toBe("0.16");
    await page.getByRole("link", { name: "MtaStageRcpt.allowRelaying" }).waitFor();
    await page.getByText("Publish SPF and DKIM for the domain in From").waitFor();
    await page.getByLabel("Release").selectOption("0.15");
    await page.getByRole("link", { name: "session.rcpt.relay" }).first().waitFor();
    await field.fill('2026-11-17T10:00:01Z WARN Building a part failed (registry.build-error) id = "b"');
    await page.getByText("registry.build-error is not an event of 0.15.").waitFor();
    await page.getByLabel("Release").selectOption("0.16");
    await page.getByRole("link", { name: "registry.build-error" }).click();
    await page.waitForURL("**/docs/0.16/reference/events/**");
  });

  test("filters by level, and copies a log without addresses", async ({ open }) => {
    const page = await open(PATH, { ...real, permissions: ["clipboard-read", "clipboard-write"] });
    await load(page);
    await page.getByText("Filter by time and level").click();
    await page.getByLabel("Lowest level").selectOption("info");
    await page.getByText("6 of 7 events shown.").waitFor();
    await page.getByRole("button", { name: "Mask addresses and names" }).click();
    await page.getByRole("button", { name: "Copy masked" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("(smtp.spf-from-fail)");
    expect(copied).not.toMatch(/192\.0\.2\.44|example\.net|example\.com/);
  });

  test("says that other text is not a log, and keeps it", async ({ open }) => {
    const page = await open(PATH, real);
    await page.getByLabel("Log, or the reply").fill("hello\nworld");
    await page
      .getByText("No line looks like the log of the server, or the reply of an SMTP server.")
      .waitFor();
    expect(await page.getByLabel("Log, or the reply").inputValue()).toBe("hello\nworld");
  });

  test("takes 10,000 lines from a file", async ({ open }) => {
    const page = await open(PATH, real);
    const line = (at: number) =>
      `2026-11-17T10:00:01Z INFO SMTP EHLO command (smtp.ehlo) listenerId = "smtp", remoteIp = 192.0.2.${at % 250}, remotePort = ${1024 + (at >> 2)}, domain = "mx.example.net"`;
    const text = Array.from({ length: 10_000 }, (_, at) => line(at)).join("\n");
    const file = { name: "stalwart.log", mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.getByLabel("Open a file").setInputFiles(file);
    await page.getByText("10000 of 10000 events shown.").waitFor();
    expect(await page.getByText("10000 times").count()).toBe(1);
    await page.getByRole("button", { name: "Show 50 more" }).first().waitFor();
  });
});
