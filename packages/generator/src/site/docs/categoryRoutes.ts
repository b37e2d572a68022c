import type { CategoryCard } from "../../shared/page.ts";
import { breadcrumbLd } from "../jsonLd.ts";
import { listRoute, type PageContext, plainHead } from "../pageContext.ts";
import type { Route } from "../site.ts";
import type { DocEntry } from "./docEntry.ts";
import type { CategoryNode, SidebarNode } from "./generateSidebar.ts";
import { docsBelow, placeOf, type SidebarPlan, toItem } from "./sidebarPlan.ts";

/** Returns the generated index pages of a sidebar's categories. */
export function categoryRoutes(plan: SidebarPlan, { config }: PageContext): Route[] {
  return plan.nodes.flatMap(routesOf);

  function routesOf(node: SidebarNode): Route[] {
    if (node.type === "doc") return [];
    const inner = node.children.flatMap(routesOf);
    return node.page?.type === "generated" ? [categoryRoute(node, node.page.path), ...inner] : inner;
  }

  function categoryRoute(node: CategoryNode, path: string): Route {
    const link = generatedIndex(node);
    const title = link?.title ?? node.label;
    const place = placeOf(path, plan);
    const cards = node.children.map(toCard);
    const description = link?.description ?? node.meta.description ?? "";
    const head = plainHead({
      keywords: link?.keywords ?? [],
      image: link?.image ?? null,
      jsonLd: [breadcrumbLd(config, [...place.breadcrumbs, { label: title, href: path }])],
    });
    return listRoute(
      { kind: "category", path, title, description, heading: title, cards, ...place },
      { inSitemap: true, head },
    );
  }
}

export function docCard(label: string, { path, description }: DocEntry): CategoryCard {
  return { label, href: path, description, count: null };
}

function toCard(node: SidebarNode): CategoryCard {
  if (node.type === "doc") return docCard(node.label, node.doc);
  const description = node.meta.description ?? generatedIndex(node)?.description ?? "";
  return { label: node.label, href: toItem(node).href, description, count: docsBelow(node).length };
}

function generatedIndex({ meta: { link } }: CategoryNode) {
  return link?.type === "generated-index" ? link : null;
}
