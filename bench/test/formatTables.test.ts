import { describe, expect, it } from "vitest";
import { budgetsTable } from "../report/formatTables.ts";
import { median } from "../results.ts";
import { blockingTime } from "../visit/visitSite.ts";
import { makeResults } from "./makeResults.ts";

describe("median", () => {
  it("is the middle value, or the mean of the two in the middle", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 100])).toBe(3.5);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });
});

describe("budgets", () => {
  it("hold times by their median and everything else by the worst value", () => {
    const table = budgetsTable(makeResults({ ours: { tbt: [10, 20, 900], cls: [0, 0, 0.003] } }));
    expect(table).toContain("| Total blocking time | 20 ms | 10 ms – 900 ms | ≤ 100 ms | kept |");
    expect(table).toContain("| Layout shift | 0.000 | 0.000 – 0.003 | ≤ 0.000 | **missed** |");
    expect(table).toContain("1 of 2 budgets kept.");
  });
});

describe("blocking time", () => {
  it("counts what tasks after the first paint take beyond 50 ms", () => {
    const longTasks = [
      { start: 0, duration: 300 },
      { start: 450, duration: 120 },
      { start: 700, duration: 80 },
    ];
    expect(blockingTime({ fcp: 500, longTasks })).toBe(20 + 30);
  });
});
