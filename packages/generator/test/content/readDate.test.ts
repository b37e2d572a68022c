import { expect, it } from "vitest";
import { readDate } from "../../src/content/readDate.ts";

it.each([
  ["2024-02-29", "2024-02-29"],
  ["2024-2-9", "2024-02-09"],
  ["2024-02-29 23:30", "2024-02-29T23:30:00.000Z"],
  ["2024-12-31T23:30:00-05:00", "2025-01-01T04:30:00.000Z"],
  ["2023-02-29", null],
  ["2024-02-30 12:00", null],
  ["2024-04-31", null],
  ["2024-13-01", null],
  ["tomorrow", null],
])("reads %s as %s", (text, date) => {
  expect(readDate(text)).toBe(date);
});
