import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { recordPageLoads } from "./support/records.ts";

const field = (page: Page) => page.getByPlaceholder("Search docs");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const hits = (page: Page) => page.getByRole("option");

/** What hosted search answers in tests: the one page whose words are asked for. */
async function answerHosted(page: Page) {
  await page.route("https://harbour-dsn.algolia.net/**", async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: { query: string }[] };
    const query = requests[0]?.query.toLowerCase() ?? "";
    const found = "more blocks".includes(query.trim()) && query.trim() !== "";
    await route.fulfill({ json: { results: [{ hits: found ? [hostedHit] : [], nbHits: found ? 30 : 0, facets: { kind: { docs: 20, blog: 10 } } }] } });
  });
}

const hostedHit = {
  url: "https://harbour.example/docs/more-blocks",
  kind: "docs",
  trail: ["Harbour"],
  hierarchy: { lvl0: "Harbour", lvl1: "More blocks" },
};

async function openDialog(page: Page, query: string) {
  await page.keyboard.press("Control+k");
  await field(page).fill(query);
}

describe.each([{ site: "plain" }, { site: "hosted" }] as const)("search on the $site site", ({ site }) => {
  const options = {
    site,
    prepare: (page: Page) => (site === "hosted" ? answerHosted(page) : Promise.resolve()),
  };

  test("starts with what the visitor looked for, and loses no key while it opens", async ({ open }) => {
    const page = await open("/docs/start", options);
    await page.keyboard.press("/");
    await dialog(page).getByText("No recent searches").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("more");
    await expect.poll(() => field(page).inputValue()).toBe("more");
  });

  test("finds a page, marks the words and goes there without a page load", async ({ open }) => {
    const page = await open("/docs/start", options);
    await openDialog(page, "blocks");
    await hits(page).first().waitFor();
    expect(await hits(page).first().locator("mark").first().textContent()).toMatch(/^blocks?/i);
    const loads = recordPageLoads(page);
    await hits(page).getByText("More blocks", { exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
    expect(loads).toEqual([]);
    expect(await dialog(page).count()).toBe(0);
  });

  test("leads to all results, and remembers what was opened", async ({ open }) => {
    const page = await open("/docs/start", options);
    await openDialog(page, "blocks");
    await hits(page).first().waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.keyboard.press("Control+k");
    await dialog(page).getByText("Recent", { exact: true }).waitFor();
    await field(page).fill("blocks");
    await page.getByRole("link", { name: /^See (all \d+ results|the result)$/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("?q=blocks");
    await page.locator(".search-pages .hit-title").first().waitFor();
  });

  test("shows a query as text, whatever it is", async ({ open }) => {
    const page = await open("/docs/start", options);
    const said: string[] = [];
    page.on("dialog", (box) => said.push(box.message()));
    await openDialog(page, "<zzqxv onzzqq=zzqqx>");
    await dialog(page).getByText("No results for").waitFor();
    expect(await dialog(page).textContent()).toContain("<zzqxv onzzqq=zzqqx>");
    await dialog(page).getByText("Believe this query should return results?").waitFor();
    await dialog(page).getByRole("link", { name: "Let us know." }).waitFor();
    expect(await dialog(page).locator("img").count()).toBe(0);
    expect(said).toEqual([]);
  });

  test("says when it cannot answer, and answers again", async ({ open }) => {
    const page = await open("/docs/start", options);
    const broken = (route: Route) => route.fulfill({ status: 500, body: "" });
    const files = site === "hosted" ? "https://**/1/indexes/**" : "**/search-index.json";
    await page.route(files, broken);
    await openDialog(page, "blocks");
    await dialog(page).getByText("Unable to fetch results").waitFor();
    await dialog(page).getByText("You might want to check your network connection.").waitFor();
    await page.unroute(files, broken);
    await field(page).fill("blocks ");
    await hits(page).first().waitFor();
  });

  test("works with a blocked storage", async ({ open }) => {
    const page = await open("/docs/start", {
      ...options,
      prepare: async (prepared) => {
        await options.prepare(prepared);
        await prepared.addInitScript(() => {
          Object.defineProperty(window, "localStorage", {
            get() {
              throw new DOMException("blocked", "SecurityError");
            },
          });
        });
      },
    });
    await openDialog(page, "blocks");
    await hits(page).first().waitFor();
  });

  test("has a page whose address is the query, live and with filters", async ({ open }) => {
    const page = await open("/search?q=blocks", options);
    await page.locator(".search-pages .hit-title").first().waitFor();
    expect(await page.locator(".search-count").textContent()).toMatch(/results? for “blocks”/);
    await page.getByLabel("Documentation", { exact: true }).check();
    await expect.poll(() => new URL(page.url()).searchParams.get("kind")).toBe("docs");
    const input = page.locator(".search-form input");
    await input.fill("zzzz");
    await page.getByText("No results for “zzzz”").waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("zzzz");
    await input.fill("blocks");
    await page.locator(".search-pages .hit-title").first().waitFor();
    await input.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.closest(".search-pages") !== null)).toBe(true);
  });
});

test("loads nothing of it before intent", async ({ open }) => {
  const asked: string[] = [];
  const page = await open("/docs/start", {
    prepare: async (prepared) => {
      prepared.on("request", (request) => asked.push(request.url()));
    },
  });
  expect(asked.filter((url) => /search/i.test(url))).toEqual([]);
  await page.locator(".search-button").hover();
  await expect.poll(() => asked.some((url) => /search-index\.json$/.test(url))).toBe(true);
});

test("has a search page that says what to do without script", async ({ open }) => {
  const page = await open("/search", { javaScriptEnabled: false });
  expect(await page.locator("main").textContent()).toContain("needs JavaScript");
});
