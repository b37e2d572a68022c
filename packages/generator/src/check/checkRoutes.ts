import { type Problem, warningProblem } from "../shared/problem.ts";
import { pathToKey } from "../shared/url.ts";
import type { Route } from "../site/site.ts";

/** Two pages with one address: the later one would silently replace the earlier. */
export function checkRoutes(routes: Pick<Route, "path" | "file">[]): Problem[] {
  const firstByKey = new Map<string, string>();
  return routes.flatMap(({ path, file }) => {
    const key = pathToKey(path);
    const source = file ?? "a generated page";
    const first = firstByKey.get(key);
    if (first === undefined) {
      firstByKey.set(key, source);
      return [];
    }
    const message = `Duplicate route "${path}": ${first} has it already.`;
    const hint = "Change the slug or the id of one of them.";
    return [warningProblem({ rule: "duplicate-route", message, hint, file: file ?? undefined })];
  });
}
