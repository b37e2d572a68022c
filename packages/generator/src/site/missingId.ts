import { didYouMean } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";

/** A doc or sidebar that is named somewhere and does not exist, with the nearest one that does. */
export function missingId(
  id: string,
  known: string[],
  problem: Pick<Problem, "rule" | "message" | "file" | "line">,
): Problem {
  const hint = didYouMean(id, known) ?? `Known: ${known.slice(0, 10).join(", ")}.`;
  return errorProblem({ ...problem, hint });
}
