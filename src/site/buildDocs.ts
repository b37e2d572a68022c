import Slugger from "github-slugger";
import type { DocVersion, Tag } from "../shared/metadata.ts";
import { findTrail, type Link, type SidebarItem } from "../shared/nav.ts";
import type { CategoryCard } from "../shared/page.ts";
import { type Problem, warningProblem } from "../shared/problem.ts";
import { buildDocTags } from "./buildDocTags.ts";
import { type DocEntry, readDocs } from "./docEntry.ts";
import { type FormatDate, secondsToIsoDate } from "./formatDate.ts";
import {
  type CategoryNode,
  docLabel,
  generateSidebar,
  joinRoute,
  type SidebarNode,
} from "./generateSidebar.ts";
import { breadcrumbLd, techArticleLd } from "./jsonLd.ts";
import { missingId } from "./missingId.ts";
import { normalizeTags } from "./normalizeTags.ts";
import {
  editHref,
  markdownHref,
  markdownTwin,
  type PageContext,
  plainHead,
  resolvePage,
  tableOfContents,
} from "./pageContext.ts";
import type { Route } from "./site.ts";

interface SidebarPlan {
  name: string;
  nodes: SidebarNode[];
  items: SidebarItem[];
  /** Reading order: what previous and next walk along. */
  order: { href: string; label: string }[];
}

export interface DocsPart {
  docs: DocEntry[];
  sidebars: Record<string, SidebarItem[]>;
  version: DocVersion;
  /** Makes the routes; called once all files have a route, so that links resolve. */
  routes(context: PageContext, formatDate: FormatDate): Route[];
}

/** Docs pages, generated category pages and their sidebars. */
export function planDocs({ config, tree, problems }: Omit<PageContext, "targets" | "assets">): DocsPart {
  const { routeBase, sidebars: wanted, version } = config.docs;
  const { docs, draftIds } = readDocs(tree, routeBase, problems);
  const slugger = new Slugger();
  const plans = Object.entries(wanted).map(([name, { dir }]): SidebarPlan => {
    const root = dir === "." ? "" : dir;
    const nodes = generateSidebar({
      docs,
      categories: tree.categories,
      root,
      docsBase: routeBase,
      slugger,
      problems,
    });
    if (nodes.length === 0 && docs.length > 0) {
      const message = `The sidebar "${name}" is empty: no docs in "${dir}".`;
      problems.push(
        warningProblem({
          rule: "empty-sidebar",
          message,
          hint: "Check docs.sidebars.",
          file: "site.config.ts",
        }),
      );
    }
    const items = nodes.map(toItem);
    return { name, nodes, items, order: readingOrder(items) };
  });
  const planOf = (path: string) => plans.find(({ items }) => findTrail(items, path) !== null);

  const home = docs.find((doc) => doc.slug === "/");
  const first = plans[0]?.nodes.flatMap(docsBelow)[0];
  const versionPart: DocVersion = {
    ...version,
    isLast: true,
    path: joinRoute(routeBase, "/"),
    mainDocId: (home ?? first)?.id ?? "",
    docs: docs.map((doc) => ({ id: doc.id, path: doc.path, sidebar: planOf(doc.path)?.name })),
    draftIds,
    sidebars: Object.fromEntries(
      plans.map(({ name, order: [top] }) => [
        name,
        top ? { link: { label: top.label, path: top.href } } : {},
      ]),
    ),
  };

  return {
    docs,
    sidebars: Object.fromEntries(plans.map(({ name, items }) => [name, items])),
    version: versionPart,
    routes: (context, formatDate) => [
      ...docs.map((doc) => docRoute({ doc, docs, plans, context, formatDate })),
      ...plans.flatMap((plan) => plan.nodes.flatMap((node) => categoryRoutes(node, plan, context))),
      ...buildDocTags(docs, context),
    ],
  };
}

function toItem(node: SidebarNode): SidebarItem {
  if (node.type === "doc") return { type: "page", label: node.label, href: node.doc.path };
  const items = node.children.map(toItem);
  const own = node.page?.type === "doc" ? node.page.doc.path : node.page?.path;
  const { collapsible = true, collapsed = true } = node.meta;
  return {
    type: "category",
    id: node.folder,
    label: node.label,
    href: own ?? firstHref(items) ?? "/",
    hasPage: own !== undefined,
    collapsible,
    collapsed: collapsible && collapsed,
    items,
  };
}

function firstHref(items: SidebarItem[]): string | undefined {
  return readingOrder(items)[0]?.href;
}

function readingOrder(items: SidebarItem[]): Link[] {
  return items.flatMap((item): Link[] => {
    if (item.type === "page") return [{ href: item.href, label: item.label }];
    const own = item.hasPage ? [{ href: item.href, label: item.label }] : [];
    return [...own, ...readingOrder(item.items ?? [])];
  });
}

function docsBelow(node: SidebarNode): DocEntry[] {
  if (node.type === "doc") return [node.doc];
  const own = node.page?.type === "doc" ? [node.page.doc] : [];
  return [...own, ...node.children.flatMap(docsBelow)];
}

