import { didYouMean } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";

const SHOWN = 5;

interface NamedId extends Pick<Problem, "file" | "line"> {
  kind: "doc id" | "sidebar";
  /** Nothing is reported without one. */
  id: string | null | undefined;
  /** The ids that exist. */
  ids: string[];
  /** What names it, such as "The navbar". */
  by: string;
}

/** Reports the id of a doc or a sidebar that does not exist, with suggestions. */
export function checkId({ kind, id, ids, by, ...place }: NamedId): Problem[] {
  if (id == null || ids.includes(id)) return [];
  const rule = kind === "sidebar" ? "missing-sidebar" : "missing-doc-id";
  const message = `${by} names the ${kind} "${id}", which does not exist.`;
  const others = ids.length - SHOWN;
  const examples = ids.slice(0, SHOWN).join(", ") + (others > 0 ? ` and ${others} others` : "");
  return [errorProblem({ rule, message, hint: didYouMean(id, ids) ?? `Known: ${examples}.`, ...place })];
}
