import type { Link } from "../../shared/nav.ts";
import type { Problem } from "../../shared/problem.ts";
import { joinPath } from "../../shared/url.ts";
import { groupByTag, normalizeTags, tagIndexRoute } from "../blog/tags.ts";
import { checkId } from "../checkId.ts";
import { formatDate, secondsToIsoDate } from "../formatDate.ts";
import { breadcrumbLd, techArticleLd } from "../jsonLd.ts";
import { listRoute, pageStatus, type Route } from "../site.ts";
import { type PageContext, writePage } from "../writePage.ts";
import { categoryRoutes, docCard } from "./categoryRoutes.ts";
import { placeInSidebar } from "./generateSidebar.ts";
import type { Docs } from "./planDocs.ts";
import type { Doc } from "./readDocs.ts";

/** Builds the pages of a version of the docs: documents, generated indexes of categories, tags. */
export function buildDocs(
  { name: version, release, docs, listed, sidebars, path: docsPath }: Docs,
  context: PageContext,
): Route[] {
  const { config } = context;
  const tagsPath = joinPath(docsPath, "tags");
  const docByPath = new Map(docs.map((doc) => [doc.path, doc] as const).reverse());
  const routes = [
    ...docs.map(docRoute),
    ...sidebars.flatMap((sidebar) => categoryRoutes(sidebar, docs, config)),
    ...tagRoutes(),
  ];
  return routes.map((route) => ({ ...route, version }));

  function docRoute(doc: Doc): Route {
    const { frontMatter, page, path, title, description, updated } = doc;
    const { parts, article } = writePage(context, { source: doc, path, title });
    const place = placeInSidebar(path, sidebarOf(doc));
    const modified = frontMatter.last_update?.date ?? secondsToIsoDate(updated);
    const crumbs = [...place.breadcrumbs, { label: title, href: path }];
    const { custom_edit_url: editHref = article.editHref } = frontMatter;
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
        previous: neighbor(frontMatter.pagination_prev, place.previous),
        next: neighbor(frontMatter.pagination_next, place.next),
        editHref: editHref || null,
        updated: modified ? { iso: modified, label: formatDate(modified, config.locale) } : null,
        // An unlisted page is in no list of a tag, so there may be no such list.
        tags: frontMatter.unlisted ? [] : normalizeTags(frontMatter.tags, tagsPath),
      },
      head: {
        ...parts.head,
        type: "article",
        modified,
        jsonLd: [techArticleLd(config, { path, title, modified, release }), breadcrumbLd(config, crumbs)],
      },
      problems: [...parts.problems, ...checkIds(doc)],
    };
  }

  /** Returns the sidebar named in front matter, or the first that contains the doc. */
  function sidebarOf({ path, frontMatter: { displayed_sidebar: wanted, unlisted } }: Doc) {
    if (wanted === null) return undefined;
    const chosen = sidebars.find(({ name }) => name === wanted);
    if (chosen) return chosen;
    // No sidebar contains an unlisted doc, but it is shown with one.
    return unlisted ? sidebars[0] : sidebars.find(({ indexByPath }) => indexByPath.has(path));
  }

  /** `pagination_next: some/id` overrides the sidebar's order; null removes the link. */
  function neighbor(wanted: string | null | undefined, usual: Link | null): Link | null {
    if (wanted === undefined) return usual && withPaginationLabel(usual);
    const doc = docs.find(({ id }) => id === wanted);
    return doc ? withPaginationLabel({ label: doc.label, href: doc.path }) : null;
  }

  /** Reports what the front matter of a doc names, but does not exist. */
  function checkIds({ file, lines, frontMatter }: Doc): Problem[] {
    const names = sidebars.map(({ name }) => name);
    const ids = docs.map(({ id }) => id);
    const check = (key: "displayed_sidebar" | "pagination_prev" | "pagination_next") => {
      const named =
        key === "displayed_sidebar"
          ? { kind: "sidebar" as const, ids: names }
          : { kind: "doc id" as const, ids };
      return checkId({ ...named, id: frontMatter[key], by: `"${key}"`, file, line: lines[key] });
    };
    return [...check("displayed_sidebar"), ...check("pagination_prev"), ...check("pagination_next")];
  }

  function withPaginationLabel(link: Link): Link {
    const label = docByPath.get(link.href)?.frontMatter.pagination_label;
    return label ? { ...link, label } : link;
  }

  /** Returns `/docs/tags` and a page per tag, if any doc has tags. */
  function tagRoutes(): Route[] {
    const groups = groupByTag(listed, (doc) => normalizeTags(doc.frontMatter.tags, tagsPath));
    if (groups.length === 0) return [];
    const pages = groups.map(({ tag: { href: path, label }, items }) =>
      listRoute({
        kind: "category",
        path,
        title: label,
        heading: label,
        description: items.length === 1 ? "One page with this tag." : `${items.length} pages with this tag.`,
        tasks: [],
        cards: items.map((doc) => docCard(doc.title, doc)),
        ...placeInSidebar(path, undefined),
        breadcrumbs: [{ label: "Tags", href: tagsPath }],
      }),
    );
    return [tagIndexRoute(tagsPath, groups), ...pages];
  }
}
