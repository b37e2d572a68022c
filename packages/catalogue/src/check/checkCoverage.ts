import { errorProblem, type Problem } from "@docs/generator";
import type { CoverageOf } from "./coverage.ts";

/** Lists what no page describes yet. */
export const UNDESCRIBED_FILE = "undescribed.txt";

/**
 * The list of what no page describes, one entry to a line (`events acme.auth-start`), may only get shorter: nothing
 * else is missing, and nothing that is described is still on it.
 */
export function checkCoverage(parts: CoverageOf[], list: string): Problem[] {
  const lines = list.split("\n").map((line) => line.trim());
  const listed = new Set(lines);
  const missing = new Set(parts.flatMap(({ what, uncovered }) => uncovered.map((name) => `${what} ${name}`)));
  const isEntry = (line: string) => line !== "" && !line.startsWith("#");
  return [
    ...[...missing].filter((entry) => !listed.has(entry)).map(newlyMissing),
    ...lines.flatMap((line, at) => (isEntry(line) && !missing.has(line) ? [needless(line, at + 1)] : [])),
  ];
}

function newlyMissing(entry: string): Problem {
  return errorProblem({
    rule: "undescribed",
    message: `No page besides the reference describes "${entry}".`,
    hint: "Draw, set or mention it on the page where it belongs.",
    file: UNDESCRIBED_FILE,
  });
}

function needless(entry: string, line: number): Problem {
  return errorProblem({
    rule: "undescribed",
    message: `"${entry}" is described by now, or does not exist.`,
    hint: "Remove the line: the list only gets shorter.",
    file: UNDESCRIBED_FILE,
    line,
  });
}
