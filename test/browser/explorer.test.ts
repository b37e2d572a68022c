// Long, because each filter and each way to reach an entry has a test.
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import eventData from "../../content/data/events.json" with { type: "json" };
import settingData from "../../content/data/settings.json" with { type: "json" };
import { test } from "./support/browserTest.ts";
import { layoutShifts } from "./support/layoutShifts.ts";
import { address, heading } from "./support/pageFacts.ts";
import { recordPageLoads, recordRequests, recordTrouble } from "./support/records.ts";
import { violations } from "./support/violations.ts";

const SETTINGS = "/docs/reference/settings";
const EVENTS = "/docs/reference/events";
const real = { site: "real" } as const;

const ALL_SETTINGS = settingData.entries.length;
const ALL_EVENTS = eventData.entries.length;

const field = (page: Page) => page.getByRole("searchbox", { name: /^Filter by/ });
const status = (page: Page) => page.locator(".explorer [role=status]");
const results = (page: Page) => page.locator(".explorer dt > a");
const choice = (page: Page, name: string) => page.getByRole("combobox", { name });
const list = (page: Page) => page.locator("[data-island=explorer] section").first();
const listed = (page: Page) => page.locator("[data-island=explorer] section li > a");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("the explorer of settings", () => {
  test("is a complete list of links without script", async ({ open }) => {
    const page = await open(SETTINGS, { ...real, javaScriptEnabled: false });
    expect(await listed(page).count()).toBe(ALL_SETTINGS);
    expect(await field(page).count()).toBe(0);
    await page.getByRole("link", { name: "storage.data", exact: true }).click();
    await expect.poll(() => address(page)).toBe("/docs/reference/settings/stores#setting-storage.data");
    expect(await page.locator("[id='setting-storage.data']").isVisible()).toBe(true);
  });

  test("comes to life without moving anything, and only its page pays for it", async ({ open }) => {
    const elsewhere = await open("/docs/faq", real);
    const asked = recordRequests(elsewhere);
    await elsewhere.waitForLoadState("networkidle");
    expect(asked.filter((path) => /xplorer|settings-/.test(path))).toEqual([]);

    const page = await open(SETTINGS, real);
    await field(page).waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    expect(await status(page).textContent()).toBe(`${ALL_SETTINGS} settings`);
    expect(await list(page).isVisible()).toBe(true);
  });

  test("folds its filters on a phone", async ({ open }) => {
    const page = await open(SETTINGS, { ...real, viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "Filters" }).waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    await page.getByRole("button", { name: "Filters" }).click();
    await choice(page, "Type").selectOption("boolean");
    await page.getByRole("button", { name: "Filters (1)" }).click();
    expect(await choice(page, "Type").isVisible()).toBe(false);
    await results(page).first().waitFor();
    expect((await results(page).first().boundingBox())?.y).toBeLessThan(640);
  });

  test("lists a long key on one line on a wide window", async ({ open }) => {
    const page = await open(SETTINGS, { ...real, viewport: { width: 1440, height: 900 } });
    const row = page.locator("li", { hasText: "server.listener.<id>.tls.disable-protocols" }).first();
    expect((await row.boundingBox())?.height).toBeLessThan(35);
  });

  test("has contents that follow the scroll, also back from its results", async ({ open }) => {
    const page = await open(SETTINGS, { ...real, viewport: { width: 1280, height: 800 } });
    const current = () => page.locator(".toc a[aria-current]").allInnerTexts();
    const topOf = (id: string) => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top);
    for (const [id, name] of [
      ["jmap", "JMAP"],
      ["stores", "Stores"],
    ] as const) {
      await page.locator(".toc").getByRole("link", { name, exact: true }).click();
      await expect.poll(current).toEqual([name]);
      await expect.poll(() => topOf(id)).toBeLessThan(62);
    }
    await field(page).fill("relay");
    await expect.poll(() => list(page).isVisible()).toBe(false);
    await page.locator(".toc").getByRole("link", { name: "JMAP", exact: true }).click();
    await expect.poll(current).toEqual(["JMAP"]);
    expect(await list(page).isVisible()).toBe(true);
  });

  test.for([
    [1280, 24],
    [390, 44],
  ] as const)("has targets that are large enough at %i px", async ([width, least], { open }) => {
    const page = await open(SETTINGS, { ...real, viewport: { width, height: 844 } });
    await field(page).waitFor();
    await page.locator(".mobile-toc").evaluate((contents) => contents.setAttribute("open", ""));
    const targets = page.locator(
      "[data-island=explorer] section a, :is(.toc, .mobile-toc) a, .explorer-more",
    );
    const small = await targets.evaluateAll((links, height) => {
      const shown = links.filter((link) => link.getClientRects().length > 0);
      const isSmall = (link: Element) => link.getBoundingClientRect().height < height;
      return { of: shown.length, small: shown.filter(isSmall).map((link) => link.textContent) };
    }, least);
    expect(small.of).toBeGreaterThan(ALL_SETTINGS + 2 * 23 - 1);
    expect(small.small).toEqual([]);
  });

  test("filters as one types, by key and by words, and says how many there are", async ({ open }) => {
    const page = await open(SETTINGS, real);
    await field(page).pressSequentially("session.rcpt.rel");
    await expect.poll(() => results(page).allTextContents()).toContain("session.rcpt.relay");
    expect(await status(page).textContent()).toMatch(new RegExp(`^\\d+ of ${ALL_SETTINGS} settings$`));
    expect(await list(page).isVisible()).toBe(false);
    await field(page).fill("store.rocksdb.path");
    await expect.poll(() => results(page).allTextContents()).toEqual(["store.<id>.path"]);
    await field(page).fill("no such thing");
    const search = page.getByRole("link", { name: "search all pages for “no such thing”" });
    await expect.poll(() => search.getAttribute("href")).toBe("/search?q=no%20such%20thing");
    await field(page).fill("");
    await expect.poll(() => list(page).isVisible()).toBe(true);
  });

  test("puts limits before caches of the same name", async ({ open }) => {
    const page = await open(`${SETTINGS}?q=message+size`, real);
    await expect.poll(() => results(page).first().textContent()).toBe("session.data.limits.size");
    for (const name of (await results(page).allTextContents()).slice(0, 3))
      expect(name).not.toMatch(/^cache\./);
  });

  test("narrows by component, type, default, place, edition and expression", async ({ open }) => {
    const page = await open(SETTINGS, real);
    await choice(page, "Component").selectOption("Stores");
    await expect
      .poll(() => status(page).textContent())
      .toMatch(new RegExp(`^\\d+ of ${ALL_SETTINGS} settings$`));
    await choice(page, "Stored in").selectOption("Database");
    await expect
      .poll(() => status(page).textContent())
      .toMatch(new RegExp(`^\\d\\d? of ${ALL_SETTINGS} settings$`));
    await page.getByRole("button", { name: "Clear" }).click();
    await choice(page, "Default").selectOption("Has a default");
    await expect
      .poll(() => status(page).textContent())
      .toMatch(new RegExp(`^\\d{3} of ${ALL_SETTINGS} settings$`));
    await choice(page, "Type").selectOption("boolean");
    await page.getByRole("checkbox", { name: "Enterprise" }).check();
    await expect.poll(() => address(page)).toBe(`${SETTINGS}?default=some&type=boolean&enterprise=yes`);
    expect(await results(page).count()).toBeGreaterThan(0);
    await page.getByRole("checkbox", { name: "Takes an expression" }).check();
    await page.getByText("Nothing matches.").waitFor();
  });

  test("draws more rows when the reader comes near the end", async ({ open }) => {
    const page = await open(`${SETTINGS}?type=boolean`, real);
    await field(page).waitFor();
    const before = await results(page).count();
    expect(before).toBeLessThan(99);
    await page.getByRole("button", { name: /^Show \d+ more$/ }).scrollIntoViewIfNeeded();
    await expect.poll(() => results(page).count()).toBeGreaterThan(before);
  });

  test("keeps its filters in the address: shared, and there again on the way back", async ({ open }) => {
    const page = await open(`${SETTINGS}?q=relay&component=smtp-inbound`, real);
    const loads = recordPageLoads(page);
    await expect.poll(() => results(page).allTextContents()).toEqual(["session.rcpt.relay"]);
    expect(await field(page).inputValue()).toBe("relay");
    await field(page).fill("script");
    await results(page).first().click();
    await expect.poll(() => address(page)).toContain("/docs/reference/settings/smtp-inbound#setting-");
    await page.goBack();
    await expect.poll(() => field(page).inputValue()).toBe("script");
    expect(address(page)).toBe(`${SETTINGS}?q=script&component=smtp-inbound`);
    expect(await choice(page, "Component").inputValue()).toBe("smtp-inbound");
    expect(loads).toEqual([]);
  });

  test("follows links to itself with other filters", async ({ open }) => {
    const page = await open(SETTINGS, real);
    await field(page).waitFor();
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      link.click();
    }, `${SETTINGS}?q=relay`);
    await expect.poll(() => field(page).inputValue()).toBe("relay");
    await page.goBack();
    await expect.poll(() => field(page).inputValue()).toBe("");
  });

  test("works by keyboard: arrows move, Enter opens, Esc clears", async ({ open }) => {
    const page = await open(SETTINGS, real);
    await field(page).fill("relay");
    await expect.poll(() => results(page).first().textContent()).toBe("session.rcpt.relay");
    await field(page).press("ArrowDown");
    expect(await focused(page)).toBe("session.rcpt.relay");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe(await results(page).nth(1).textContent());
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => field(page).inputValue()).toBe("");
    await expect.poll(() => list(page).isVisible()).toBe(true);
    await field(page).fill("relay");
    await expect.poll(() => results(page).count()).toBeGreaterThan(0);
    await field(page).press("Enter");
    await expect
      .poll(() => address(page))
      .toBe("/docs/reference/settings/smtp-inbound#setting-session.rcpt.relay");
  });

  test("opens what the newest text finds, however soon Enter follows", async ({ open }) => {
    const page = await open(`${SETTINGS}?q=relay`, real);
    await expect.poll(() => results(page).first().textContent()).toBe("session.rcpt.relay");
    await field(page).evaluate((input: HTMLInputElement) => {
      input.select();
      document.execCommand("insertText", false, "storage.data");
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    });
    await expect.poll(() => address(page)).toBe("/docs/reference/settings/stores#setting-storage.data");
  });

  test("fills a tall window with rows, each once, and draws no more than that", async ({ open }) => {
    const page = await open(SETTINGS, { ...real, viewport: { width: 1280, height: 2400 } });
    await field(page).fill("s");
    const more = page.getByRole("button", { name: /^Show \d+ more$/ });
    await expect
      .poll(() => more.evaluate((button) => button.getBoundingClientRect().top > innerHeight))
      .toBe(true);
    const names = await results(page).allTextContents();
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThan(30);
  });

  test("is mounted after navigation and ends when its page is left", async ({ open }) => {
    const page = await open("/docs/reference/permissions", real);
    const [loads, trouble] = [recordPageLoads(page), recordTrouble(page)];
    await page.locator(".sidebar").getByRole("link", { name: "All settings", exact: true }).click();
    await expect.poll(() => heading(page)).toBe("All settings");
    await field(page).fill("relay");
    await expect.poll(() => results(page).count()).toBeGreaterThan(0);
    await page.locator(".sidebar").getByRole("link", { name: "All permissions", exact: true }).click();
    await expect.poll(() => heading(page)).toBe("All permissions");
    expect(address(page)).toBe("/docs/reference/permissions");
    expect([loads, trouble]).toEqual([[], []]);
  });

  test("keeps the list when its data cannot be loaded, and says so", async ({ open }) => {
    const page = await open(SETTINGS, {
      ...real,
      prepare: (prepared) => prepared.route("**/assets/settings-*.json", (route) => route.abort()),
    });
    await page.getByText("Filters cannot be loaded now.").waitFor();
    expect(await list(page).isVisible()).toBe(true);
  });

  test.for([
    ["light", 1280],
    ["dark", 320],
  ] as const)(
    "pleases axe and scrolls in one direction only: %s, %i px",
    async ([theme, width], { open }) => {
      const page = await open(`${SETTINGS}?q=tls`, {
        ...real,
        viewport: { width, height: 800 },
        reducedMotion: "reduce",
        prepare: (prepared) => prepared.addInitScript((mode) => localStorage.setItem("theme", mode), theme),
      });
      await expect.poll(() => results(page).count()).toBeGreaterThan(0);
      expect(await violations(page, { within: "main" })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole("button", { name: "Clear" }).click();
      await expect.poll(() => list(page).isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});

describe("the explorer of permissions", () => {
  const PERMISSIONS = "/docs/reference/permissions";

  test("lists what a built-in role may do, instead of the tables", async ({ open }) => {
    const page = await open(PERMISSIONS, real);
    await field(page).waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    const tables = page.locator("article table");
    expect(await tables.first().isVisible()).toBe(true);
    await choice(page, "Built-in role").selectOption("tenant-admin");
    await expect.poll(() => status(page).textContent()).toBe("229 of 266 permissions");
    await choice(page, "Area").selectOption("DKIM");
    await expect.poll(() => status(page).textContent()).toBe("2 of 266 permissions");
    expect(await tables.first().isVisible()).toBe(false);
    expect(await violations(page, { within: "main" })).toEqual([]);
  });

  test("shows the tables again for what is in them, and the filters on the way back", async ({ open }) => {
    const page = await open(PERMISSIONS, real);
    await field(page).fill("dkim");
    await expect.poll(() => results(page).nth(1).textContent()).toBe("dkim-signature-get");
    await results(page).nth(1).click();
    await expect.poll(() => address(page)).toBe(`${PERMISSIONS}#permission-dkim-signature-get`);
    const row = page.locator("[id='permission-dkim-signature-get']");
    await expect
      .poll(() => row.evaluate((cell) => cell.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(await row.isVisible()).toBe(true);
    await page.goBack();
    await expect.poll(() => field(page).inputValue()).toBe("dkim");
    await expect.poll(() => row.isVisible()).toBe(false);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Queue" }).click();
    await expect.poll(() => page.getByRole("heading", { name: "Queue" }).isVisible()).toBe(true);
    await field(page).fill("dkim");
    await field(page).press("Enter");
    await expect.poll(() => address(page)).toContain(`${PERMISSIONS}#permission-dkim`);
    expect(await row.isVisible()).toBe(true);
  });
});

describe("the explorer of events", () => {
  const line =
    '2025-11-02T09:12:03Z ERROR RocksDB error (store.rocksdb-error) reason = "192.0.2.7", causedBy = Blob missing (store.blob-missing)';

  test("finds the entry of a pasted line of the log, and keeps the line out of the address", async ({
    open,
  }) => {
    const page = await open(EVENTS, real);
    await field(page).fill(line);
    await expect.poll(() => results(page).first().textContent()).toBe("store.rocksdb-error");
    await expect.poll(() => address(page)).toMatch(/\?q=store\.rocksdb-error/);
    expect(address(page)).not.toContain("192.0.2.7");
    await page.reload();
    await expect.poll(() => results(page).first().textContent()).toBe("store.rocksdb-error");
  });

  test("reads a line of JSON as well, and narrows by level", async ({ open }) => {
    const page = await open(EVENTS, real);
    await field(page).fill('{"createdAt":"2025-11-02T09:12:03Z","type":"smtp.ehlo","data":{}}');
    await expect.poll(() => results(page).allTextContents()).toEqual(["smtp.ehlo"]);
    expect(await status(page).textContent()).toBe("1 event in this line");
    await field(page).fill("");
    await choice(page, "Level").selectOption("error");
    const errors = eventData.entries.filter(({ level }) => level === "error").length;
    await expect.poll(() => status(page).textContent()).toBe(`${errors} of ${ALL_EVENTS} events`);
    expect(await violations(page, { within: "main" })).toEqual([]);
  });

  test("is a complete list of links without script", async ({ open }) => {
    const page = await open(EVENTS, { ...real, javaScriptEnabled: false });
    expect(await listed(page).count()).toBe(ALL_EVENTS);
  });
});
