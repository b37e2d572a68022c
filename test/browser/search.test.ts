// Long, because field, panel, page and keyboard are tested together as readers use them.
import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { recordPageLoads } from "./support/records.ts";
import { violations } from "./support/violations.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByPlaceholder("Search docs");
const hits = (page: Page) => dialog(page).locator(".search-hits a");
/** Resolves when the answer on screen is complete. */
const settle = (page: Page) => dialog(page).locator(".search-hits[aria-busy=false]").waitFor();

/** What hosted search answers in tests: the one page whose words are asked for. */
async function answerHosted(page: Page) {
  await page.route("https://harbour-dsn.algolia.net/**", async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: { query: string }[] };
    const query = requests[0]?.query.toLowerCase() ?? "";
    const found = "more blocks".includes(query.trim()) && query.trim() !== "";
    await route.fulfill({
      json: {
        results: [
          {
            hits: found ? [hostedHit] : [],
            nbHits: found ? 30 : 0,
            facets: { kind: { docs: 20, blog: 10 } },
          },
        ],
      },
    });
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
    await page.keyboard.press("ArrowDown");
    expect(await dialog(page).locator(":focus").textContent()).toBe("Where to start");
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
    await page.locator("#search-results .search-hits .hit-title").first().waitFor();
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
    await page.locator("#search-results .search-hits .hit-title").first().waitFor();
    await page.locator(".search-count", { hasText: /results? for “blocks”/ }).waitFor();
    await page.getByLabel("Documentation", { exact: true }).check();
    await expect.poll(() => new URL(page.url()).searchParams.get("kind")).toBe("docs");
    const input = page.locator(".search-form input");
    await input.fill("");
    await page.locator("#search-results").getByRole("link", { name: "Where to start" }).waitFor();
    await input.fill("zzzz");
    await page.getByText("No results for “zzzz”").waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("zzzz");
    await input.fill("blocks");
    await page.locator("#search-results .search-hits .hit-title").first().waitFor();
    await input.press("ArrowDown");
    expect(
      await page.evaluate(() => document.activeElement?.closest("#search-results .search-hits") !== null),
    ).toBe(true);
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

/** Holds the responses for matching files until they are released. */
async function holdBack(page: Page, files: string) {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}

const REST = "**/assets/search/*.json";

describe("while the text index is on its way", () => {
  test("shows a sure hit alone, and moves nothing when the others come", async ({ open }) => {
    const page = await open("/docs/faq", { site: "real" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const goOn = await holdBack(page, REST);
    await openDialog(page, "greylisting");
    await hits(page).first().waitFor();
    expect(await hits(page).count()).toBe(1);
    const all = page.getByRole("link", { name: /^See / });
    expect(await all.textContent()).toBe("See all results");
    await expect.poll(() => dialog(page).getByRole("status").textContent()).toContain("Searching");
    const url = await hits(page).first().getAttribute("href");
    const { x, y } = (await hits(page).first().boundingBox()) ?? { x: 0, y: 0 };
    const foot = await all.boundingBox();
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: "layout-shift" });
    });
    goOn();
    await settle(page);
    await expect.poll(() => hits(page).count()).toBeGreaterThan(1);
    expect(await hits(page).first().boundingBox()).toMatchObject({ x, y });
    expect(await all.boundingBox()).toMatchObject({ x: foot?.x, y: foot?.y });
    const total = (await all.textContent())?.match(/\d+/)?.[0];
    expect(await dialog(page).getByRole("status").textContent()).toBe(`${total} results for “greylisting”`);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await page.mouse.click(x + 20, y + 10);
    await expect.poll(() => new URL(page.url()).pathname).toBe(url?.split("#")[0]);
  });

  test("waits, and says so, where titles cannot answer", async ({ open }) => {
    const page = await open("/docs/start");
    const goOn = await holdBack(page, REST);
    for (const query of ["blocks 465", "letter.blocks", "blocsk", "“blocks"]) {
      await openDialog(page, query);
      await dialog(page).getByRole("status").getByText("Searching the full text …").waitFor();
      await dialog(page).getByRole("list", { name: "Results" }).waitFor({ state: "attached" });
      expect([query, await hits(page).count()]).toEqual([query, 0]);
    }
    goOn();
    await hits(page).first().waitFor();
  });

  test("says that only titles were searched when it cannot be read, and the page still works", async ({
    open,
  }) => {
    const page = await open("/docs/start");
    await page.route(REST, (route) => route.fulfill({ body: "{" }));
    await openDialog(page, "blocks");
    await hits(page).nth(1).waitFor();
    await dialog(page).getByText("could not be searched").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "More blocks" }).first().click();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
  });
});

