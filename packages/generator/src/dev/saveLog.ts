import { formatProblem, type ReportOptions } from "../check/report.ts";
import type { Problem } from "../shared/problem.ts";

interface Save {
  /** What was saved, relative to the project. */
  files: string[];
  seconds: number;
  before: Problem[];
  after: Problem[];
  report: ReportOptions;
}

/** A line for a save, and what is wrong since: what was told before is not told again. */
export function formatSave({ files, seconds, before, after, report }: Save): string {
  const added = without(after, before);
  const mended = without(before, after).length;
  const what = files.length === 1 ? files[0] : `${files.length} files`;
  const counts = [
    ...(added.length > 0 ? [`${added.length} new problem${added.length === 1 ? "" : "s"}`] : []),
    ...(mended > 0 ? [`${mended} mended`] : []),
  ].join(", ");
  const line = [what, `${seconds.toFixed(1)} s`, ...(counts ? [counts] : [])].join(" · ");
  return [line, ...added.map((problem) => formatProblem(problem, report))].join("\n");
}

/** Problems of one list that the other has not: a problem is the same one when only its line has changed. */
function without(problems: Problem[], others: Problem[]): Problem[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(nameOf(other), (left.get(nameOf(other)) ?? 0) + 1);
  return problems.filter((problem) => {
    const count = left.get(nameOf(problem)) ?? 0;
    left.set(nameOf(problem), count - 1);
    return count <= 0;
  });
}

function nameOf({ rule, file, message }: Problem): string {
  return `${rule} ${file} ${message}`;
}
