import type { SiteConfig } from "../config/siteConfig.ts";
import type { Problem } from "../shared/problem.ts";
import { pathToKey } from "../shared/url.ts";
import type { Route } from "../site/site.ts";

type Addressed = Pick<Route, "path" | "file" | "lines" | "updated">;

/** Reports pages with the same address, at the newer one, because others may link to the older one. */
export function checkRoutes(
  routes: Addressed[],
  { onDuplicateRoute }: Pick<SiteConfig, "onDuplicateRoute">,
): Problem[] {
  const firstByKey = new Map<string, Addressed>();
  return routes.flatMap((route): Problem[] => {
    // Some hosts and file systems are case-insensitive.
    const key = pathToKey(route.path).toLowerCase();
    const first = firstByKey.get(key);
    if (first === undefined) {
      firstByKey.set(key, route);
      return [];
    }
    const [older, newer] = ageOf(route) < ageOf(first) ? [route, first] : [first, route];
    firstByKey.set(key, older);
    return [
      {
        severity: onDuplicateRoute === "error" ? "error" : "warning",
        rule: "duplicate-route",
        message: `Two pages have the address "${newer.path}": ${placeOf(older)} has ${
          pathToKey(older.path) === pathToKey(newer.path) ? "it" : `"${older.path}"`
        } already.`,
        hint: "Give this one another slug, or another file name.",
        file: newer.file ?? undefined,
        line: newer.file ? addressLine(newer) : undefined,
      },
    ];
  });
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
