import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { BOUNCE, FAILING, JUNK, zip } from "../../packages/catalogue/test/tools/receivedMessages.ts";
import { test } from "./support/browserTest.ts";
import { recordRequests } from "./support/records.ts";
import { describeTool } from "./support/toolTests.ts";

const PATH = "/tools/message";
const real = { site: "real" } as const;
const field = (page: Page) => page.getByLabel("Message, headers, bounce or report");
const verdict = (page: Page, shown: string) => page.getByRole("status").filter({ hasText: shown });

describeTool({
  path: PATH,
  async use(page) {
    await page.getByRole("button", { name: "Load an example" }).click();
    await verdict(page, "It was filed as junk: its spam score is 7.30").waitFor();
    for (const folded of ["Tags without a score", "Signatures", "Masked headers"])
      await page.locator("summary", { hasText: folded }).click();
    await page.getByText("Subject: removed").waitFor();
  },
});

/** Pastes over the text, and tells whether the browser was spared from inserting it. */
function paste(page: Page, text: string): Promise<"handled" | "left to the browser"> {
  return field(page).evaluate((area: HTMLTextAreaElement, pasted) => {
    area.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    return area.dispatchEvent(event) ? "left to the browser" : "handled";
  }, text);
}

describe("the message tool", () => {
  test("does not call a message none before it has read it", async ({ open }) => {
    const page = await open(PATH, real);
    await field(page).waitFor();
    await page.evaluate(() => {
      const tool = document.querySelector(".tool") ?? document.body;
      const note = () => {
        if (tool.querySelector(".tool-error")) document.body.dataset["refused"] = "yes";
      };
      new MutationObserver(note).observe(tool, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole("button", { name: "Load an example" }).click();
    await verdict(page, "It was filed as junk").waitFor();
    expect(await page.locator("body").getAttribute("data-refused")).toBeNull();
  });

  test("leads to the pages of the chosen release", async ({ open }) => {
    const page = await open(PATH, real);
    await page.getByRole("button", { name: "Load an example" }).click();
    const link = page.getByRole("link", { name: "Phishing protection" });
    expect(await link.getAttribute("href")).toBe("/docs/spamfilter/phishing");
    await page.getByText("spam-filter.list.scores.PHISHING").waitFor();
    await page.getByLabel("Release of your server").selectOption("0.16");
    await page.getByText("x:SpamTag").waitFor();
    await page.getByRole("link", { name: "Tags", exact: true }).click();
    await page.waitForURL("**/docs/0.16/reference/objects/spam-filter/spam-tag");
  });

  test("reads a packed report, a bounce and 5 MB, of which it shows the beginning, and says so if it is none of them", async ({
    open,
  }) => {
    const page = await open(PATH, real);
    const file = {
      name: "google.com!example.org!1!2.zip",
      mimeType: "application/zip",
      buffer: zip("a.xml", FAILING),
    };
    await page.getByLabel("Open a file").setInputFiles(file);
    await verdict(page, "2 of 120 messages of example.org failed").waitFor();
    await page.getByRole("row", { name: /198\.51\.100\.66 2 DMARC failed/ }).waitFor();
    await field(page).fill(BOUNCE);
    await verdict(page, "The recipient does not exist.").waitFor();
    const buffer = Buffer.from(`${JUNK}${`${"x".repeat(76)}\n`.repeat(65_000)}`);
    await page.getByLabel("Open a file").setInputFiles({ name: "a.eml", mimeType: "message/rfc822", buffer });
    await verdict(page, "It was filed as junk").waitFor();
    const long = BOUNCE.replace("--b1\n", `--b1\n\n${"x".repeat(5_000_000)}\n--b1\n`);
    expect(await paste(page, long)).toBe("handled");
    await verdict(page, "The recipient does not exist.").waitFor();
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(100_000);
    await page.getByText("The field shows the beginning. All of the text was read.").waitFor();
    const damaged = { ...file, name: "a.xml.gz", buffer: gzipSync(FAILING).subarray(0, 100) };
    await page.getByLabel("Open a file").setInputFiles(damaged);
    await page.getByText("“a.xml.gz” cannot be read: the compressed file is damaged.").waitFor();
    await field(page).fill("hello");
    const note = await field(page).getAttribute("aria-describedby");
    await page.locator(`[id="${note}"]`, { hasText: "neither a message nor a report" }).waitFor();
  });

  test("loads the parser only when the tool is opened", async ({ open }) => {
    const page = await open("/tools", real);
    const asked = recordRequests(page);
    await page.getByRole("link", { name: "Explain a message" }).first().hover();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /messageWorker|MessageTool/.test(path))).toEqual([]);
    await page.getByRole("link", { name: "Explain a message" }).first().click();
    await page.locator(".tool textarea").waitFor();
    await expect.poll(() => asked.filter((path) => /messageWorker/.test(path)).length).toBe(1);
  });
});