/** Sidebar, breadcrumbs and neighbours of a page. */
function placeOf(path: string, plan: SidebarPlan | undefined) {
  const trail = plan ? (findTrail(plan.items, path) ?? []) : [];
  const at = plan?.order.findIndex(({ href }) => href === path) ?? -1;
  return {
    sidebar: plan?.name ?? null,
    breadcrumbs: trail.filter(({ href }) => href !== path).map(({ label, href }) => ({ label, href })),
    previous: (at > 0 && plan?.order[at - 1]) || null,
    next: (at >= 0 && plan?.order[at + 1]) || null,
  };
}

interface DocInput {
  doc: DocEntry;
  docs: DocEntry[];
  plans: SidebarPlan[];
  context: PageContext;
  formatDate: FormatDate;
}

function docRoute({ doc, docs, plans, context, formatDate }: DocInput): Route {
  const { frontMatter, page, path, title, description, file } = doc;
  const resolved = resolvePage(context, file, page);
  const place = placeOf(path, choosePlan(doc, plans, context.problems));
  const lookup: DocLookup = { docs, file, problems: context.problems };
  const modified =
    frontMatter.last_update?.date ?? (doc.updated === null ? null : secondsToIsoDate(doc.updated));
  const tags: Tag[] = normalizeTags(frontMatter.tags, {
    base: joinRoute(context.config.docs.routeBase, "tags"),
    known: null,
  });
  const crumbs = [...place.breadcrumbs, { label: title, href: path }];
  return {
    path,
    file,
    view: {
      kind: "doc",
      path,
      title: frontMatter.title_meta ?? title,
      description,
      heading: frontMatter.hide_title ? null : (page.contentTitle ?? title),
      html: resolved.html,
      toc: tableOfContents(page, frontMatter),
      ...place,
      previous: neighbour(frontMatter.pagination_prev, place.previous, lookup),
      next: neighbour(frontMatter.pagination_next, place.next, lookup),
      editHref:
        frontMatter.custom_edit_url === undefined
          ? editHref(context, file)
          : frontMatter.custom_edit_url || null,
      markdownHref: markdownHref(context, path),
      updated: modified ? { iso: modified, label: formatDate(modified) } : null,
      tags,
    },
    head: plainHead({
      type: "article",
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image ?? null,
      noindex: frontMatter.unlisted ?? false,
      modified,
      jsonLd: [
        techArticleLd(context.config, { path, title, description, modified }),
        breadcrumbLd(context.config, crumbs),
      ],
    }),
    anchors: resolved.anchors,
    links: resolved.links,
    sections: page.sections,
    snippets: page.snippets,
    inlineCodes: page.inlineCodes,
    markdown: markdownTwin(title, doc),
    inSitemap: !frontMatter.unlisted,
  };
}

/** The sidebar a doc asks for, or the first that lists it. */
function choosePlan(doc: DocEntry, plans: SidebarPlan[], problems: Problem[]): SidebarPlan | undefined {
  const wanted = doc.frontMatter.displayed_sidebar;
  if (wanted === null) return undefined;
  const usual = plans.find(({ items }) => findTrail(items, doc.path) !== null);
  if (wanted === undefined) return usual;
  const plan = plans.find(({ name }) => name === wanted);
  if (plan) return plan;
  const message = `The page asks for the sidebar "${wanted}", which does not exist.`;
  const known = plans.map(({ name }) => name);
  problems.push(missingId({ rule: "missing-sidebar", message, id: wanted, known, file: doc.file }));
  return usual;
}

interface DocLookup {
  docs: DocEntry[];
  /** The file that names another doc, for the problem when there is none. */
  file: string;
  problems: Problem[];
}

/** `pagination_next: some/id` overrides the sidebar's order, null removes the link. */
function neighbour(wanted: string | null | undefined, usual: Link | null, lookup: DocLookup): Link | null {
  const { docs, file, problems } = lookup;
  if (wanted === undefined) return usual && withPaginationLabel(usual, docs);
  if (wanted === null) return null;
  const doc = docs.find(({ id }) => id === wanted);
  if (doc) return withPaginationLabel({ label: docLabel(doc), href: doc.path }, docs);
  const message = `The pagination names the doc id "${wanted}", which does not exist.`;
  const known = docs.map(({ id }) => id);
  problems.push(missingId({ rule: "missing-doc-id", message, id: wanted, known, file }));
  return null;
}

function withPaginationLabel(link: Link, docs: DocEntry[]): Link {
  const label = docs.find(({ path }) => path === link.href)?.frontMatter.pagination_label;
  return label ? { ...link, label } : link;
}

/** The generated index of a category and of those inside it. */
function categoryRoutes(node: SidebarNode, plan: SidebarPlan, context: PageContext): Route[] {
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
  return {
    path,
    file: null,
    view: { kind: "category", path, title, description, heading: title, cards, ...place },
    head: plainHead({
      keywords: link?.keywords ?? [],
      image: link?.image ?? null,
      jsonLd: [breadcrumbLd(context.config, [...place.breadcrumbs, { label: title, href: path }])],
    }),
    anchors: [],
    links: [],
    sections: [],
    snippets: [],
    inlineCodes: [],
    markdown: null,
    inSitemap: true,
  };
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
