import { errorProblem, type Problem, warningProblem } from "../shared/problem.ts";
import { isAssetPath } from "../shared/url.ts";
import type { Route } from "../site/site.ts";

/** Reports addresses that browsers and hosts would read as something else. */
export function checkPaths(routes: Pick<Route, "path" | "file" | "lines">[]): Problem[] {
  return routes.flatMap(({ path, file, lines = {} }): Problem[] => {
    const place = { rule: "address", file: file ?? undefined, line: file ? (lines["slug"] ?? 1) : undefined };
    const wrong = /[%?#\\:]|\.html$|\/ | (?=\/|$)/.exec(path)?.[0];
    if (wrong) {
      const message = `The address "${path}" cannot contain "${wrong}".`;
      return [errorProblem({ ...place, message, hint: "Give the page another slug, or another file name." })];
    }
    if (!isAssetPath(path)) return [];
    const message = `The address "${path}" looks like that of a file: its links load the whole page, and it is not kept offline.`;
    return [warningProblem({ ...place, message, hint: "Give the page a slug without a dot." })];
  });
}
