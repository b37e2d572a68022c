import type { Link } from "../../shared/nav.ts";
import { normalizeTags } from "../blog/normalizeTags.ts";
import { secondsToIsoDate } from "../formatDate.ts";
import { joinRoute } from "../joinRoute.ts";
import { breadcrumbLd, techArticleLd } from "../jsonLd.ts";
import { missingId } from "../missingId.ts";
import { type PageContext, pageStatus } from "../pageContext.ts";
import type { Route } from "../site.ts";
import { writePage } from "../writePage.ts";
import type { DocEntry } from "./docEntry.ts";
import { docLabel } from "./generateSidebar.ts";
import { placeOf, type SidebarPlan } from "./sidebarPlan.ts";

/** Returns the routes of all docs. */
export function docRoutes(docs: DocEntry[], plans: SidebarPlan[], context: PageContext): Route[] {
  const { config, problems, formatDate } = context;
  const tagsBase = joinRoute(config.docs.routeBase, "tags");
  const byPath = new Map(docs.map((doc) => [doc.path, doc] as const).reverse());
  return docs.map(docRoute);

  function docRoute(doc: DocEntry): Route {
    const { frontMatter, page, path, title, description, updated } = doc;
    const { parts, article } = writePage(context, { source: doc, path, title });
    const place = placeOf(path, choosePlan(doc));
    const modified = frontMatter.last_update?.date ?? secondsToIsoDate(updated);
    const crumbs = [...place.breadcrumbs, { label: title, href: path }];
    const ownEditHref = frontMatter.custom_edit_url;
    return {
      ...parts,
      view: {
        kind: "doc",
        path,
        title: frontMatter.title_meta ?? title,
        description,
        status: pageStatus(frontMatter),
        heading: frontMatter.hide_title ? null : (page.contentTitle ?? title),
        ...article,
        ...place,
        previous: neighbour(doc, "pagination_prev", place.previous),
        next: neighbour(doc, "pagination_next", place.next),
        editHref: ownEditHref === undefined ? article.editHref : ownEditHref || null,
        updated: modified ? { iso: modified, label: formatDate(modified) } : null,
        tags: normalizeTags(frontMatter.tags, tagsBase),
      },
      head: {
        ...parts.head,
        type: "article",
        modified,
        jsonLd: [techArticleLd(config, { path, title, modified }), breadcrumbLd(config, crumbs)],
      },
      questions: (frontMatter.questions ?? []).map((question) =>
        typeof question === "string"
          ? { ask: question, at: null }
          : { ask: question.ask, at: question.at.slice(1) },
      ),
    };
  }

  /** Returns the sidebar named in front matter, or the first that contains the doc. */
  function choosePlan({ path, file, frontMatter, lines }: DocEntry): SidebarPlan | undefined {
    const wanted = frontMatter.displayed_sidebar;
    if (wanted === null) return undefined;
    const listed = plans.find(({ places }) => places.has(path));
    // No sidebar contains an unlisted doc, but it is shown with one.
    const usual = frontMatter.unlisted ? plans[0] : listed;
    if (wanted === undefined) return usual;
    const plan = plans.find(({ name }) => name === wanted);
    if (plan) return plan;
    const message = `The page asks for the sidebar "${wanted}", which does not exist.`;
    const known = plans.map(({ name }) => name);
    const line = lines["displayed_sidebar"];
    problems.push(missingId(wanted, known, { rule: "missing-sidebar", message, file, line }));
    return usual;
  }

  /** `pagination_next: some/id` overrides the sidebar's order; null removes the link. */
  function neighbour(
    { frontMatter, file, lines }: DocEntry,
    key: "pagination_prev" | "pagination_next",
    usual: Link | null,
  ): Link | null {
    const wanted = frontMatter[key];
    if (wanted === undefined) return usual && withPaginationLabel(usual);
    if (wanted === null) return null;
    const doc = docs.find(({ id }) => id === wanted);
    if (doc) return withPaginationLabel({ label: docLabel(doc), href: doc.path });
    const message = `The pagination names the doc id "${wanted}", which does not exist.`;
    const known = docs.map(({ id }) => id);
    problems.push(missingId(wanted, known, { rule: "missing-doc-id", message, file, line: lines[key] }));
    return null;
  }

  function withPaginationLabel(link: Link): Link {
    const label = byPath.get(link.href)?.frontMatter.pagination_label;
    return label ? { ...link, label } : link;
  }
}
