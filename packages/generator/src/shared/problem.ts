/** One thing a person has to fix, told so that the fix is obvious. Checks return these; only reporters print them. */
export interface Problem {
  severity: "error" | "warning";
  /** A stable name such as `broken-link`, for tests and for searching. */
  rule: string;
  /** What is wrong, with the value seen. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** Path relative to the project (or content) root. */
  file?: string;
  line?: number;
  /** The address of the link or image it is about, as the page has it. */
  target?: string;
}

export function errorProblem(problem: Omit<Problem, "severity">): Problem {
  return { severity: "error", ...problem };
}

export function warningProblem(problem: Omit<Problem, "severity">): Problem {
  return { severity: "warning", ...problem };
}

/** A problem on a page, before it is known which file the page comes from; an error unless it says otherwise. */
export type Finding = Omit<Problem, "severity" | "file"> & Partial<Pick<Problem, "severity">>;

/** Puts a finding on its page. */
export function toProblem(finding: Finding, file: string): Problem {
  return { severity: "error", ...finding, file };
}
