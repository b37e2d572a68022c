import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { THROTTLE } from "../visit/openVisit.ts";
import { serveCompressed } from "../visit/serveCompressed.ts";

export interface TimeRequest {
  /** Folder of a built site. */
  root: string;
  /** Path of the browser. */
  browser: string;
  queries: string[];
}

/**
 * How long the engine takes for each query once its files are there, in Chromium with a slow processor. The engine runs
 * on the page for this, because Chromium slows pages down but not workers.
 */
export async function timeEngine({ root, browser: executablePath, queries }: TimeRequest): Promise<number[]> {
  const script = (await readdir(join(root, "assets"))).find((name) => /^createEngine-.*\.js$/.test(name));
  if (!script) return [];
  const site = await serveCompressed(root, null);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/404`);
    await page.evaluate(inPageLoad, {
      script: `${site.origin}/assets/${script}`,
      root: `${site.origin}/`,
      queries,
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE.cpu });
    return await page.evaluate(inPageTimes, queries);
  } finally {
    await browser.close();
    await site.close();
  }
}

interface Loaded {
  search(query: { text: string; limit: number }): Promise<unknown>;
}

declare global {
  var benchEngine: Loaded | undefined;
}

async function inPageLoad({ script, root, queries }: { script: string; root: string; queries: string[] }) {
  const { createEngine } = await import(/* @vite-ignore */ script);
  const fetchFile = (url: string, init?: RequestInit) => fetch(url, init);
  const engine: Loaded = createEngine({ root, baseUrl: "/", fetch: fetchFile });
  for (const text of queries) await engine.search({ text, limit: 20 });
  globalThis.benchEngine = engine;
}

async function inPageTimes(queries: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const text of queries) {
    const started = performance.now();
    await globalThis.benchEngine?.search({ text, limit: 20 });
    times.push(performance.now() - started);
  }
  return times;
}
