import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queueWork } from "../../src/dev/queueWork.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes a second, and counts how often and how many at a time it was run. */
function slowWork() {
  const counts = { runs: 0, running: 0, most: 0 };
  const work = async () => {
    counts.runs += 1;
    counts.running += 1;
    counts.most = Math.max(counts.most, counts.running);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    counts.running -= 1;
  };
  return { counts, work };
}

it("runs once for hundreds of calls", async () => {
  const { counts, work } = slowWork();
  const ask = queueWork(work, 25, vi.fn());
  for (let call = 0; call < 300; call++) {
    ask();
    await vi.advanceTimersByTimeAsync(5);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(counts).toEqual({ runs: 1, running: 0, most: 1 });
});

it("runs once more for calls while it ran, and never concurrently", async () => {
  const { counts, work } = slowWork();
  const ask = queueWork(work, 25, vi.fn());
  ask();
  await vi.advanceTimersByTimeAsync(100);
  for (let call = 0; call < 5; call++) {
    ask();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(counts).toEqual({ runs: 2, running: 0, most: 1 });
});

it("reports a failure and goes on", async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error("unreadable")).mockResolvedValue(undefined);
  const onFailure = vi.fn();
  const ask = queueWork(work, 25, onFailure);
  ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error("unreadable"));
  ask();
  await vi.advanceTimersByTimeAsync(100);
  expect([work.mock.calls.length, onFailure.mock.calls.length]).toEqual([2, 1]);
});
