import { groupBy } from "../shared/groupBy.ts";
import type { Route } from "./site.ts";

/** Returns the labels that can disambiguate a title: surrounding categories, innermost first, and "section". */
function qualifiersOf({ view }: Route): string[] {
  if (view.kind !== "doc" && view.kind !== "category") return [];
  const around = view.breadcrumbs.map(({ label }) => label).filter((label) => label !== view.title);
  return view.kind === "category" ? [...around.toReversed(), "section"] : around.toReversed();
}

/**
 * Appends category names to duplicate titles, which look alike in tabs, bookmarks and search engines. Pages of different
 * versions of the docs may have the same; posts and standalone pages count to the last version.
 */
export function uniqueTitles(routes: Route[], lastVersion: string): Route[] {
  const qualifiers = new Map(routes.map((route) => [route, qualifiersOf(route)]));
  const used = new Map(routes.map((route) => [route, 0]));
  const titleOf = (route: Route) => {
    const added = qualifiers.get(route)?.slice(0, used.get(route)) ?? [];
    return added.length > 0 ? `${route.view.title} (${added.join(", ")})` : route.view.title;
  };
  for (let isEqual = true; isEqual; ) {
    isEqual = false;
    for (const group of groupBy(
      routes,
      (route) => `${route.version ?? lastVersion} ${titleOf(route)}`,
    ).values()) {
      const longer = group.filter((each) => (used.get(each) ?? 0) < (qualifiers.get(each)?.length ?? 0));
      if (group.length === 1 || longer.length === 0) continue;
      // A category keeps its title as long as its pages can be qualified further.
      const pages = longer.filter(({ view }) => view.kind === "doc");
      for (const route of pages.length > 0 ? pages : longer) used.set(route, (used.get(route) ?? 0) + 1);
      isEqual = true;
    }
  }
  return routes.map((route) => ({ ...route, view: { ...route.view, title: titleOf(route) } }));
}
