import { describe, expect } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { layoutShifts } from "./support/layoutShifts.ts";
import { address, heading } from "./support/pageFacts.ts";
import { recordPageLoads } from "./support/records.ts";

describe("the address of a page", () => {
  test.for([
    ["/docs/start.html", "/docs/start"],
    ["/docs/start/index.html", "/docs/start"],
    ["/docs/start/", "/docs/start"],
    ["/docs/start.html?a=1#further-steps", "/docs/start?a=1#further-steps"],
    ["/docs/index.html", "/docs/"],
    ["/docs", "/docs/"],
    ["/index.html", "/"],
  ] as const)("%s becomes %s on a page load", async ([asked, canonical], { open }) => {
    const page = await open(asked, { until: "load" });
    expect(address(page)).toBe(canonical);
  });

  test("may be one that the page had before", async ({ open }) => {
    const page = await open("/docs/cluster/orchestration/mesos", { site: "real", until: "load" });
    expect(address(page)).toBe("/docs/cluster/orchestration/apache-mesos");
    expect(await heading(page)).toContain("Mesos");
  });

  test("is put right in the browser where the host does not redirect", async ({ open }) => {
    const page = await open("/docs/start.html?a=1#further-steps", {
      prepare: (prepared) =>
        prepared.route("**/docs/start.html*", async (route) => {
          await route.fulfill({ response: await route.fetch({ url: siteUrl("/docs/start") }) });
        }),
    });
    expect(address(page)).toBe("/docs/start?a=1#further-steps");
    expect(await heading(page)).toBe("Start");
  });

  test.for(["/docs/more-blocks.html#x", "/docs/more-blocks/index.html#x", "/docs/more-blocks/#x"])(
    "is put right when a link says %s, without a page load",
    async (href, { open }) => {
      const page = await open("/docs/start");
      const loads = recordPageLoads(page);
      const link = page.locator(".prose a").first();
      await link.evaluate((element, value) => element.setAttribute("href", value), href);
      await link.click();
      await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
      expect(address(page)).toBe("/docs/more-blocks#x");
      expect(loads).toEqual([]);
    },
  );
});

describe("an unknown address", () => {
  test("gets the not-found page with status 404, a search box and likely pages", async ({ open }) => {
    const page = await open("/docs/nowhere", { until: "load" });
    const response = await page.goto(siteUrl("/docs/nowhere"));
    expect(response?.status()).toBe(404);
    expect(await heading(page)).toBe("Page not found");
    expect(address(page)).toBe("/docs/nowhere");
    const likely = page.locator(".likely").getByRole("link", { name: "Where to start" });
    expect(await likely.getAttribute("href")).toBe("/docs/start");

    await page.getByRole("searchbox").fill("tls");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**/search?q=tls");
    expect(await heading(page)).toBe("Search");
  });

  test.for([390, 1280])(
    "gets pages with a similar one, which shift nothing, at %i px",
    async (width, { open }) => {
      const page = await open("/docs/reading/shrot", { viewport: { width, height: 1200 } });
      await page.locator(".similar").getByRole("link", { name: "Short" }).waitFor();
      expect(await layoutShifts(page)).toEqual([]);
      await page.locator(".similar").getByRole("link", { name: "Short" }).click();
      await page.getByRole("heading", { level: 1, name: "Short" }).waitFor();
    },
  );

  test("gets the page of a post with a typing error, and the blog for a page that it does not have", async ({
    open,
  }) => {
    for (const [asked, found] of [
      ["/blog/spam-fliter", "/blog/spam-filter"],
      ["/docs/install/dsn", "/docs/install/dns"],
      ["/blog/page/1", "/blog"],
    ]) {
      const page = await open(`${asked}`, { site: "real" });
      const first = page.locator(".similar a").first();
      expect([asked, await first.getAttribute("href")]).toEqual([asked, found]);
      await page.close();
    }
  });

  test("keeps its address when the client starts, and its links lead on", async ({ open }) => {
    const page = await open("/some/where?x=1");
    expect(address(page)).toBe("/some/where?x=1");
    await page.locator(".likely a").click();
    await page.getByRole("heading", { level: 1, name: "Start" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    expect(address(page)).toBe("/some/where?x=1");
  });

  test("is exact: a page's address does not cover what is below it", async ({ open }) => {
    const page = await open("/docs/start/more", { until: "load" });
    expect(await heading(page)).toBe("Page not found");
  });
});

describe("a site below a base URL", () => {
  test("works from its base: pages, navigation, sidebar and home link", async ({ open }) => {
    const page = await open("/docs/start", { site: "based" });
    const loads = recordPageLoads(page);
    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    await page.getByRole("heading", { level: 1, name: "Short" }).waitFor();
    expect(address(page)).toBe("/manual/docs/reading/short");
    const copy = await page.getByRole("link", { name: "View as Markdown" }).getAttribute("href");
    expect(copy).toBe("/manual/docs/reading/short.md");
    await page.locator(".navbar .brand").click();
    await page.getByRole("heading", { level: 1, name: "Everything in one place" }).waitFor();
    expect(address(page)).toBe("/manual/");
    expect(loads).toEqual([]);
  });
});
