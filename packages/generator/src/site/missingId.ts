import { didYouMean } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";

interface MissingId {
  rule: "missing-doc-id" | "missing-sidebar";
  message: string;
  /** The id that was asked for. */
  id: string;
  known: string[];
  file: string;
}

/** A doc or sidebar that is named somewhere and does not exist, with the nearest one that does. */
export function missingId({ rule, message, id, known, file }: MissingId): Problem {
  const hint = didYouMean(id, known) ?? `Known: ${known.slice(0, 10).join(", ")}.`;
  return errorProblem({ rule, message, hint, file });
}
