import { describe, expect, it } from "vitest";
import { type Figure, keepsBudget, median } from "../figure.ts";
import { blockingTime } from "../visit/blockingTime.ts";

describe("median", () => {
  it("is the middle value, or the mean of the two in the middle", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 100])).toBe(3.5);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });
});

describe("a budget", () => {
  const figure = (change: Partial<Figure>): Figure => ({
    part: "First visit",
    label: "",
    unit: "ms",
    values: [],
    ...change,
  });

  it("holds times by their median and everything else by the worst value", () => {
    expect(keepsBudget(figure({ budget: "blockingTime", values: [10, 20, 900] }))).toBe(true);
    expect(keepsBudget(figure({ budget: "layoutShift", unit: "score", values: [0, 0, 0.003] }))).toBe(false);
  });

  it("is not kept by a figure that could not be measured", () => {
    expect(keepsBudget(figure({ budget: "blockingTime" }))).toBe(false);
    expect(keepsBudget(figure({ budget: "layoutShift", unit: "score" }))).toBe(false);
  });

  it("says nothing where nothing is promised", () => {
    expect(keepsBudget(figure({ values: [1] }))).toBeUndefined();
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
