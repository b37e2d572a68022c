import type { NavFile, SidebarItem } from "../../shared/nav.ts";
import { pathToKey } from "../../shared/url.ts";
import { joinRoute } from "../joinRoute.ts";
import type { Route } from "../site.ts";
import { stripNumberPrefixes } from "./docPath.ts";

/** Redirects folders without a page to their overview, or to the page of their category: people shorten URLs. */
export function folderRedirects(
  sidebars: NavFile["sidebars"],
  routes: Pick<Route, "path">[],
  docsBase: string,
): Record<string, string> {
  const known = new Set(routes.map(({ path }) => pathToKey(path)));
  const redirects: Record<string, string> = {};
  Object.values(sidebars).flat().forEach(collect);
  return redirects;

  function collect(item: SidebarItem) {
    if (item.type === "page") return;
    const folder = joinRoute(docsBase, stripNumberPrefixes(item.id));
    const overview = `${folder}/overview`;
    if (!known.has(folder)) redirects[folder] ??= known.has(overview) ? overview : item.href;
    item.items.forEach(collect);
  }
}
