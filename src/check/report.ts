import type { Problem } from "../shared/problem.ts";

/** Problems as text: sorted by file and line, one block each, with a count at the end. */
export function formatProblems(problems: Problem[], color = false): string {
  const paint = (code: number, text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const blocks = problems.toSorted(byPlace).map((problem) => {
    const { severity, file, line, message, hint, rule } = problem;
    const where = file ? `${file}${line ? `:${line}` : ""}` : "site";
    const mark = severity === "error" ? paint(31, "error") : paint(33, "warning");
    const fix = hint ? `\n    ${hint}` : "";
    return `${mark} ${paint(1, where)} ${message} ${paint(2, `[${rule}]`)}${fix}`;
  });
  return [...blocks, summarize(problems)].join("\n");
}

export function countErrors(problems: Problem[]): number {
  return problems.filter(({ severity }) => severity === "error").length;
}

function summarize(problems: Problem[]): string {
  const errors = countErrors(problems);
  const warnings = problems.length - errors;
  return `${count(errors, "error")}, ${count(warnings, "warning")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function byPlace(a: Problem, b: Problem): number {
  const [left, right] = [a.file ?? "", b.file ?? ""];
  if (left !== right) return left < right ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}