test("names the query whose typo it corrected", async ({ open }) => {
  const page = await open("/docs/start");
  await openDialog(page, "blokcs");
  await dialog(page).getByText("Showing results for blocks").waitFor();
});

test("lists hits as links that name page and section, and passes axe", async ({ open }) => {
  const page = await open("/docs/start");
  await openDialog(page, "blocks");
  await hits(page).first().waitFor();
  await settle(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(
    await hits(page)
      .nth(1)
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  const said = await dialog(page).getByRole("list", { name: "Results" }).ariaSnapshot();
  const names = said.split("\n").filter((line) => line.includes("- link"));
  const shown = await hits(page).evaluateAll((links) =>
    links.map((link) => [
      link.querySelector(".hit-title")?.firstChild?.textContent ?? "",
      link.querySelector(".hit-section, .hit-entry")?.textContent ?? "",
    ]),
  );
  expect(names.length).toBe(shown.length);
  expect(shown.some(([, section]) => section !== "")).toBe(true);
  for (const [at, parts] of shown.entries()) for (const part of parts) expect(names[at]).toContain(part);
  expect(await violations(page)).toEqual([]);
});

test("keeps the focus inside, whichever way one tabs", async ({ open }) => {
  const page = await open("/docs/start");
  await openDialog(page, "blocks");
  await settle(page);
  const isInside = () => page.evaluate(() => document.activeElement?.closest("dialog") !== null);
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press(key);
      expect([key, press, await isInside()]).toEqual([key, press, true]);
    }
  }
});

