import { describe, expect, it } from "vitest";
import { countErrors, formatProblems } from "../../src/check/report.ts";
import { errorProblem, warningProblem } from "../../src/shared/problem.ts";

const error = errorProblem({
  rule: "broken-link",
  message: "Broken.",
  hint: "Fix it.",
  file: "b.md",
  line: 12,
});
const earlier = errorProblem({ rule: "empty-file", message: "Empty.", file: "b.md", line: 2 });
const warning = warningProblem({ rule: "odd", message: "Odd." });

describe("the report", () => {
  it("has one block for each problem, sorted by place, and counts them", () => {
    expect(formatProblems([error, earlier, warning])).toBe(
      [
        "warning site Odd. [odd]",
        "error b.md:2 Empty. [empty-file]",
        "error b.md:12 Broken. [broken-link]",
        "    Fix it.",
        "2 errors, 1 warning",
      ].join("\n"),
    );
  });

  it("counts one and none", () => {
    expect(formatProblems([earlier]).split("\n").at(-1)).toBe("1 error, 0 warnings");
  });

  it("is colored only when asked to", () => {
    expect(formatProblems([error])).not.toContain("\u001b");
    expect(formatProblems([error], { color: true })).toContain("\u001b[31merror\u001b[0m");
  });

  it("shows five warnings of a rule, unless all are wanted, and every error", () => {
    const many = Array.from({ length: 7 }, (_, at) => [
      warningProblem({ rule: "odd", message: "Odd.", file: "a.md", line: at + 1 }),
      errorProblem({ rule: "bad", message: "Bad.", file: "a.md", line: at + 1 }),
    ]).flat();
    const count = (text: string, word: string) =>
      text.split("\n").filter((line) => line.startsWith(word)).length;
    const short = formatProblems(many);
    expect([count(short, "warning"), count(short, "error")]).toEqual([5, 7]);
    expect(short).toContain("… and 2 warnings like these");
    expect(count(formatProblems(many, { verbose: true }), "warning")).toBe(7);
  });
});

it("counts errors and leaves warnings out", () => {
  expect(countErrors([error, warning, earlier])).toBe(2);
});
