import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { openVisit, THROTTLE } from "./openVisit.ts";
import { type Span, trace } from "./trace.ts";

const SCRIPT = new Set(["EventDispatch", "FunctionCall", "FireAnimationFrame", "RunMicrotasks", "TimerFire"]);
/** Longer than any work a key press leaves for later. */
const BETWEEN_KEYS = 700;

/**
 * Script time of each key press in an explorer's field, in milliseconds. A slow processor is
 * calculated, not emulated: emulation pauses threads by wall-clock time, which distorts times as short as these.
 */
export async function typing(browser: Browser, url: string, text: string): Promise<number[]> {
  const { page, network, close } = await openVisit(browser, false);
  await page.goto(url);
  await page.locator(".explorer input[type=search]").focus();
  await network.quiet(2000);
  const session = await page.context().newCDPSession(page);
  const spans = await trace(session, async () => {
    for (const key of text) {
      await page.keyboard.press(key);
      await sleep(BETWEEN_KEYS);
    }
  });
  await close();
  return scriptPerKey(spans).map((time) => time * THROTTLE.cpu);
}

/** What runs from one key press to the next, without the layout and style work inside it. */
export function scriptPerKey(spans: Span[]): number[] {
  const thread = spans.find(({ name }) => name === "EventDispatch")?.tid;
  const own = spans
    .filter(({ ph, tid }) => ph === "X" && tid === thread)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const perKey: number[] = [];
  const add = ({ name }: Span, microseconds: number) => {
    const last = perKey.length - 1;
    if (last >= 0 && SCRIPT.has(name)) perKey[last] = (perKey[last] ?? 0) + microseconds / 1000;
  };
  let around: Span[] = [];
  for (const span of own) {
    if (span.name === "EventDispatch" && span.args?.data?.type === "keydown") perKey.push(0);
    around = around.filter(({ ts, dur }) => ts + dur > span.ts);
    const parent = around.at(-1);
    const time = span.tdur ?? span.dur;
    add(span, time);
    // The span around it has counted this time already.
    if (parent) add(parent, -time);
    around.push(span);
  }
  return perKey;
}
