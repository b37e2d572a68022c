import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium } from "playwright-core";
import type { Figure } from "../figure.ts";
import { openVisit, THROTTLE } from "../visit/openVisit.ts";
import { serveCompressed } from "../visit/serveCompressed.ts";
import { type Span, trace } from "../visit/trace.ts";
import { makeConfig, makeLog } from "./pastedTexts.ts";

interface ToolBench {
  /** Folder of a built site. */
  root: string;
  /** Path of the browser. */
  browser: string;
  visits: number;
}

/** Longer than a tool takes for what is pasted, on a busy machine too. */
const REST = 5000;

/** Pastes long texts into the tools: what their threads take, and four times as much for a slow processor. */
export async function measureTools({ root, browser: executablePath, visits }: ToolBench): Promise<Figure[]> {
  const site = await serveCompressed(root, null);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const [config, log] = [await makeConfig(5000), await makeLog(10_000)];
  const judged: number[] = [];
  const configTasks: number[] = [];
  const logTasks: number[] = [];
  try {
    for (let round = 0; round < visits; round++) {
      const checked = await paste(browser, `${site.origin}/tools/config`, config);
      judged.push(longest(checked, "worker"));
      configTasks.push(longest(checked, "page"));
      logTasks.push(longest(await paste(browser, `${site.origin}/tools/log`, log), "page"));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  const figures = (label: string, values: number[], budget: Figure["budget"]): Figure[] => [
    { part: "Tools", label, unit: "ms", values, ...(budget ? { budget } : {}) },
    { part: "Tools", label: `${label}, 4×`, unit: "ms", values: values.map((value) => value * THROTTLE.cpu) },
  ];
  return [
    ...figures("configuration of 5,000 lines, judged in the worker", judged, "configCheck"),
    ...figures("the same, longest task of the page", configTasks, "toolTask"),
    ...figures("log of 10,000 lines, longest task of the page", logTasks, "toolTask"),
  ];
}

async function paste(browser: Browser, url: string, text: string): Promise<Span[]> {
  const { page, network, close } = await openVisit(browser, false);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(url);
  await page.locator(".tool textarea").focus();
  await network.quiet(2000);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const spans = await trace(await page.context().newCDPSession(page), async () => {
    await page.keyboard.press("Control+V");
    await sleep(REST);
  });
  await close();
  return spans;
}

/** Without the key's own event, in which the browser puts the text into the field. The page's thread is the one that gets it. */
function longest(spans: Span[], where: "page" | "worker"): number {
  const keys = spans.filter(({ ph, args }) => ph === "X" && args?.data?.type === "keydown");
  // Control comes before V.
  const key = keys.toSorted((a, b) => a.ts - b.ts).at(-1);
  const end = key ? key.ts + key.dur : 0;
  const times = spans
    .filter(
      ({ ph, tid, ts }) =>
        ph === "X" && (where === "page" ? tid === key?.tid && ts >= end : tid !== key?.tid),
    )
    .map(({ tdur, dur }) => (tdur ?? dur) / 1000);
  return Math.max(...times);
}
