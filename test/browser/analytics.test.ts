import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { address } from "./support/pageFacts.ts";
import { pauseClock } from "./support/pausedClock.ts";

const TAG = "https://www.googletagmanager.com/**";

interface PageViewEvent {
  page_title: string;
  page_location: string;
  page_path: string;
}

/** Everything the page has sent to the tag. */
function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const layer: ArrayLike<unknown>[] = Reflect.get(window, "dataLayer") ?? [];
    return layer.map((command) => Array.from(command));
  });
}

async function pageViews(page: Page): Promise<PageViewEvent[]> {
  const events = (await commands(page)).filter(([kind, name]) => kind === "event" && name === "page_view");
  return events.map(([, , view]) => view as PageViewEvent);
}

const paths = async (page: Page) => (await pageViews(page)).map((view) => view.page_path);
const answerTag = (page: Page) =>
  page.route(TAG, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));

describe("page-view measurement", () => {
  test("loads nothing and records nothing without an id", async ({ open }) => {
    const hosts = new Set<string>();
    const page = await open("/docs/start", {
      prepare: async (prepared) => {
        prepared.on("request", (request) => hosts.add(new URL(request.url()).host));
      },
    });
    expect([...hosts]).toEqual([new URL(siteUrl("/")).host]);
    expect(await page.evaluate(() => Reflect.has(window, "dataLayer"))).toBe(false);
  });

  test("loads the tag with its id, anonymises addresses, and records title, location and path", async ({
    open,
  }) => {
    const asked: string[] = [];
    const page = await open("/docs/start?from=mail#further-steps", {
      site: "extras",
      prepare: (prepared) =>
        prepared.route(TAG, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: "text/javascript", body: "" });
        }),
    });
    expect(asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST"]);
    const config = (await commands(page)).find(([kind]) => kind === "config");
    expect(config).toEqual(["config", "G-TEST", { anonymize_ip: true, send_page_view: false }]);
    expect(await pageViews(page)).toEqual([
      {
        page_title: "Start | Harbour",
        page_location: siteUrl("/docs/start?from=mail#further-steps", "extras"),
        page_path: "/docs/start?from=mail#further-steps",
      },
    ]);
  });

  test("records a view only where path, query or hash differs", async ({ open }) => {
    const page = await open("/docs/start", { site: "extras", prepare: answerTag });
    const contents = page.locator(".toc").getByRole("link", { name: "Further steps" });
    await contents.click();
    await expect.poll(() => paths(page)).toEqual(["/docs/start", "/docs/start#further-steps"]);
    await contents.click();
    await page.locator(".prose").getByRole("link", { name: "The short page" }).click();
    await page.getByRole("heading", { level: 1, name: "Short" }).waitFor();
    await page.locator(".sidebar").getByRole("link", { name: "Short", exact: true }).click();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Start" }).waitFor();
    expect(address(page)).toBe("/docs/start#further-steps");
    await expect
      .poll(() => paths(page))
      .toEqual([
        "/docs/start",
        "/docs/start#further-steps",
        "/docs/reading/short",
        "/docs/start#further-steps",
      ]);
    const titles = (await pageViews(page)).map((view) => view.page_title);
    expect(titles).toEqual(["Start | Harbour", "Start | Harbour", "Short | Harbour", "Start | Harbour"]);
  });

  test("records what was searched for on the search page, once the visitor has typed it", async ({
    open,
  }) => {
    const page = await open("/search", { site: "extras", prepare: answerTag });
    const clock = await pauseClock(page);
    await page.locator(".search-form input").pressSequentially("blocks");
    expect(address(page)).toBe("/search?q=blocks");
    expect(await paths(page)).toEqual(["/search"]);
    await clock.pass(1500);
    expect(await paths(page)).toEqual(["/search", "/search?q=blocks"]);
    expect((await pageViews(page)).at(-1)?.page_title).toBe("blocks – Search | Harbour");
  });
});
