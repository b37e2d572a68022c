import { readdir } from "node:fs/promises";
import { describe, expect, inject } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { recordTrouble } from "./support/records.ts";
import { untilReady } from "./support/untilReady.ts";

const AT_ONCE = 3;

/** The address of every page that was written, taken from the folder itself. */
async function routesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`)
    .sort();
}

describe("every route of the site", () => {
  test("opens and hydrates without a message, an error or a failed request", { timeout: 120_000 }, async ({
    open,
  }) => {
    const routes = await routesOf(inject("sites").real.folder);
    expect(routes.length).toBeGreaterThan(50);
    const queue = routes.values();
    const trouble: string[] = [];

    async function visitSome() {
      const page = await open("/robots.txt", { site: "real", until: "load" });
      const seen = recordTrouble(page);
      for (const route of queue) {
        const response = await page.goto(siteUrl(route, "real"));
        if (response?.status() !== 200) trouble.push(`${route} answers ${response?.status()}`);
        await untilReady(page);
        if ((await page.locator("h1").count()) !== 1) trouble.push(`${route} has not exactly one h1`);
      }
      trouble.push(...seen);
    }

    await Promise.all(Array.from({ length: AT_ONCE }, visitSome));
    expect(trouble).toEqual([]);
  });
});
