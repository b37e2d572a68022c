import { errorProblem, type Problem } from "../shared/problem.ts";

/** Every page kind needs a component; a module without a default export cannot draw anything. */
export function checkViews<Modules extends object>(
  modules: Modules,
  pick: (kind: keyof Modules, modules: Modules) => unknown,
): Problem[] {
  return (Object.keys(modules) as (keyof Modules)[]).flatMap((kind) => {
    try {
      pick(kind, modules);
      return [];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [errorProblem({ rule: "page-view", message, hint: "Export its component as default." })];
    }
  });
}
