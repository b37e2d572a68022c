import type { CategoryCard } from "../../shared/page.ts";
import { listRoute } from "../blog/tagsRoutes.ts";
import { breadcrumbLd } from "../jsonLd.ts";
import { type PageContext, plainHead } from "../pageContext.ts";
import type { Route } from "../site.ts";
import type { CategoryNode, SidebarNode } from "./generateSidebar.ts";
import { docsBelow, placeOf, type SidebarPlan, toItem } from "./sidebarPlan.ts";

/** The generated index of a category and of those inside it. */
export function categoryRoutes(node: SidebarNode, plan: SidebarPlan, context: PageContext): Route[] {
  if (node.type === "doc") return [];
  const inner = node.children.flatMap((child) => categoryRoutes(child, plan, context));
  return node.page?.type === "generated"
    ? [categoryRoute(node, node.page.path, { plan, context }), ...inner]
    : inner;
}

function categoryRoute(
  node: CategoryNode,
  path: string,
  { plan, context }: { plan: SidebarPlan; context: PageContext },
): Route {
  const link = node.meta.link?.type === "generated-index" ? node.meta.link : null;
  const title = link?.title ?? node.label;
  const place = placeOf(path, plan);
  const cards = node.children.map(toCard);
  const description = link?.description ?? node.meta.description ?? "";
  return listRoute(
    { kind: "category", path, title, description, heading: title, cards, ...place },
    {
      inSitemap: true,
      head: plainHead({
        keywords: link?.keywords ?? [],
        image: link?.image ?? null,
        jsonLd: [breadcrumbLd(context.config, [...place.breadcrumbs, { label: title, href: path }])],
      }),
    },
  );
}

function toCard(node: SidebarNode): CategoryCard {
  if (node.type === "doc") {
    return { label: node.label, href: node.doc.path, description: node.doc.description, count: null };
  }
  const item = toItem(node);
  const link = node.meta.link?.type === "generated-index" ? node.meta.link : null;
  const description = node.meta.description ?? link?.description ?? "";
  return { label: node.label, href: item.href, description, count: docsBelow(node).length };
}
