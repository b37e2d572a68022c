import type { Link, NavFile, SidebarCategory, SidebarItem } from "../../shared/nav.ts";
import type { DocEntry } from "./docEntry.ts";
import type { SidebarNode } from "./generateSidebar.ts";

/** A sidebar in its two forms, and the order in which it is read. */
export interface SidebarPlan {
  name: string;
  nodes: SidebarNode[];
  items: SidebarItem[];
  /** Reading order: what previous and next walk along. */
  order: Link[];
  /** By path of a page: its place in that order, and the categories from the top down to it. */
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

/**
 * The categories from the top down to each page, as `findTrail` finds them. Collected once for all pages: looking each
 * up in the tree would take the square of their number.
 */
function indexTrails(items: SidebarItem[]): ReadonlyMap<string, SidebarCategory[]> {
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

/** The same for every sidebar, by its name. */
export function indexSidebars(sidebars: NavFile["sidebars"]): Map<string, ReturnType<typeof indexTrails>> {
  return new Map(Object.entries(sidebars).map(([name, items]) => [name, indexTrails(items)]));
}

/** A node as the browser gets it. */
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

/** Every doc of a category, its own page first. */
export function docsBelow(node: SidebarNode): DocEntry[] {
  if (node.type === "doc") return [node.doc];
  const own = node.page?.type === "doc" ? [node.page.doc] : [];
  return [...own, ...node.children.flatMap(docsBelow)];
}

/** Sidebar, breadcrumbs and neighbours of a page. */
export function placeOf(path: string, plan: SidebarPlan | undefined) {
  const { at, trail } = plan?.places.get(path) ?? { at: -1, trail: [] };
  return {
    sidebar: plan?.name ?? null,
    breadcrumbs: trail.filter(({ href }) => href !== path).map(({ label, href }) => ({ label, href })),
    previous: (at > 0 && plan?.order[at - 1]) || null,
    next: (at >= 0 && plan?.order[at + 1]) || null,
  };
}
