import { expect, it } from "vitest";
import { lineOfPath } from "../../../src/examples/lineOfPath.ts";

const FILE = "services:\n  mail:\n    image: stalwart\n    healthcheck:\n      retry: 3";

it.each([
  [["services", "mail", "healthcheck", "retry"], 5],
  [["services", "mail", "healthcheck", "no such key"], 4],
  [["services", "mail", ""], 2],
  [["volumes"], null],
])("finds the last key of %j that is there", (path, line) => {
  expect(lineOfPath(FILE, path)).toBe(line);
});
