import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { scrollTo } from "./support/pageFacts.ts";
import { pauseClock } from "./support/pausedClock.ts";
import { recordPageLoads, recordRequests } from "./support/records.ts";
import { untilIdle } from "./support/untilReady.ts";

const sidebarLink = (page: Page) =>
  page.locator(".sidebar").getByRole("link", { name: "More blocks", exact: true });

function setConnection(page: Page, connection: { saveData?: boolean; effectiveType?: string }) {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value, configurable: true });
  }, connection);
}

describe("prefetch", () => {
  test("loads the page of a link under the pointer, and a click then needs no request", async ({ open }) => {
    // The page may have been prefetched before the hover: it is the next page, and its link may be in view.
    const [asked, arrived]: string[][] = [[], []];
    const page = await open("/docs/start", {
      prepare: async (prepared) => {
        prepared.on("request", (request) => asked?.push(new URL(request.url()).pathname));
        prepared.on("requestfinished", (request) => arrived?.push(new URL(request.url()).pathname));
      },
    });
    await sidebarLink(page).hover();
    await expect.poll(() => arrived).toContain("/docs/more-blocks.json");
    await untilIdle(page);

    await page.context().setOffline(true);
    const loads = recordPageLoads(page);
    await sidebarLink(page).click();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
    expect(loads).toEqual([]);
    expect(asked?.filter((path) => path === "/docs/more-blocks.json")).toHaveLength(1);
  });

  test("loads the page of a link with the keyboard's focus", async ({ open }) => {
    const page = await open("/docs/start");
    const requests = recordRequests(page);
    await sidebarLink(page).focus();
    await expect.poll(() => requests).toContain("/docs/more-blocks.json");
  });

  test("loads pages whose links are in view, and others once they come into view", async ({ open }) => {
    const requests: string[] = [];
    const page = await open("/docs/reading/long", {
      prepare: async (prepared) => {
        prepared.on("request", (request) => requests.push(new URL(request.url()).pathname));
      },
    });
    await expect.poll(() => requests).toContain("/docs/start.json");
    await untilIdle(page);
    expect(requests).not.toContain("/docs/deep/second/third/leaf.json");
    await scrollTo(page, 1_000_000);
    await expect.poll(() => requests).toContain("/docs/deep/second/third/leaf.json");
  });

  test("begins with the page after this one, whether its link is in view or not", async ({ open }) => {
    const requests: string[] = [];
    const page = await open("/docs/reading/long", {
      prepare: async (prepared) => {
        prepared.on("request", (request) => requests.push(new URL(request.url()).pathname));
      },
    });
    const next = await page.locator("a[rel=next]").getAttribute("href");
    const payloads = () => requests.filter((path) => path.endsWith(".json") && !path.includes("nav-"));
    await expect.poll(() => payloads()[0]).toBe(`${next}.json`);
  });

  test("leaves breadcrumbs to the pointer", async ({ open }) => {
    const requests: string[] = [];
    const page = await open("/docs/reading/long", {
      prepare: async (prepared) => {
        prepared.on("request", (request) => requests.push(new URL(request.url()).pathname));
      },
    });
    const payloads = () => requests.filter((path) => path.endsWith(".json") && !path.includes("nav-"));
    const likely = ["/docs/category/reading.json", "/docs/reading/short.json", "/docs/start.json"];
    await expect.poll(() => payloads().toSorted()).toEqual(likely);
    await untilIdle(page);
    expect(payloads()).toHaveLength(likely.length);
    await page.locator(".breadcrumbs a").first().hover();
    await expect.poll(payloads).toContain("/index.json");
  });

  test("is bounded by what it fetches, however many links a page has, and leaves keys to the pointer", async ({
    open,
  }) => {
    const requests: string[] = [];
    const page = await open("/docs/start", {
      prepare: async (prepared) => {
        prepared.on("request", (request) => requests.push(new URL(request.url()).pathname));
        await prepared.route("**/many-*.json", async (route) => {
          const response = await route.fetch({
            url: new URL("/docs/start.json", route.request().url()).href,
          });
          const padding = "x".repeat(50_000);
          await route.fulfill({ response, json: { ...(await response.json()), padding } });
        });
        await prepared.route("**/docs/start", async (route) => {
          const response = await route.fetch();
          const links = Array.from({ length: 40 }, (_, at) => `<a href="/many-${at}">${at}</a> `).join("");
          const keys =
            '<a href="/many-a"><code>key</code></a><span class="code"><a href="/many-b">key</a></span>';
          const body = (await response.text()).replace("The first page.", keys + links);
          await route.fulfill({ response, body });
        });
      },
    });
    const prefetched = () => requests.filter((path) => path.startsWith("/many-"));
    await expect.poll(() => prefetched().length).toBeGreaterThanOrEqual(4);
    await untilIdle(page);
    expect(prefetched().length).toBeLessThanOrEqual(6);
    expect(prefetched()).not.toContain("/many-a.json");
    expect(prefetched()).not.toContain("/many-b.json");
  });

  test("ends for links in view once something is entered into an island, which may promise to send nothing", async ({
    open,
  }) => {
    let requests: string[] = [];
    const page = await open("/docs/reading/long", {
      prepare: (prepared) => {
        requests = recordRequests(prepared);
        return prepared.route("**/docs/reading/long", async (route) => {
          const response = await route.fetch();
          const field = '<p data-island="form"><input aria-label="Secret"></p>';
          const body = (await response.text()).replace(/<h2/, `${field}$&`);
          await route.fulfill({ response, body });
        });
      },
    });
    // What is in view at first is fetched before anything is entered.
    await expect.poll(() => requests).toContain("/docs/start.json");
    await untilIdle(page);
    requests.length = 0;
    await page.getByLabel("Secret").fill("a");
    await scrollTo(page, 1_000_000);
    await untilIdle(page);
    expect(requests).toEqual([]);
    await page.locator("[data-main] a[href$='/leaf']").first().hover();
    await expect.poll(() => requests).toEqual(["/docs/deep/second/third/leaf.json"]);
  });

  const meagre = [
    ["data-saver", { saveData: true, effectiveType: "4g" }],
    ["2g", { saveData: false, effectiveType: "2g" }],
    ["slow-2g", { saveData: false, effectiveType: "slow-2g" }],
  ] as const;

  test.for(meagre)("never happens on %s", async ([, connection], { open }) => {
    const requests: string[] = [];
    const page = await open("/docs/start", {
      prepare: async (prepared) => {
        await setConnection(prepared, connection);
        prepared.on("request", (request) => requests.push(new URL(request.url()).pathname));
      },
    });
    const payloads = () => requests.filter((path) => path.endsWith(".json") && !path.includes("nav-"));
    const clock = await pauseClock(page);
    await sidebarLink(page).hover();
    await clock.pass(5000);
    expect(payloads()).toEqual([]);

    // The same actions on a good connection, to prove that prefetching would have been observed.
    await page.evaluate(() =>
      Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g" } }),
    );
    await page.locator("h1").first().hover();
    await sidebarLink(page).hover();
    await clock.pass(5000);
    await expect.poll(payloads).toEqual(["/docs/more-blocks.json"]);
  });
});
