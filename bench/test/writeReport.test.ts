import { parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { drawChart } from "../report/drawChart.ts";
import { fillPage, formatFigures } from "../report/writeReport.ts";
import { makeResults } from "./makeResults.ts";

const results = makeResults(
  { ours: { cold: [2, 1, 3] }, docusaurus: { cold: [30] }, vitepress: {} },
  { ours: { cold: [8] }, vitepress: {} },
);
const vitepress = results.sizes[4]?.["vitepress"];
if (vitepress) vitepress.failures["build"] = "stopped after 10 minutes";

describe("the figures of a run", () => {
  const text = formatFigures(results);

  it("show medians with their spread, single values without", () => {
    expect(text).toContain("| Build from nothing | 2.0 s (1.0 s – 3.0 s) | 30.0 s | – |");
  });

  it("say why a generator has none", () => {
    expect(text).toContain("| Build from nothing | 8.0 s | `stopped after 10 minutes` |");
    expect(text.split("stopped after 10 minutes")).toHaveLength(2);
    expect(text).toContain("- **Other 1.0.0** is missing: `npm install ended with 1`");
  });

  it("name date, content and versions", () => {
    expect(text).toMatch(/November 15, 2026[\s\S]*3 docs and 2 posts[\s\S]*`@docusaurus\/core@3.0.0`/);
  });
});

describe("the page", () => {
  it("gets new figures between its marks and keeps the rest", () => {
    const page = "a\n<!-- figures -->\nold $& text\n<!-- /figures -->\nb\n";
    const once = fillPage(page, "new $& text");
    expect(once).toBe("a\n<!-- figures -->\n\nnew $& text\n\n<!-- /figures -->\nb\n");
    expect(fillPage(once, "new $& text")).toBe(once);
  });

  it("must have the marks", () => {
    expect(() => fillPage("a", "b")).toThrow("<!-- figures -->");
  });
});

it("draws a bar for every value, in proportion, and says what is missing", () => {
  const svg = drawChart(results);
  const widths = [...svg.matchAll(/<rect[^>]* width="([\d.]+)"/g)]
    .slice(0, 3)
    .map(([, width]) => Number(width));
  expect((widths[1] ?? 0) / (widths[0] ?? 0)).toBeCloseTo(15, 0);
  expect(widths[2]).toBe(0);
  expect(svg).toContain("not measured");
  expect(svg).toContain("prefers-color-scheme:dark");
  expect(svg).not.toContain("NaN");
  expect(parseDocument(svg, { xmlMode: true }).children).toHaveLength(2);
});
