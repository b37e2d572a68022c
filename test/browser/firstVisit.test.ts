import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { pageTypes } from "./support/pageTypes.ts";
import { untilIdle } from "./support/untilReady.ts";

/** All layout shifts since the page began, with what moved. */
function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shifts: string[] = [];
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Element | null }[];
    }
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as Shift[]) {
        const moved = entry.sources.map(({ node }) => node?.className || node?.nodeName);
        shifts.push(`${entry.value} ${moved.join(", ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    note(observer.takeRecords());
    return shifts;
  });
}

describe("a first visit", () => {
  test("needs one render-blocking response, and fetches nothing else before `load`", async ({ open }) => {
    const beforeLoad: string[] = [];
    await open("/docs/storage/backends/postgresql", {
      site: "real",
      prepare: async (page) => {
        const note = (request: { url(): string }) => beforeLoad.push(new URL(request.url()).pathname);
        page.on("request", note);
        page.once("load", () => page.off("request", note));
      },
    }).then(async (page) => {
      const blocking = await page.evaluate(() =>
        (
          performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
            renderBlockingStatus: string;
          })[]
        )
          .filter((resource) => resource.renderBlockingStatus === "blocking")
          .map(({ name }) => name),
      );
      expect(blocking).toEqual([]);
      const [early, starts] = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        const resources = performance.getEntriesByType("resource");
        const ready = Math.max(visit?.loadEventStart ?? 0, paint);
        return [
          resources.filter(({ startTime }) => startTime < ready).map(({ name }) => name),
          resources.map(({ name }) => name),
        ];
      });
      expect(early).toEqual([]);
      expect(starts.some((name) => name.includes("/assets/entry-"))).toBe(true);
    });
    expect(beforeLoad).toEqual(["/docs/storage/backends/postgresql"]);
  });

  test("has the client load on the first sign of intent, even before the page is done", async ({ open }) => {
    const requests: string[] = [];
    const page = await open("/docs/start", {
      until: "load",
      prepare: async (prepared) => {
        prepared.on("request", (request) => requests.push(new URL(request.url()).pathname));
        await prepared.route("**/slow.png", () => undefined);
        await prepared.route("**/docs/reading/short", async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace("</body>", '<img src="/slow.png" alt=""></body>');
          await route.fulfill({ response, body });
        });
      },
    });
    requests.length = 0;
    await page.goto(new URL("/docs/reading/short", page.url()).href, { waitUntil: "domcontentloaded" });
    await untilIdle(page);
    const entries = () => requests.filter((path) => path.startsWith("/assets/entry-"));
    expect(requests).toContain("/slow.png");
    expect(entries()).toEqual([]);
    await page.keyboard.press("Shift");
    await expect.poll(() => entries().length).toBe(1);
  });

  test.for(pageTypes)(
    "shifts nothing, from first paint through hydration: $name",
    async ({ site, path }, { open }) => {
      const desktop = await open(path, { site });
      expect(await layoutShifts(desktop)).toEqual([]);
      const phone = await open(path, { site, viewport: { width: 390, height: 800 } });
      expect(await layoutShifts(phone)).toEqual([]);
    },
  );

  test("shifts nothing with the visitor's choices in place", async ({ open }) => {
    const page = await open("/docs/blocks", { until: "load" });
    await page.evaluate(() => {
      localStorage.setItem("theme", "dark");
      localStorage.setItem("tabs", '["Docker"]');
      localStorage.setItem("code-wrap", "true");
    });
    await page.reload();
    await page.waitForFunction(() => history.state?.index !== undefined);
    await untilIdle(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
});
