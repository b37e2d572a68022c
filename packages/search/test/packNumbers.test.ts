import { describe, expect, it } from "vitest";
import { countNumbers, digitValue, packNumbers, toDigit, unpackNumbers } from "../src/packNumbers.ts";

describe("packed numbers", () => {
  it("come back as they were", () => {
    const numbers = [0, 1, 31, 32, 63, 1023, 1024, 40_000, 2 ** 25];
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    expect(countNumbers(`${packNumbers(numbers)} ${packNumbers([7])}`)).toBe(numbers.length + 1);
  });

  it("take one character while they are small, and none that JSON would escape", () => {
    expect(packNumbers([0, 5, 31])).toHaveLength(3);
    expect(packNumbers(Array.from({ length: 2000 }, (_, at) => at))).toMatch(/^[\w-]+$/);
  });

  it("have digits with a value", () => {
    expect([0, 9, 15, 63].map((value) => digitValue(toDigit(value), 0))).toEqual([0, 9, 15, 63]);
  });
});
