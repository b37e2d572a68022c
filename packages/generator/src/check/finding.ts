import type { Problem } from "../shared/problem.ts";

/** A problem inside a page, before it is known which file the page comes from; an error unless it says otherwise. */
export type Finding = Omit<Problem, "severity" | "file"> & Partial<Pick<Problem, "severity">>;

/** Puts a finding on its page. */
export function toProblem(finding: Finding, file: string): Problem {
  return { severity: "error", ...finding, file };
}
