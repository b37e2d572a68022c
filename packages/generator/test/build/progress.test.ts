import { expect, it } from "vitest";
import { createProgress } from "../../src/build/progress.ts";

it("prints each step with its name, count and time, and returns its result", async () => {
  const lines: string[] = [];
  const progress = createProgress((line) => lines.push(line));
  const result = await progress.step(
    "content",
    () => [1, 2],
    (items) => `${items.length} docs`,
  );
  progress.done("2 pages written");
  expect(result).toEqual([1, 2]);
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}content {6}2 docs +\d+(\.\d\d)? m?s$/),
    expect.stringMatching(/^2 pages written in \d+(\.\d\d)? m?s$/),
  ]);
});
