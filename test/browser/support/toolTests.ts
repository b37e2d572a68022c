import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browserTest.ts";
import { cutOff, openDeployed, untilInCache } from "./keptPages.ts";
import { overflow } from "./overflow.ts";
import { recordRequests } from "./records.ts";
import { untilReady } from "./untilReady.ts";
import { RULES_OF_COLOR, RULES_OF_LOOK, violations, violationsOfMarkup } from "./violations.ts";

interface ToolUse {
  /** Its route, such as `/tools/dns`. */
  path: string;
  /** Enters something and waits for the result. */
  use(page: Page): Promise<void>;
  /** For one tool with a worker and one without: a tool that asks for nothing while it is used needs what its page loads. */
  offline?: true;
}

const RULES_OF_THEME = [
  ["light", RULES_OF_LOOK],
  ["dark", RULES_OF_COLOR],
] as const;

/** What every tool guarantees: it sends nothing, stores nothing pasted, passes axe and fits narrow windows. */
export function describeTool({ path, use, offline }: ToolUse): void {
  describe(`the tool at ${path}`, () => {
    test("sends no request while it is used, passes axe in light and dark, and fits wide and narrow windows", async ({
      open,
    }) => {
      const page = await open(path, { site: "real", reducedMotion: "reduce" });
      await untilDrawn(page);
      const asked = recordRequests(page);
      await use(page);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      expect(await violationsOfMarkup(page, "main")).toEqual([]);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page)).toEqual([]);
        for (const [theme, rules] of RULES_OF_THEME) {
          await page.evaluate((mode) => document.documentElement.setAttribute("data-theme", mode), theme);
          const faults = await violations(page, { within: "main", rules });
          expect([width, theme, faults]).toEqual([width, theme, []]);
        }
      }
    });

    test("stores nothing that is pasted", async ({ open }) => {
      const page = await open(path, { site: "real" });
      await untilDrawn(page);
      const texts = page.locator(".tool textarea");
      for (const text of await texts.all()) await text.fill("correct horse");
      await page.reload();
      await untilDrawn(page);
      for (const text of await texts.all()) expect(await text.inputValue()).toBe("");
      const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
      expect(stored).not.toContain("correct horse");
    });

    if (!offline) return;
    test("works without a connection once it was opened", async ({ open }) => {
      const { page, deployment } = await openDeployed(open, "real", path.slice(1));
      await untilDrawn(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await untilInCache(page, [path, ...(await dataFiles(page))]);
      await cutOff(page, deployment);
      await page.reload();
      await untilReady(page);
      await untilDrawn(page);
      await use(page);
    });
  });
}

/** The data files that the page has loaded. */
function dataFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    return [...new Set(loaded)].filter((url) => /\/assets\/[^/]+\.json$/.test(url));
  });
}

async function untilDrawn(page: Page): Promise<void> {
  await page.locator("[data-island^=tool-] > .tool").first().waitFor();
  await page.waitForLoadState("networkidle");
}
