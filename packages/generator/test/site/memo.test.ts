import { expect, it } from "vitest";
import { createMemo } from "../../src/site/memo.ts";

it("keeps a value as long as its inputs are identical", () => {
  const memo = createMemo();
  const value = memo("page", ["a", 1], () => ({}));
  expect(memo("page", ["a", 1], () => ({}))).toBe(value);
  expect(memo("other", ["a", 1], () => ({}))).not.toBe(value);
  expect(memo("page", ["a", 2], () => ({}))).not.toBe(value);
  expect(memo("page", ["a", 1], () => ({}))).not.toBe(value);
});
