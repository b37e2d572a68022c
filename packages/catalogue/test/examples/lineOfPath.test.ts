import { expect, it } from "vitest";
import { lineOfPath } from "../../src/examples/lineOfPath.ts";

const FILE =
  "services:\n  mail:\n    image: stalwart\n    healthcheck:\n      retry: 3\n    ports:\n      - 25\n      - { port: 587 }";

it.each([
  [["services", "mail", "healthcheck", "retry"], 5],
  [["services", "mail", "healthcheck", "no such key"], 4],
  [["services", "mail", ""], 2],
  [["services", "mail", "ports", 1, "port"], 8],
  [["services", "mail", "ports", 0], 7],
  [["services", "mail", "ports", 2], 6],
  [["volumes"], null],
])("finds the last key of %j that is there", (path, line) => {
  expect(lineOfPath(FILE, path)).toBe(line);
});
