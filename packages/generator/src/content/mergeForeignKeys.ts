import type { Problem } from "../shared/problem.ts";
import { UNKNOWN_KEY_HINT } from "../shared/schemaProblems.ts";

/**
 * Front matter may have keys that only other tools read. Each of them is told once, as a warning, not once a page; a key
 * that looks like one of ours is a mistake and stays an error.
 */
export function mergeForeignKeys(problems: Problem[]): Problem[] {
  const counts = new Map<string, number>();
  for (const problem of problems.filter(isForeignKey)) {
    counts.set(problem.message, (counts.get(problem.message) ?? 0) + 1);
  }
  const told = new Set<string>();
  return problems.flatMap((problem): Problem[] => {
    if (!isForeignKey(problem)) return [problem];
    if (told.has(problem.message)) return [];
    told.add(problem.message);
    const others = (counts.get(problem.message) ?? 1) - 1;
    const more =
      others > 0 ? ` ${others === 1 ? "Another page has" : `${others} other pages have`} it too.` : "";
    const hint = `It is ignored.${more}`;
    return [{ ...problem, severity: "warning", hint }];
  });
}

function isForeignKey({ rule, hint }: Problem): boolean {
  return rule === "front-matter" && hint === UNKNOWN_KEY_HINT;
}
