import { describe, expect } from "vitest";
import { siteUrl, test } from "./support/browserTest.ts";
import { layoutShifts } from "./support/layoutShifts.ts";
import { pageTypes } from "./support/pageTypes.ts";
import { servePieces } from "./support/servePieces.ts";

describe("columns", () => {
  const columns = { sidebar: ".sidebar", text: ".prose", contents: ".toc" };

  test.for([
    [1280, ["sidebar", "text", "contents"]],
    [1100, ["sidebar", "text"]],
    [768, ["text"]],
  ] as const)("at %i px: %j", async ([width, expected], { open }) => {
    const page = await open("/docs/start", { until: "load", viewport: { width, height: 800 } });
    const visible: string[] = [];
    for (const [name, selector] of Object.entries(columns)) {
      if (await page.locator(selector).isVisible()) visible.push(name);
    }
    expect(visible).toEqual(expected);
  });

  test("of a post fit the window", async ({ open }) => {
    const page = await open("/blog/virtual-queues", { site: "real", javaScriptEnabled: false });
    for (const width of [997, 1024, 1047, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.locator(".recent").isVisible()]).toEqual([width, true]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
      const [posts, text] = await Promise.all(
        [".recent", ".prose"].map((column) => page.locator(column).boundingBox()),
      );
      expect((posts?.x ?? 0) + (posts?.width ?? 0)).toBeLessThan(text?.x ?? 0);
    }
  });

  test("have their width at once when the window is resized for a picture of the whole page", async ({
    open,
  }) => {
    const page = await open("/docs/start", { until: "load", viewport: { width: 390, height: 800 } });
    await page.evaluate(() => {
      const widths: number[] = [];
      Reflect.set(window, "widths", widths);
      const note = () => {
        if (innerWidth === 1280) widths.push(document.querySelector(".prose")?.clientWidth ?? 0);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ fullPage: true });
    const widths: number[] = await page.evaluate(() => Reflect.get(window, "widths"));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThan(500);
  });

  test.for(pageTypes)(
    "stand where they will be before what follows them has arrived: $name",
    async ({ site, path }, { open }) => {
      const page = await open(path, { site, javaScriptEnabled: false });
      const [whole, begun] = await page.evaluate(() => {
        const [text] = document.querySelector("main > *")?.children ?? [];
        const before = text?.getBoundingClientRect().left;
        while (text?.nextSibling) text.nextSibling.remove();
        return [before, text?.getBoundingClientRect().left];
      });
      expect(begun).toEqual(whole);
    },
  );
});

test.for(pageTypes.filter(({ path }) => path !== "/no/such/page"))(
  "what has arrived of a document stays where it is while the rest arrives: $name",
  async ({ site, path }, { browser }) => {
    const pieces = await servePieces(await (await fetch(siteUrl(path, site))).text(), 24);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      const page = await context.newPage();
      await page.goto(pieces.url, { waitUntil: "commit" });
      for (let sent = 1; sent < pieces.count; sent++) {
        pieces.send();
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      await page.waitForLoadState("load");
      expect(await layoutShifts(page)).toEqual([]);
    } finally {
      await context.close();
      pieces.close();
    }
  },
);
