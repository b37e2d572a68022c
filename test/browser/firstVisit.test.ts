import { createServer } from "node:http";
import { describe, expect, onTestFinished } from "vitest";
import { listenOnFreePort } from "../../packages/generator/src/serve/listenOnFreePort.ts";
import { type OpenOptions, siteUrl, test } from "./support/browserTest.ts";
import { layoutShifts } from "./support/layoutShifts.ts";
import { untilIdle } from "./support/untilReady.ts";

/** Serves a document in two parts, the second after the browser had time to paint the first. */
async function serveInPieces(html: string, cut: number): Promise<string> {
  const server = createServer((request, response) => {
    const isPage = request.url === "/page";
    response.writeHead(isPage ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
    if (!isPage) return response.end("Nothing here");
    response.write(html.slice(0, cut));
    setTimeout(() => response.end(html.slice(cut)), TIME_TO_PAINT);
    return response;
  });
  onTestFinished(() => new Promise((done) => server.close(() => done()) && server.closeAllConnections()));
  const { port } = await listenOnFreePort(server, 0, "127.0.0.1");
  return `http://127.0.0.1:${port}/page`;
}

const TIME_TO_PAINT = 600;

/** That server has no client script, and the page would sooner or later show a banner about it. */
const neverLoadClient: OpenOptions = {
  until: "load",
  prepare: (page) => page.route("**/assets/**", () => undefined),
};

describe("a first visit", () => {
  test("needs one render-blocking response, and fetches nothing else before `load`", async ({ open }) => {
    const beforeLoad: string[] = [];
    const page = await open("/docs/storage/backends/postgresql", {
      site: "real",
      serviceWorkers: "allow",
      prepare: async (prepared) => {
        const context = prepared.context();
        const note = (request: { url(): string }) => beforeLoad.push(new URL(request.url()).pathname);
        context.on("request", note);
        prepared.once("load", () => context.off("request", note));
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

  const pieces = { "within the navbar": 'class="search-button"', "within the text": '<h2 id="table"' };
  test.for(Object.entries(pieces))("shifts nothing when the document is cut %s", async ([, at], { open }) => {
    const page = await open("/robots.txt", neverLoadClient);
    const html = await (await page.request.get(siteUrl("/docs/blocks"))).text();
    await page.goto(await serveInPieces(html, html.indexOf("</", html.indexOf(at))));
    expect(await layoutShifts(page)).toEqual([]);
  });

  test("shifts nothing when the visitor's choices come after the text they change", async ({ open }) => {
    const page = await open("/robots.txt", neverLoadClient);
    const html = await (await page.request.get(siteUrl("/docs/blocks"))).text();
    const url = await serveInPieces(html, html.indexOf('<h2 id="table"'));
    await page.goto(new URL("/elsewhere", url).href);
    await page.evaluate(() => {
      localStorage.setItem("theme", "dark");
      localStorage.setItem("tabs", '["Docker"]');
    });
    await page.goto(url);
    expect(await page.locator("input[value=Docker]").first().isChecked()).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test("gives titles their face when the text is there, moves nothing, and begins with it next time", async ({
    open,
  }) => {
    const page = await open("/docs/storage/backends/postgresql", { site: "real" });
    const face = () => page.locator("h1").evaluate((title) => getComputedStyle(title).fontFamily);
    await expect.poll(face).toMatch(/^figtree/);
    expect(await page.evaluate(() => document.fonts.check("600 1em figtree"))).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
    await page.route("**/assets/*.js", () => undefined);
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await face()).toMatch(/^figtree/);
  });
});
