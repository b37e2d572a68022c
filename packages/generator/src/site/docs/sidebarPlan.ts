import type { Link, SidebarCategory, SidebarItem } from "../../shared/nav.ts";
import type { DocEntry } from "./docEntry.ts";
import type { SidebarNode } from "./generateSidebar.ts";

export interface SidebarPlan {
  name: string;
  nodes: SidebarNode[];
  items: SidebarItem[];
  /** Reading order, for the previous and next links. */
  order: Link[];
  /** By path: the page's index in that order, and its categories, outermost first. */
  places: ReadonlyMap<string, { at: number; trail: SidebarCategory[] }>;
}

export function planSidebar(name: string, nodes: SidebarNode[]): SidebarPlan {
  const items = nodes.map(toItem);
  const order = readingOrder(items);
  const numbers = new Map(order.map(({ href }, at) => [href, at] as const).reverse());
  const places = new Map(
    [...indexTrails(items)].map(([href, trail]) => [href, { at: numbers.get(href) ?? -1, trail }]),
  );
  return { name, nodes, items, order, places };
}

/** Indexes the categories around every page, outermost first; searching the tree for each would take quadratic time. */
export function indexTrails(items: SidebarItem[]): ReadonlyMap<string, SidebarCategory[]> {
  const trails = new Map<string, SidebarCategory[]>();
  collect(items, []);
  return trails;

  function collect(level: SidebarItem[], above: SidebarCategory[]) {
    for (const item of level) {
      if (item.type === "page") keep(item.href, above);
      else {
        const trail = [...above, item];
        collect(item.items, trail);
        if (item.hasPage) keep(item.href, trail);
      }
    }
  }

  function keep(href: string, trail: SidebarCategory[]) {
    if (!trails.has(href)) trails.set(href, trail);
  }
}

/** Converts a node to the item that the browser gets. */
export function toItem(node: SidebarNode): SidebarItem {
  if (node.type === "doc") {
    const { path: href, frontMatter } = node.doc;
    return { type: "page", label: node.label, href, ...(frontMatter.draft && { isDraft: true }) };
  }
  const items = node.children.map(toItem);
  const own = node.page?.type === "doc" ? node.page.doc.path : node.page?.path;
  const { collapsible = true, collapsed = true } = node.meta;
  return {
    type: "category",
    id: node.folder,
    label: node.label,
    href: own ?? readingOrder(items)[0]?.href ?? "/",
    hasPage: own !== undefined,
    collapsible,
    collapsed: collapsible && collapsed,
    items,
  };
}

function readingOrder(items: SidebarItem[]): Link[] {
  return items.flatMap((item): Link[] => {
    const { href, label } = item;
    if (item.type === "page") return [{ href, label }];
    return [...(item.hasPage ? [{ href, label }] : []), ...readingOrder(item.items)];
  });
}

/** Returns all docs of a category, its own page first. */
export function docsBelow(node: SidebarNode): DocEntry[] {
  if (node.type === "doc") return [node.doc];
  const own = node.page?.type === "doc" ? [node.page.doc] : [];
  return [...own, ...node.children.flatMap(docsBelow)];
}

/** Returns the sidebar, breadcrumbs and neighbors of a page. */
export function placeOf(path: string, plan: SidebarPlan | undefined) {
  const { at, trail } = plan?.places.get(path) ?? { at: -1, trail: [] };
  return {
    sidebar: plan?.name ?? null,
    breadcrumbs: trail.filter(({ href }) => href !== path).map(({ label, href }) => ({ label, href })),
    previous: (at > 0 && plan?.order[at - 1]) || null,
    next: (at >= 0 && plan?.order[at + 1]) || null,
  };
}
