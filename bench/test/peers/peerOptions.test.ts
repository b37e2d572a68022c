import { expect, it } from "vitest";
import { readPeerOptions } from "../../peers/peerOptions.ts";

const read = (...args: string[]) => readPeerOptions(["--peers", ...args], ["ours", "vitepress"]);

it("measures everything once unless told otherwise", () => {
  expect(read()).toMatchObject({
    parts: ["install", "build", "rebuild", "visit", "search"],
    only: [],
    pages: [1],
  });
});

it("takes parts, generators and sizes", () => {
  expect(read("build", "--only", "ours,vitepress", "--pages", "4,16")).toMatchObject({
    parts: ["build"],
    only: ["ours", "vitepress"],
    pages: [4, 16],
  });
});

it.each([
  ["--only hugo", 'There is no generator "hugo". Known: ours, vitepress.'],
  ["visits", 'There is no part "visits".'],
  ["--pages 0", '--pages must be a whole number above zero, not "0".'],
])("refuses %s", (line, message) => {
  expect(() => read(...line.split(" "))).toThrow(message);
});
