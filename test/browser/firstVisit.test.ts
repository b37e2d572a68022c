import { createServer } from "node:http";
import { describe, expect, onTestFinished } from "vitest";
import { listenOnFreePort } from "../../src/serve/listenOnFreePort.ts";
import { siteUrl, test } from "./support/browserTest.ts";
import { layoutShifts } from "./support/layoutShifts.ts";
import { untilIdle } from "./support/untilReady.ts";

describe("a first visit", () => {
  test("needs one render-blocking response, and fetches nothing else before `load`", async ({ open }) => {
    const beforeLoad: string[] = [];
    const page = await open("/docs/storage/backends/postgresql", {
      site: "real",
      prepare: async (prepared) => {
        const note = (request: { url(): string }) => beforeLoad.push(new URL(request.url()).pathname);
        prepared.on("request", note);
        prepared.once("load", () => prepared.off("request", note));
      },
    });
    expect(beforeLoad).toEqual(["/docs/storage/backends/postgresql"]);
    const resources = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return performance.getEntriesByType("resource").map((entry) => ({
        path: new URL(entry.name).pathname,
        isEarly: entry.startTime < (visit?.loadEventStart ?? 0),
        isBlocking: Reflect.get(entry, "renderBlockingStatus") === "blocking",
      }));
    });
    expect(resources.filter(({ isEarly, isBlocking }) => isEarly || isBlocking)).toEqual([]);
    expect(resources.some(({ path }) => path.startsWith("/assets/entry-"))).toBe(true);
  });

  test("has the client load on the first sign of intent, even before the page is done", async ({ open }) => {
    const requests: string[] = [];
    const page = await open("/robots.txt", {
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
    await page.goto(new URL("/docs/reading/short", page.url()).href, { waitUntil: "domcontentloaded" });
    await untilIdle(page);
    const entries = () => requests.filter((path) => path.startsWith("/assets/entry-"));
    expect(requests).toContain("/slow.png");
    expect(entries()).toEqual([]);
    await page.keyboard.press("Shift");
    await expect.poll(() => entries().length).toBe(1);
  });

  test("shifts nothing when the document arrives in pieces", async ({ open }) => {
    const page = await open("/robots.txt", { until: "load" });
    const html = await (await page.request.get(siteUrl("/docs/start"))).text();
    const cut = html.indexOf("</a>", html.indexOf('class="search-button"')) + "</a>".length;
    const server = createServer((request, response) => {
      if (request.url !== "/docs/start") return response.writeHead(404).end();
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.write(html.slice(0, cut));
      // Long enough for a browser to paint what it has, if it is going to.
      setTimeout(() => response.end(html.slice(cut)), 400);
      return response;
    });
    onTestFinished(() => new Promise((done) => server.close(() => done()) && server.closeAllConnections()));
    const { port } = await listenOnFreePort(server, 0, "127.0.0.1");
    await page.goto(`http://127.0.0.1:${port}/docs/start`);
    expect(await layoutShifts(page)).toEqual([]);
  });

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
