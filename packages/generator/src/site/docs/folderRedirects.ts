import type { SidebarItem } from "../../shared/nav.ts";
import { joinPath, pathToKey } from "../../shared/url.ts";
import type { Route } from "../site.ts";
import type { Docs } from "./planDocs.ts";
import { stripNumberPrefixes } from "./readDocs.ts";

/** Redirects folders without a page to their overview, or to the page of their category: people shorten URLs. */
export function folderRedirects(
  { sidebars, path: docsPath }: Pick<Docs, "path"> & { sidebars: { items: SidebarItem[] }[] },
  routes: Pick<Route, "path">[],
): Record<string, string> {
  const keys = new Set(routes.map(({ path }) => pathToKey(path)));
  const redirects: Record<string, string> = {};
  for (const { items } of sidebars) items.forEach(collect);
  return redirects;

  function collect(item: SidebarItem) {
    if (item.type === "page") return;
    const folder = joinPath(docsPath, stripNumberPrefixes(item.id));
    const overview = `${folder}/overview`;
    if (!keys.has(folder)) redirects[folder] ??= keys.has(overview) ? overview : item.href;
    item.items.forEach(collect);
  }
}
