import { normalizeTags } from "../blog/normalizeTags.ts";
import { groupByTag, listRoute, tagIndexRoute } from "../blog/tagsRoutes.ts";
import type { PageContext } from "../pageContext.ts";
import type { Route } from "../site.ts";
import type { DocEntry } from "./docEntry.ts";
import { joinRoute } from "./generateSidebar.ts";

/** `/docs/tags` and a page per tag, made only when a doc carries one. */
export function buildDocTags(docs: DocEntry[], { config }: PageContext): Route[] {
  const base = joinRoute(config.docs.routeBase, "tags");
  const groups = groupByTag(docs, (doc) => normalizeTags(doc.frontMatter.tags, { base, known: null }));
  if (groups.length === 0) return [];
  const pages = groups.map(({ tag, items }) =>
    listRoute({
      kind: "category",
      path: tag.href,
      title: tag.label,
      heading: tag.label,
      description: items.length === 1 ? "One page with this tag." : `${items.length} pages with this tag.`,
      cards: items.map(({ title, path, description }) => ({
        label: title,
        href: path,
        description,
        count: null,
      })),
      sidebar: null,
      breadcrumbs: [{ label: "Tags", href: base }],
      previous: null,
      next: null,
    }),
  );
  return [tagIndexRoute(base, groups), ...pages];
}
