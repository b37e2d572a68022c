import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";

/** The index of a large site takes minutes at this speed. */
const LONGEST = 300_000;

interface ShownWindow {
  /** Called in the page when what was waited for is shown, with the milliseconds since the act. */
  benchShown(ms: number): void;
}

/** Gives the milliseconds from an act until the selected element shows something else. */
export type TimeShown = (selector: string, act: () => Promise<unknown>) => Promise<number>;

/** Prepares a page, before it is opened, for acts to be timed in it. */
export async function timeShownIn(page: Page): Promise<TimeShown> {
  let report = (_ms: number) => {};
  await page.exposeFunction("benchShown", (ms: number) => report(ms));
  return async (selector, act) => {
    const shown = new Promise<number>((done) => {
      report = done;
    });
    // In this document, and in the next one where the act opens it.
    await page.evaluate(inPageShown, selector);
    await page.addInitScript(inPageShown, selector);
    await act();
    const ms = await Promise.race([shown, sleep(LONGEST, null, { ref: false })]);
    if (ms === null) throw new Error(`${selector} shows nothing new on ${new URL(page.url()).pathname}.`);
    return ms;
  };
}

/**
 * Times the next click or input until an element is painted that shows something else than before: a field by being
 * there, all others by their text. The time of a click outlives a page load, since some sites answer a click with one.
 * It runs in the page and uses nothing from outside.
 */
function inPageShown(selector: string): void {
  const clock = () => performance.timeOrigin + performance.now();
  const shown = () => {
    const element = document.querySelector(selector);
    return element instanceof HTMLInputElement && element.checkVisibility()
      ? "field"
      : (element?.textContent?.trim() ?? "");
  };
  function watch(from: number, before: string) {
    const now = shown();
    if (now === "" || now === before) {
      requestAnimationFrame(() => watch(from, before));
      return;
    }
    sessionStorage.removeItem("benchAct");
    // A timer set in a frame runs right after that frame is painted.
    setTimeout(() => (window as unknown as ShownWindow).benchShown(clock() - from));
  }

  const kept = sessionStorage.getItem("benchAct");
  if (kept) {
    const { from, before } = JSON.parse(kept) as { from: number; before: string };
    watch(from, before);
    return;
  }
  const start = ({ timeStamp }: Event) => {
    for (const type of ["click", "input"]) removeEventListener(type, start, true);
    const act = { from: performance.timeOrigin + timeStamp, before: shown() };
    sessionStorage.setItem("benchAct", JSON.stringify(act));
    requestAnimationFrame(() => watch(act.from, act.before));
  };
  for (const type of ["click", "input"]) addEventListener(type, start, true);
}
