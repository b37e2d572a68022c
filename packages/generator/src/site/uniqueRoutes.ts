import type { Problem } from "../shared/problem.ts";
import { pathToKey } from "../shared/url.ts";
import type { Route } from "./site.ts";

export type Addressed = Pick<Route, "path" | "file" | "lines">;

/** Keeps the first of the pages with the same address, or the generated one, which cannot be moved; reports the others. */
export function uniqueRoutes<Page extends Addressed>(
  routes: Page[],
): { routes: Page[]; problems: Problem[] } {
  const pageByKey = new Map<string, Page>();
  const dropped = new Set<Page>();
  const problems = routes.flatMap((route): Problem[] => {
    // Some hosts and file systems are case-insensitive.
    const key = pathToKey(route.path).toLowerCase();
    const first = pageByKey.get(key);
    if (first === undefined) {
      pageByKey.set(key, route);
      return [];
    }
    const [kept, other] = route.file === null ? [route, first] : [first, route];
    pageByKey.set(key, kept);
    const isSame = pathToKey(kept.path) === pathToKey(other.path);
    if (isSame) dropped.add(other);
    return [
      {
        severity: "warning",
        rule: "duplicate-route",
        message: `Two pages have the address "${other.path}": ${placeOf(kept)} has ${
          isSame ? "it already, and this one is left out" : `"${kept.path}" already`
        }.`,
        hint: "Give this one another slug, or another file name.",
        file: other.file ?? undefined,
        line: other.file ? addressLine(other) : undefined,
      },
    ];
  });
  return { routes: routes.filter((route) => !dropped.has(route)), problems };
}

/** Returns the line of the key that determines the address, or 1 if the file name does. */
function addressLine({ lines = {} }: Addressed): number {
  return lines["slug"] ?? lines["id"] ?? 1;
}

function placeOf(route: Addressed): string {
  return route.file === null ? "a generated page" : `${route.file}:${addressLine(route)}`;
}
