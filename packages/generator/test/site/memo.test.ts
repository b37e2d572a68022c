import { expect, it } from "vitest";
import { memoAfter } from "../../src/site/memo.ts";

it("reuses the last value as long as its inputs are identical", () => {
  const first = memoAfter(new Map());
  const value = first.memo("page", ["a", 1], () => ({}));
  const second = memoAfter(first.made);
  expect(second.memo("page", ["a", 1], () => ({}))).toBe(value);
  const third = memoAfter(second.made);
  expect(third.memo("page", ["a", 2], () => ({}))).not.toBe(value);
});

it("drops values that are not requested again", () => {
  const first = memoAfter(new Map());
  first.memo("page", [], () => "text");
  const second = memoAfter(first.made);
  expect(second.made.size).toBe(0);
});
