import { count, formatProblem, type ReportOptions } from "../check/report.ts";
import type { Problem } from "../shared/problem.ts";

interface Save {
  /** Saved files, relative to the project. */
  files: string[];
  seconds: number;
  before: Problem[];
  after: Problem[];
  report: ReportOptions;
}

/** Formats the log of a save: one line, and the problems that are new since the last one. */
export function formatSave({ files, seconds, before, after, report }: Save): string {
  const added = without(after, before);
  const fixed = without(before, after).length;
  const what = files.length === 1 ? files[0] : count(files.length, "file");
  const counts = [
    ...(added.length > 0 ? [count(added.length, "new problem")] : []),
    ...(fixed > 0 ? [`${fixed} mended`] : []),
  ].join(", ");
  const line = [what, `${seconds.toFixed(1)} s`, ...(counts ? [counts] : [])].join(" · ");
  return [line, ...added.map((problem) => formatProblem(problem, report))].join("\n");
}

/** Returns the problems that the other list does not contain; problems that differ only in their line are equal. */
function without(problems: Problem[], others: Problem[]): Problem[] {
  const remaining = new Map<string, number>();
  for (const other of others) remaining.set(nameOf(other), (remaining.get(nameOf(other)) ?? 0) + 1);
  return problems.filter((problem) => {
    const count = remaining.get(nameOf(problem)) ?? 0;
    remaining.set(nameOf(problem), count - 1);
    return count <= 0;
  });
}

function nameOf({ rule, file, message }: Problem): string {
  return `${rule} ${file} ${message}`;
}
