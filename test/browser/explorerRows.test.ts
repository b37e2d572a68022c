import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";

const SETTINGS = "/docs/reference/settings";
const EVENTS = "/docs/reference/events";
const real = { site: "real" } as const;

const field = (page: Page) => page.getByRole("searchbox", { name: /^Filter by/ });
const name = (page: Page) => page.locator(".explorer dt > a").first();

interface SeenRow {
  text: string;
  links: (string | null)[];
  level: string | null;
}

/** What a visitor sees of the first row. */
function firstRow(page: Page): Promise<SeenRow> {
  return page
    .locator(".explorer .entry")
    .first()
    .evaluate((row: HTMLElement) => {
      const links = [...row.querySelectorAll("a")].filter((link) => link.checkVisibility());
      const level = row.querySelector<HTMLElement>(".badge");
      return {
        text: row.innerText.replace(/\s+/g, " ").trim(),
        links: links.map((link) => link.getAttribute("href")),
        level: level && `${level.className}: ${level.innerText}`,
      };
    });
}

/** Rows of entries that are found one after the other, each drawn over the one before. */
async function rowsOf(page: Page, keys: string[]): Promise<SeenRow[]> {
  const rows: SeenRow[] = [];
  for (const key of keys) {
    await field(page).fill(key);
    await expect.poll(() => name(page).textContent()).toBe(key);
    await expect.poll(() => name(page).isVisible()).toBe(true);
    rows.push(await firstRow(page));
  }
  return rows;
}

describe("a row of an explorer", () => {
  test("shows key, sentence, facts and the page that explains a setting", async ({ open }) => {
    const keys = ["config.local-keys", "store.<id>.path", "enterprise.license-key"];
    const [local, path, license] = await rowsOf(await open(SETTINGS, real), keys);
    expect(local?.text).toMatch(
      /^config\.local-keys list of pattern default store\.\*, .+ in config\.toml since 0\.7 Explained in .+\.$/,
    );
    expect(path?.text).toMatch(
      /^store\.<id>\.path string required in config\.toml Explained in RocksDB .+\.$/,
    );
    expect(path?.links).toEqual([
      "/docs/reference/settings/stores#setting-store.id.path",
      "/docs/storage/backends/rocksdb",
    ]);
    expect(license?.text).toMatch(
      /^enterprise\.license-key secret in config\.toml Enterprise since 0\.8\.3 Explained in Enterprise license .+\.$/,
    );
  });

  test("shows level, advice and metric of an event", async ({ open }) => {
    const [error, start] = await rowsOf(await open(EVENTS, real), ["acme.error", "acme.auth-start"]);
    expect(error?.text).toMatch(
      /^acme\.error error counted as a metric Explained in ACME overview, .+ Related settings acme\.<id>\.directory .+ An .+\. Check .+\.$/,
    );
    expect(error?.level).toBe("badge error: error");
    expect(start?.text).toMatch(/^acme\.auth-start info Explained in .+\.$/);
    expect(start?.level).toBe("badge info: info");
    expect(start?.links[0]).toBe("/docs/reference/events/transport-security#event-acme.auth-start");
    expect(start?.links).toContain("/docs/server/tls/acme/challenges");
  });

  test("keeps nothing of the entry it showed before", async ({ open }) => {
    const keys = ["acme.error", "acme.auth-start", "smtp.connection-start", "store.rocksdb-error"];
    const over = await rowsOf(await open(EVENTS, real), [...keys, ...keys.toReversed()]);
    expect(over.slice(keys.length)).toEqual(over.slice(0, keys.length).toReversed());
  });
});

describe("the field of an explorer", () => {
  test("leaves the keys for the site's search to it, but for the slash, which is text", async ({ open }) => {
    const page = await open(SETTINGS, real);
    await field(page).focus();
    await page.keyboard.press("/");
    expect(await field(page).inputValue()).toBe("/");
    await page.keyboard.press("Control+k");
    await page.locator(".search-dialog:popover-open").waitFor();
  });
});
