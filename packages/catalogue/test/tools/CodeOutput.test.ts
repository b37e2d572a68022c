import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CodeOutput } from "../../src/tools/CodeOutput.tsx";

const draw = (lines: number) =>
  renderToStaticMarkup(createElement(CodeOutput, { text: Array(lines).fill("a").join("\n") }));

it("draws no more lines than browsers can show, and copies all", () => {
  const [short, long] = [draw(100), draw(20_000)];
  expect(short.match(/class="line"/g)).toHaveLength(100);
  expect(short).not.toMatch(/data-copy=|lines are shown/);
  expect(long.match(/class="line"/g)).toHaveLength(5_000);
  expect(long).toContain("The first 5,000 lines are shown.");
  expect(/data-copy="([^"]*)"/.exec(long)?.[1]).toHaveLength(39_999);
});
