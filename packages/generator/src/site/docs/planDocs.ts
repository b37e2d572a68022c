import Slugger from "github-slugger";
import { CONFIG_FILE } from "../../config/siteConfig.ts";
import { warningProblem } from "../../shared/problem.ts";
import { normalizeTags } from "../blog/normalizeTags.ts";
import { groupByTag, tagIndexRoute } from "../blog/tagsRoutes.ts";
import { joinRoute } from "../joinRoute.ts";
import { listRoute, type PageContext, type SiteContext } from "../pageContext.ts";
import type { Route } from "../site.ts";
import { type Addressed, uniqueRoutes } from "../uniqueRoutes.ts";
import { categoryRoutes, docCard } from "./categoryRoutes.ts";
import { type DocEntry, readDocs } from "./docEntry.ts";
import { docRoutes } from "./docRoutes.ts";
import { generateSidebar } from "./generateSidebar.ts";
import { placeOf, planSidebar } from "./sidebarPlan.ts";

export type DocVersion = ReturnType<typeof planDocs>["version"];

/**
 * Plans docs, sidebars and the version; the routes are built later. A doc that loses its address to another one, or to
 * one of the standalone pages, is not listed.
 */
export function planDocs({ config, tree, problems, drafts }: SiteContext, pages: Addressed[]) {
  const { routeBase, sidebars: wanted, version } = config.docs;
  const all = readDocs(tree, routeBase, problems);
  const allDrafts = all.filter(({ frontMatter }) => frontMatter.draft);
  const docs = drafts ? all : all.filter(({ frontMatter }) => !frontMatter.draft);
  const kept = new Set(uniqueRoutes<Addressed>([...pages, ...docs], config).routes);
  const listed = docs.filter((doc) => kept.has(doc) && !doc.frontMatter.unlisted);
  const slugger = new Slugger();
  const plans = Object.entries(wanted).map(([name, { dir }]) => {
    const root = dir === "." ? "" : dir;
    const { categories } = tree;
    const nodes = generateSidebar({ docs: listed, categories, root, docsBase: routeBase, slugger, problems });
    if (nodes.length === 0 && listed.length > 0) {
      const message = `The sidebar "${name}" is empty: no docs in "${dir}".`;
      const hint = "Check docs.sidebars.";
      problems.push(warningProblem({ rule: "empty-sidebar", message, hint, file: CONFIG_FILE }));
    }
    return planSidebar(name, nodes);
  });
  return {
    docs,
    drafts: allDrafts,
    sidebars: Object.fromEntries(plans.map(({ name, items }) => [name, items])),
    version: {
      ...version,
      path: joinRoute(routeBase, "/"),
      pathById: new Map(listed.map(({ id, path }) => [id, path])),
      /** The path of the first page of each sidebar; undefined if it is empty. */
      firstPages: new Map(plans.map(({ name, order: [top] }) => [name, top?.href])),
    },
    /** Called once all files have a route, because links are resolved here. */
    routes: (context: PageContext): Route[] => [
      ...docRoutes(docs, plans, context),
      ...plans.flatMap((plan) => categoryRoutes(plan, context)),
      ...buildDocTags(listed, context),
    ],
  };
}

/** Returns `/docs/tags` and a page per tag, if any doc has tags. */
function buildDocTags(docs: DocEntry[], { config }: PageContext): Route[] {
  const base = joinRoute(config.docs.routeBase, "tags");
  const groups = groupByTag(docs, (doc) => normalizeTags(doc.frontMatter.tags, base));
  if (groups.length === 0) return [];
  const pages = groups.map(({ tag, items }) =>
    listRoute({
      kind: "category",
      path: tag.href,
      title: tag.label,
      heading: tag.label,
      description: items.length === 1 ? "One page with this tag." : `${items.length} pages with this tag.`,
      cards: items.map((doc) => docCard(doc.title, doc)),
      ...placeOf(tag.href, undefined),
      breadcrumbs: [{ label: "Tags", href: base }],
    }),
  );
  return [tagIndexRoute(base, groups), ...pages];
}
