import type { Problem } from "../shared/problem.ts";
import { pathToKey } from "../shared/url.ts";
import type { Route } from "./site.ts";

export type Addressed = Pick<Route, "path" | "file" | "lines" | "updated">;

/** Keeps one of the pages with the same address, the oldest because others may link to it, and reports the others. */
export function uniqueRoutes<Page extends Addressed>(
  routes: Page[],
): { routes: Page[]; problems: Problem[] } {
  const oldest = new Map<string, Page>();
  const dropped = new Set<Page>();
  const problems = routes.flatMap((route): Problem[] => {
    // Some hosts and file systems are case-insensitive.
    const key = pathToKey(route.path).toLowerCase();
    const first = oldest.get(key);
    if (first === undefined) {
      oldest.set(key, route);
      return [];
    }
    const [older, newer] = ageOf(route) < ageOf(first) ? [route, first] : [first, route];
    oldest.set(key, older);
    const isSame = pathToKey(older.path) === pathToKey(newer.path);
    if (isSame) dropped.add(newer);
    return [
      {
        severity: "warning",
        rule: "duplicate-route",
        message: `Two pages have the address "${newer.path}": ${placeOf(older)} has ${
          isSame ? "it already, and this one is left out" : `"${older.path}" already`
        }.`,
        hint: "Give this one another slug, or another file name.",
        file: newer.file ?? undefined,
        line: newer.file ? addressLine(newer) : undefined,
      },
    ];
  });
  return { routes: routes.filter((route) => !dropped.has(route)), problems };
}

/** Uncommitted files are the newest; generated pages count as the oldest, because they cannot be moved. */
function ageOf({ file, updated }: Addressed): number {
  return file === null ? 0 : (updated ?? Number.POSITIVE_INFINITY);
}

/** Returns the line of the key that determines the address, or 1 if the file name does. */
function addressLine({ lines = {} }: Addressed): number {
  return lines["slug"] ?? lines["id"] ?? 1;
}

function placeOf(route: Addressed): string {
  return route.file === null ? "a generated page" : `${route.file}:${addressLine(route)}`;
}
