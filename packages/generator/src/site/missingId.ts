import { didYouMean } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";

const SHOWN = 5;

/** A doc or sidebar that is named somewhere and does not exist, with the nearest one that does. */
export function missingId(
  id: string,
  known: string[],
  problem: Pick<Problem, "rule" | "message" | "file" | "line">,
): Problem {
  const others = known.length - SHOWN;
  const examples = known.slice(0, SHOWN).join(", ") + (others > 0 ? ` and ${others} others` : "");
  return errorProblem({ ...problem, hint: didYouMean(id, known) ?? `Known: ${examples}.` });
}
