import { expect, it } from "vitest";
import { reportSizes } from "../countLines.mjs";

it("tells lines, files and medians of each package, and names what is long or short", () => {
  const files = [
    { path: "search/src/a.ts", lines: 5 },
    { path: "search/src/b.ts", lines: 40 },
    { path: "search/src/c.ts", lines: 310 },
    { path: "site/src/d.tsx", lines: 60 },
  ];
  expect(reportSizes(files)).toBe(
    [
      "search        355 lines in 3 files, median 40",
      "site           60 lines in 1 files, median 60",
      "total         415 lines in 4 files, median 60",
      "1 files over 300 lines: search/src/c.ts (310)",
      "1 files under 10 lines: search/src/a.ts (5)",
    ].join("\n"),
  );
});