test("closes by a click beside it, which reaches nothing else, and gives the focus back", async ({
  open,
}) => {
  const page = await open("/docs/start");
  const link = page.locator(".sidebar a[href]").first();
  await link.focus();
  await page.keyboard.press("Control+k");
  await field(page).waitFor();
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 4, y + 4);
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/docs/start");
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("takes text before the rest of it is there", async ({ open }) => {
  let goOn = () => {};
  const page = await open("/docs/start", {
    prepare: async (prepared) => {
      goOn = await holdBack(prepared, "**/assets/loadSearch-*.js");
    },
  });
  await page.locator("[data-search]").click();
  // No waiting: the field has the focus within the click, or else phones would not show their keyboard.
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("blocks");
  goOn();
  await hits(page).first().waitFor();
  expect(await field(page).inputValue()).toBe("blocks");
});

test("keeps the query and what was marked", async ({ open }) => {
  const page = await open("/docs/start");
  await openDialog(page, "blocks");
  await hits(page).nth(1).waitFor();
  await settle(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.keyboard.press("Control+k");
  expect(await field(page).inputValue()).toBe("blocks");
  await page.keyboard.press("Enter");
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.keyboard.press("Control+k");
  await dialog(page)
    .getByRole("button", { name: /to favorites$/ })
    .click();
  await dialog(page).getByText("Favorite", { exact: true }).waitFor();
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await dialog(page)
    .getByRole("button", { name: /from favorites$/ })
    .click();
  await dialog(page).getByText("No recent searches").waitFor();
  await field(page).fill("   ");
  await dialog(page).getByText("No recent searches").waitFor();
  expect(await dialog(page).getByText("No results for").count()).toBe(0);
});

test("opens a hit in another tab, and stays", async ({ open }) => {
  const page = await open("/docs/start");
  await openDialog(page, "blocks");
  await settle(page);
  await page.keyboard.press("ArrowDown");
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  const href = await hits(page).first().getAttribute("href");
  const other = await opened;
  await expect.poll(() => other.url()).toContain(href ?? "nothing");
  expect(await field(page).inputValue()).toBe("blocks");
  expect(new URL(page.url()).pathname).toBe("/docs/start");
});

test("narrows to a kind by arrow keys, until the dialog is closed", async ({ open }) => {
  const page = await open("/docs/start");
  await openDialog(page, "letter blocks");
  await settle(page);
  const folders = async () => {
    const urls = await hits(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    );
    return [...new Set(urls.map((url) => url.split("/")[1]))].sort();
  };
  await expect.poll(folders).toEqual(["blog", "docs"]);
  const kinds = page.getByRole("radio");
  await kinds.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(folders).toEqual(["docs"]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(folders).toEqual(["blog"]);
  expect(await kinds.nth(2).isChecked()).toBe(true);
  const all = await page.getByRole("link", { name: /^See / }).getAttribute("href");
  expect(all).toBe("/search?q=letter+blocks&kind=blog");
  await page.keyboard.type("s");
  expect(await field(page).inputValue()).toBe("letter blockss");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog(page).count()).toBe(0);
  await page.keyboard.press("Control+k");
  await expect.poll(folders).toEqual(["blog", "docs"]);
  expect(await kinds.first().isChecked()).toBe(true);
});

test("is the search page when the shortcut comes before the client", async ({ open }) => {
  const page = await open("/docs/start", {
    until: "load",
    prepare: async (prepared) => void (await holdBack(prepared, "**/assets/*.js")),
  });
  await page.keyboard.press("/");
  await page.waitForURL("**/search");
});

test.for([844, 380])("fills a phone's window of %i px, with targets of 44 px", async (height, { open }) => {
  const page = await open("/docs/faq", { site: "real", viewport: { width: 390, height }, hasTouch: true });
  const box = dialog(page).locator(".search-box");
  await openDialog(page, "relay not allowed");
  for (const query of ["relay not allowed", "zebra stripes mail", "qwxzy flurb"]) {
    await field(page).fill(query);
    const answer = dialog(page).locator(".search-hits[aria-busy=false]");
    // With no results, the list is empty.
    await answer.waitFor({ state: "attached" });
    const { y, height: boxHeight } = (await box.boundingBox()) ?? {};
    expect([y, boxHeight]).toEqual([0, height]);
    expect(await box.evaluate(({ scrollTop, scrollWidth }) => [scrollTop, scrollWidth])).toEqual([0, 390]);
    const targets = dialog(page).locator(":is(.search-hits, .search-note li, .search-foot) a, button, label");
    const small = await targets.evaluateAll((links) =>
      links.filter((link) => link.getClientRects().length && link.getBoundingClientRect().height < 43.9),
    );
    expect(small).toHaveLength(0);
    await box.evaluate((element) => element.scrollTo({ top: 1000 }));
  }
});

test("remembers Enter until there is a hit to open", async ({ open }) => {
  const page = await open("/docs/start");
  const goOn = await holdBack(page, "**/search-index.json");
  await openDialog(page, "more blocks");
  await page.keyboard.press("Enter");
  goOn();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe("/docs/start");
  expect(await dialog(page).count()).toBe(0);
});

test("forgets Enter when another kind is chosen", async ({ open }) => {
  const page = await open("/docs/start");
  await openDialog(page, "letter blocks");
  await settle(page);
  const kinds = page.getByRole("radio");
  await kinds.nth(2).check({ force: true });
  await field(page).fill("screens");
  await dialog(page).getByText("No results for").waitFor();
  await page.keyboard.press("Enter");
  await kinds.first().check({ force: true });
  await hits(page).first().waitFor();
  await settle(page);
  expect(new URL(page.url()).pathname).toBe("/docs/start");
});

test("has a search page that names the query, fits any of them, and is found again by Back", async ({
  open,
}) => {
  const page = await open(`/search?q=${"blocks".repeat(80)}`);
  await page.locator(".search-count").waitFor();
  expect(await page.title()).toContain("blocksblocks");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 900, height: 300 });
  await page.locator(".search-form input").fill("blocks");
  await page.locator("#search-results .search-hits[aria-busy=false]").waitFor();
  await page.locator("#search-results .search-hits a").last().hover();
  const y = await page.evaluate(() => scrollY);
  await page.locator("#search-results .search-hits a").last().click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe("/search");
  await page.goBack();
  await page.locator("#search-results .search-hits[aria-busy=false]").waitFor();
  expect(y).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
});

test("has a search page that shows as many results as before when one comes back", async ({ open }) => {
  const page = await open("/search?q=dkim", { site: "real" });
  const results = page.locator("#search-results .search-hits a");
  await page.getByRole("button", { name: "Show more results" }).click();
  await expect.poll(() => results.count()).toBe(40);
  await results.last().click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe("/search");
  await page.goBack();
  await expect.poll(() => results.count()).toBe(40);
});

test("loads the index once for the search page and the dialog on it", async ({ open }) => {
  const page = await open("/search");
  let requests = 0;
  page.context().on("request", (request) => {
    if (request.url().endsWith("/search-index.json")) requests += 1;
  });
  await page.locator(".search-form input").fill("blocks");
  await page.locator("#search-results .search-hits[aria-busy=false] a").first().waitFor();
  await openDialog(page, "blocks");
  await hits(page).first().waitFor();
  expect(requests).toBeLessThanOrEqual(1);
  expect(page.workers()).toHaveLength(1);
});
