import { posix } from "node:path";
import type { Problem } from "../shared/problem.ts";

/** Number of warnings shown for each rule, unless `verbose`. */
const WARNINGS_PER_RULE = 5;

export interface ReportOptions {
  color?: boolean;
  /** Shows all warnings. */
  verbose?: boolean;
  /** The content folder, which files of problems are relative to; with it, terminals can open them. */
  root?: string;
}

/** Formats problems, sorted by file and line, with a count at the end. Errors are never omitted. */
export function formatProblems(
  problems: Problem[],
  { color = false, verbose = false, root = "" }: ReportOptions = {},
): string {
  const sorted = problems.toSorted(byPlace);
  const shown = verbose ? sorted : sorted.filter(isAmongFirst());
  const blocks = shown.map((problem) => formatProblem(problem, { root, color }));
  const omitted = sorted.length - shown.length;
  const more =
    omitted > 0 ? [`… and ${count(omitted, "warning")} like these (build with --verbose to see all)`] : [];
  const errors = countErrors(problems);
  const summary = `${count(errors, "error")}, ${count(problems.length - errors, "warning")}`;
  return [...blocks, ...more, summary].join("\n");
}

export function countErrors(problems: Problem[]): number {
  return problems.filter(({ severity }) => severity === "error").length;
}

export function formatProblem(problem: Problem, { root = "", color = false }: ReportOptions): string {
  const { severity, file, line, message, hint, rule } = problem;
  const paint = (code: number, text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const where = file ? `${posix.join(root, file)}${line ? `:${line}` : ""}` : "site";
  const mark = severity === "error" ? paint(31, "error") : paint(33, "warning");
  const fix = hint ? `\n    ${hint}` : "";
  return `${mark} ${paint(1, where)} ${message} ${paint(2, `[${rule}]`)}${fix}`;
}

function isAmongFirst(): (problem: Problem) => boolean {
  const seen = new Map<string, number>();
  return ({ severity, rule }) => {
    const nth = (seen.get(rule) ?? 0) + 1;
    seen.set(rule, nth);
    return severity === "error" || nth <= WARNINGS_PER_RULE;
  };
}

/** Writes a number with its noun: `1 error`, `2 errors`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Orders problems by file and line. */
export function byPlace(a: Problem, b: Problem): number {
  const [left, right] = [a.file ?? "", b.file ?? ""];
  if (left !== right) return left < right ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}
