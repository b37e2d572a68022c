import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgress } from "../../../src/client/navigation/progress.ts";

function open() {
  const bar = { hidden: true, dataset: {} as DOMStringMap };
  return { bar, progress: createProgress(bar) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the progress bar", () => {
  it("appears after 200 ms and not before", () => {
    const { bar, progress } = open();
    progress.start();
    vi.advanceTimersByTime(199);
    expect(bar.hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect(bar).toEqual({ hidden: false, dataset: { state: "running" } });
  });

  it("never appears for a quick page", () => {
    const { bar, progress } = open();
    progress.start();
    vi.advanceTimersByTime(150);
    progress.end();
    vi.advanceTimersByTime(1000);
    expect(bar.hidden).toBe(true);
  });

  it("completes before it hides", () => {
    const { bar, progress } = open();
    progress.start();
    vi.advanceTimersByTime(200);
    progress.end();
    expect(bar).toEqual({ hidden: false, dataset: { state: "done" } });
    vi.advanceTimersByTime(200);
    expect(bar).toEqual({ hidden: true, dataset: {} });
  });

  it("stays when the next navigation starts while it is shown", () => {
    const { bar, progress } = open();
    progress.start();
    vi.advanceTimersByTime(200);
    progress.end();
    progress.start();
    vi.advanceTimersByTime(1000);
    expect(bar).toEqual({ hidden: false, dataset: { state: "running" } });
  });
});
