import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { pageTypes } from "./support/pageTypes.ts";

/** Screenshots for review by people; they are not compared with earlier ones. */
const FOLDER = "test/browser/artefacts";
const WIDTHS = [1440, 390];
/** Long pages repeat themselves below this. */
const MOST_HEIGHT = 4000;

test.for(pageTypes)(
  "pictures of the $name, wide and narrow, light and dark",
  async ({ name, site, path }, { open }) => {
    await mkdir(FOLDER, { recursive: true });
    const page = await open(path, { site, reducedMotion: "reduce", until: "load" });
    const pictures: Buffer[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const mode of ["light", "dark"]) {
        await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), mode);
        const file = `${name.replace(/\W+/g, "-")}-${width}-${mode}.png`;
        const height = Math.min(await page.evaluate(() => document.body.scrollHeight), MOST_HEIGHT);
        const clip = { x: 0, y: 0, width, height };
        pictures.push(await page.screenshot({ path: join(FOLDER, file), fullPage: true, clip }));
      }
    }
    // Two equal screenshots mean that a width or a mode was not applied.
    expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(pictures.length);
  },
);
