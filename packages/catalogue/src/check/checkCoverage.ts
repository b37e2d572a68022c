import { errorProblem, type Problem } from "@docs/generator";
import type { CoverageOf } from "./coverage.ts";

/** Lists the entries that no page describes yet, one per line: `events acme.auth-start`. */
export const UNDESCRIBED_FILE = "undescribed.txt";

/** Checks that the list of undescribed entries is complete and has no entry that is described by now. */
export function checkCoverage(parts: CoverageOf[], list: string): Problem[] {
  const lines = list.split("\n").map((line) => line.trim());
  const listed = new Set(lines);
  const missing = new Set(parts.flatMap(({ what, uncovered }) => uncovered.map((name) => `${what} ${name}`)));
  const isEntry = (line: string) => line !== "" && !line.startsWith("#");
  const problem = (message: string, hint: string, line?: number) =>
    errorProblem({ rule: "undescribed", message, hint, file: UNDESCRIBED_FILE, ...(line ? { line } : {}) });
  return [
    ...[...missing]
      .filter((entry) => !listed.has(entry))
      .map((entry) =>
        problem(
          `No page besides the reference describes "${entry}".`,
          "Draw, set or mention it on the page where it belongs.",
        ),
      ),
    ...lines.flatMap((line, at) =>
      isEntry(line) && !missing.has(line)
        ? problem(
            `"${line}" is described by now, or does not exist.`,
            "Remove the line: the list only gets shorter.",
            at + 1,
          )
        : [],
    ),
  ];
}
