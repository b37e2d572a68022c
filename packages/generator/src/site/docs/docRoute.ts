import type { Tag } from "../../shared/metadata.ts";
import type { Link } from "../../shared/nav.ts";
import type { Problem } from "../../shared/problem.ts";
import { normalizeTags } from "../blog/normalizeTags.ts";
import { type FormatDate, secondsToIsoDate } from "../formatDate.ts";
import { breadcrumbLd, techArticleLd } from "../jsonLd.ts";
import { missingId } from "../missingId.ts";
import {
  editHref,
  markdownHref,
  type PageContext,
  placePage,
  plainHead,
  tableOfContents,
} from "../pageContext.ts";
import type { Route } from "../site.ts";
import type { DocEntry } from "./docEntry.ts";
import { docLabel, joinRoute } from "./generateSidebar.ts";
import { placeOf, type SidebarPlan } from "./sidebarPlan.ts";

interface DocInput {
  doc: DocEntry;
  docs: DocEntry[];
  byPath: ReadonlyMap<string, DocEntry>;
  plans: SidebarPlan[];
  context: PageContext;
  formatDate: FormatDate;
}

/** The page of one doc, with its place in the sidebar. */
export function docRoute({ doc, docs, byPath, plans, context, formatDate }: DocInput): Route {
  const { frontMatter, page, path, title, description, file } = doc;
  const {
    html,
    articleHtml: _article,
    excerptHtml: _excerpt,
    ...written
  } = placePage(context, { source: doc, path, title });
  const place = placeOf(path, choosePlan(doc, plans, context.problems));
  const lookup: DocLookup = { docs, byPath, file, problems: context.problems };
  const modified =
    frontMatter.last_update?.date ?? (doc.updated === null ? null : secondsToIsoDate(doc.updated));
  const tags: Tag[] = normalizeTags(frontMatter.tags, {
    base: joinRoute(context.config.docs.routeBase, "tags"),
    known: null,
  });
  const crumbs = [...place.breadcrumbs, { label: title, href: path }];
  return {
    ...written,
    path,
    view: {
      kind: "doc",
      path,
      title: frontMatter.title_meta ?? title,
      description,
      heading: frontMatter.hide_title ? null : (page.contentTitle ?? title),
      html,
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
        techArticleLd(context.config, { path, title, modified }),
        breadcrumbLd(context.config, crumbs),
      ],
    }),
    questions: (frontMatter.questions ?? []).map((question) =>
      typeof question === "string"
        ? { ask: question, at: null }
        : { ask: question.ask, at: question.at.slice(1) },
    ),
    inSitemap: !frontMatter.unlisted,
  };
}

/** The sidebar a doc asks for, or the first that lists it. */
function choosePlan(doc: DocEntry, plans: SidebarPlan[], problems: Problem[]): SidebarPlan | undefined {
  const wanted = doc.frontMatter.displayed_sidebar;
  if (wanted === null) return undefined;
  const usual = plans.find(({ places }) => places.has(doc.path));
  if (wanted === undefined) return usual;
  const plan = plans.find(({ name }) => name === wanted);
  if (plan) return plan;
  const message = `The page asks for the sidebar "${wanted}", which does not exist.`;
  const known = plans.map(({ name }) => name);
  problems.push(missingId({ rule: "missing-sidebar", message, id: wanted, known, file: doc.file }));
  return usual;
}

interface DocLookup extends Pick<DocInput, "docs" | "byPath"> {
  /** The file that names another doc, for the problem when there is none. */
  file: string;
  problems: Problem[];
}

/** `pagination_next: some/id` overrides the sidebar's order, null removes the link. */
function neighbour(wanted: string | null | undefined, usual: Link | null, lookup: DocLookup): Link | null {
  const { docs, byPath, file, problems } = lookup;
  if (wanted === undefined) return usual && withPaginationLabel(usual, byPath);
  if (wanted === null) return null;
  const doc = docs.find(({ id }) => id === wanted);
  if (doc) return withPaginationLabel({ label: docLabel(doc), href: doc.path }, byPath);
  const message = `The pagination names the doc id "${wanted}", which does not exist.`;
  const known = docs.map(({ id }) => id);
  problems.push(missingId({ rule: "missing-doc-id", message, id: wanted, known, file }));
  return null;
}

function withPaginationLabel(link: Link, byPath: DocInput["byPath"]): Link {
  const label = byPath.get(link.href)?.frontMatter.pagination_label;
  return label ? { ...link, label } : link;
}
