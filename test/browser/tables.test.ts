import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { brokenWords } from "./support/brokenWords.ts";
import { test } from "./support/browserTest.ts";
import { tableFaults } from "./support/tableFaults.ts";

const PAGES = [
  "/docs/install/get-started",
  "/docs/reference/settings/smtp-inbound",
  "/docs/reference/permissions",
  "/docs/telemetry/events",
  "/docs/telemetry/metrics/overview",
  "/docs/management/troubleshoot",
  "/docs/auth/authentication/overview",
  "/docs/auth/oauth/interoperability",
  "/docs/storage/overview",
  "/docs/configuration/expressions/operators",
  "/blog/address-rewriting",
  "/blog/authors/team",
  "/docs/category/management",
];

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

describe("tables", () => {
  test.for(PAGES)(
    "show every cell and whole words at every width, with large letters too: %s",
    async (path, { open }) => {
      const page = await open(path, { site: "real", javaScriptEnabled: false });
      const faults: Record<string, string[]> = {};
      for (const size of ["100%", "200%"]) {
        await setTextSize(page, size);
        for (const width of [320, 390, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const found = await tableFaults(page);
          if (size === "100%" && width >= 640) found.push(...(await brokenWords(page, ".table-cards td")));
          if (found.length > 0) faults[`${width} px, ${size}`] = found;
        }
      }
      expect(faults).toEqual({});
    },
  );

  test.for([
    [639, "block"],
    [640, "table-cell"],
  ] as const)("of up to four columns at %i px: cells are a %s", async ([width, display], { open }) => {
    const page = await open("/docs/blocks", { viewport: { width, height: 800 }, until: "load" });
    const cell = page.locator(".table-cards td").first();
    expect(await cell.evaluate((element) => getComputedStyle(element).display)).toBe(display);
  });

  test("as cards name the columns before their cells where there are several, and stay tables to screen readers", async ({
    open,
  }) => {
    const page = await open("/docs/management/troubleshoot", {
      site: "real",
      viewport: { width: 390, height: 800 },
      until: "load",
    });
    const columns = (count: number) => page.locator(`table:has(th:nth-child(${count}):last-child)`).first();
    const [two, three] = [columns(2), columns(3)];
    const labels = await Promise.all(
      [two, three].map((table) =>
        table
          .locator("tbody tr")
          .first()
          .getByRole("cell")
          .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content)),
      ),
    );
    const heads = await three.getByRole("columnheader").allTextContents();
    expect(labels).toEqual([
      ["none", "none"],
      ["none", `"${heads[1]}" / ""`, `"${heads[2]}" / ""`],
    ]);
    expect((await three.locator("thead").boundingBox())?.height).toBe(1);
    const starts = await three.locator("td:last-child").evaluateAll((cells) => {
      const lines = document.createRange();
      return cells.flatMap((cell) => {
        lines.selectNodeContents(cell);
        return (
          Math.min(...[...lines.getClientRects()].map(({ left }) => left)) - cell.getBoundingClientRect().left
        );
      });
    });
    expect(new Set(starts)).toEqual(new Set([80]));
  });

  test("keep their head in sight below the navbar, and at the top once it is away", async ({ open }) => {
    const page = await open("/docs/reference/permissions", {
      site: "real",
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
    });
    const table = page.locator(".table-cards", { has: page.locator("tr:nth-child(20)") }).first();
    const top = async () => Math.round((await table.locator("th").first().boundingBox())?.y ?? -1);
    await table
      .locator("tr")
      .nth(10)
      .evaluate((row) => row.scrollIntoView({ behavior: "instant" }));
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 100);
    await expect.poll(top).toBe(0);
    await page.mouse.wheel(0, -60);
    await expect.poll(top).toBe(60);
  });

  test("let their last row cover the head, which never stands alone above a section", async ({ open }) => {
    const page = await open("/docs/management/troubleshoot", {
      site: "real",
      viewport: { width: 1280, height: 800 },
    });
    const covering = await page
      .locator(".table-cards:has(tbody tr:nth-child(3))")
      .first()
      .evaluate((table) => {
        const row = table.querySelector("tbody tr:last-child");
        scrollBy({ top: (row?.getBoundingClientRect().top ?? 0) - 70, behavior: "instant" });
        const { left, top } = row?.getBoundingClientRect() ?? new DOMRect();
        return document.elementFromPoint(left + 10, top + 20)?.closest("td, th")?.tagName;
      });
    expect(covering).toBe("TD");
  });

  test("of more columns show an edge where they go on, and let keys be copied whole", async ({ open }) => {
    const page = await open("/docs/storage/overview", {
      site: "real",
      viewport: { width: 390, height: 800 },
      until: "load",
    });
    const box = page.locator(".table-scroll").first();
    expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    expect(await box.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain("gradient");
    const copied = await page.evaluate(() => {
      const code = [...document.querySelectorAll("td code")].find((each) => each.querySelector("wbr"));
      if (!code) return null;
      getSelection()?.selectAllChildren(code);
      return [getSelection()?.toString(), code.textContent];
    });
    expect(copied?.[0]).toBe(copied?.[1]);
    expect(copied?.[0]).toMatch(/^[\w.<>*-]+$/);
  });
});
