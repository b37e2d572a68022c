import { didYouMean } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";

const SHOWN = 5;

/** Creates the problem of a doc id or sidebar name that does not exist, with suggestions. */
export function missingId(
  id: string,
  known: string[],
  problem: Pick<Problem, "rule" | "message" | "file" | "line">,
): Problem {
  const others = known.length - SHOWN;
  const examples = known.slice(0, SHOWN).join(", ") + (others > 0 ? ` and ${others} others` : "");
  return errorProblem({ ...problem, hint: didYouMean(id, known) ?? `Known: ${examples}.` });
}
