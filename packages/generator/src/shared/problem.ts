/** Something an author has to fix. Checks return problems; only reporters print them. */
export interface Problem {
  severity: "error" | "warning";
  /** A stable identifier such as `broken-link`. */
  rule: string;
  /** What is wrong, with the value seen. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** Relative to the content folder. */
  file?: string;
  line?: number;
  /** The link or image target it is about, as written. */
  target?: string;
}

export function errorProblem(problem: Omit<Problem, "severity">): Problem {
  return { ...problem, severity: "error" };
}

export function warningProblem(problem: Omit<Problem, "severity">): Problem {
  return { severity: "warning", ...problem };
}

/** A problem without its file; an error by default. */
export type Finding = Omit<Problem, "severity" | "file"> & Partial<Pick<Problem, "severity">>;

export function toProblem(finding: Finding, file: string): Problem {
  return { severity: "error", ...finding, file };
}
