import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { findChromium } from "./findChromium.mjs";
import { root } from "./root.mjs";

/** Where the pictures are kept: beside the pages of the tools. */
const FOLDER = join(root, "content", "pages", "tools");
const MOST_PIXELS_HIGH = 300;
const MARGIN = 12;

/**
 * What each picture shows: the address, what is typed, and where the part worth a picture begins. Tools without text of
 * their own are shown with their example.
 * @type {{ name: string, path: string, typed?: Record<string, string>, from: string }[]}
 */
const PICTURES = [
  { name: "dns", path: "/tools/dns", from: ".tool figure" },
  { name: "config", path: "/tools/config", from: ".tool-findings" },
  { name: "convert", path: "/tools/convert", from: ".tool h2" },
  { name: "upgrade", path: "/tools/upgrade", from: ".tool > section" },
  { name: "log", path: "/tools/log", from: ".tool-events" },
  { name: "message", path: "/tools/message", from: ".message-verdict" },
  { name: "expression", path: "/tools/expression", from: ".expression-result" },
  {
    name: "values",
    path: "/tools",
    typed: { Domain: "example.net", "Mail host": "mx.example.net", "IPv4 address": "198.51.100.25" },
    from: ".tool",
  },
  {
    name: "size",
    path: "/docs/email/message-size#limits",
    typed: { "Largest attachment in MB": "25" },
    from: ".tool",
  },
];

/**
 * Takes the pictures of the tools for the pages about them, in light colors, from a site that is served.
 * @param {string[]} args the address of the site
 */
export async function takeScreenshots(args) {
  const {
    positionals: [address],
  } = parseArgs({ args, allowPositionals: true });
  if (!address) {
    console.error("Give the address of the served site: npm run screenshots -- http://localhost:3000");
    return 2;
  }
  const isServed = await fetch(`${address}${PICTURES[0]?.path}`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) throw new Error(`${address} does not serve the pages of the tools: run "npm start" first.`);
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    for (const { name, path, typed, from } of PICTURES) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });
      await page.goto(address + path);
      // Islands load near the viewport; a URL with a hash scrolls there.
      if (!path.includes("#"))
        await page
          .locator("[data-island]")
          .first()
          .evaluate((island) => island.scrollIntoView());
      await page.locator("[data-island] > .tool").scrollIntoViewIfNeeded();
      for (const [label, text] of Object.entries(typed ?? {}))
        await page.getByLabel(label).first().fill(text);
      if (!typed) await page.getByRole("button", { name: "Load an example" }).first().click();
      await page.locator(":focus").blur();
      await page.locator(from).first().waitFor();
      // At the top of the page, the navbar does not cover it.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const file = join(FOLDER, `${name}.webp`);
      await writeFile(file, await photograph(page, from));
      console.log(`  ${name}.webp`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return 0;
}

/**
 * Playwright itself writes no WebP, which takes a third of the space here.
 * @param {import("playwright-core").Page} page
 * @param {string} selector
 */
async function photograph(page, selector) {
  const start = await page.locator(selector).first().boundingBox();
  const tool = await page.locator("[data-island] > .tool").boundingBox();
  if (!start || !tool) throw new Error(`${page.url()} has no "${selector}".`);
  const height = Math.min(MOST_PIXELS_HIGH, tool.y + tool.height - start.y);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 50,
    captureBeyondViewport: true,
    clip: {
      x: tool.x - MARGIN,
      y: start.y - MARGIN,
      width: tool.width + 2 * MARGIN,
      height: height + 2 * MARGIN,
      scale: 1.5,
    },
  });
  return Buffer.from(data, "base64");
}
