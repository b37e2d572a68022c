import { expect, it } from "vitest";
import { formatSave } from "../../src/dev/saveLog.ts";
import { errorProblem } from "../../src/shared/problem.ts";

const problem = (message: string, line = 3) =>
  errorProblem({ rule: "broken-link", message, file: "docs/a.md", line });
const save = {
  files: ["content/docs/a.md"],
  seconds: 0.18,
  before: [],
  after: [],
  report: { root: "content" },
};

it("says what was saved and how long it took", () => {
  expect(formatSave(save)).toBe("content/docs/a.md · 0.2 s");
});

it("counts new and fixed problems, and lists only new ones", () => {
  const before = [problem("Old."), problem("Mended."), problem("Mended too.")];
  const after = [problem("Old.", 9), problem("New.")];
  expect(formatSave({ ...save, before, after })).toBe(
    "content/docs/a.md · 0.2 s · 1 new problem, 2 mended\nerror content/docs/a.md:3 New. [broken-link]",
  );
});

it("counts the same mistake again when it is made twice", () => {
  const [before, after] = [[problem("Old.")], [problem("Old."), problem("Old.", 7)]];
  expect(formatSave({ ...save, before, after })).toContain("1 new problem\n");
});

it("shows several files as a count, and colors if the terminal supports them", () => {
  const after = [problem("New.")];
  const text = formatSave({ ...save, files: ["a", "b"], after, report: { color: true } });
  expect(text).toContain("2 files · 0.2 s · 1 new problem\n\u001b[31merror");
});
