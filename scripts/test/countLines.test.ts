import { expect, it } from "vitest";
import { reportSizes } from "../countLines.mjs";

const files = [
  { path: "search/src/a.ts", lines: 5 },
  { path: "search/src/b.ts", lines: 40 },
  { path: "search/src/c.ts", lines: 310 },
  { path: "site/src/d.tsx", lines: 60 },
];

it("tells lines, files and medians of each package, and names what is long or short", () => {
  expect(reportSizes(files, { total: 500, packages: { site: 60 } })).toEqual({
    text: [
      "search        355 lines in 3 files, median 40",
      "site           60 lines of at most 60 in 1 files, median 60",
      "total         415 lines of at most 500 in 4 files, median 60",
      "1 files over 300 lines: search/src/c.ts (310)",
      "1 files under 10 lines: search/src/a.ts (5)",
    ].join("\n"),
    ok: true,
  });
});

it.each([[{ total: 414, packages: {} }], [{ total: 500, packages: { site: 59 } }]])(
  "fails over a limit: %j",
  (limits) => {
    const { text, ok } = reportSizes(files, limits);
    expect(ok).toBe(false);
    expect(text).toContain("TOO MANY");
  },
);
