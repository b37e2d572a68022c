import type { Link } from "../../shared/nav.ts";
import type { PostListView, PostSummary } from "../../shared/page.ts";
import { joinRoute } from "../docs/generateSidebar.ts";
import { secondsToIsoDate } from "../formatDate.ts";
import { blogPostingLd, breadcrumbLd } from "../jsonLd.ts";
import {
  editHref,
  markdownHref,
  type PageContext,
  type PlacedPage,
  placePage,
  plainHead,
  tableOfContents,
} from "../pageContext.ts";
import type { Route, SitePost } from "../site.ts";
import type { PostEntry } from "./readPosts.ts";
import { groupByTag, listRoute, tagIndexRoute } from "./tagsRoutes.ts";

interface BlogPart {
  routes: Route[];
  posts: SitePost[];
}

/** Posts, list pages, archive and tags. A site without posts has no blog. */
export function buildBlog(entries: PostEntry[], context: PageContext): BlogPart {
  if (entries.length === 0) return { routes: [], posts: [] };
  const { blog } = context.config;
  const base = joinRoute(blog.routeBase, "/").replace(/\/$/, "");
  const recent = entries.slice(0, blog.recentPosts).map(toLink);
  const placed = entries.map((entry) => {
    const { source, path, title, dateLabel: byline } = entry;
    return { entry, page: placePage(context, { source, path, title, byline }) };
  });
  const summaries = new Map(placed.map(({ entry, page }) => [entry, summary(entry, page)]));

  const list = (items: PostEntry[], head: ListHead) =>
    listPages({
      items: items.flatMap((item) => summaries.get(item) ?? []),
      head,
      recent,
      perPage: blog.postsPerPage,
    });
  const groups = groupByTag(entries, (entry) => entry.tags);

  return {
    posts: placed.map(({ entry: { source: _, ...post }, page }) => ({ ...post, html: page.articleHtml })),
    routes: [
      ...list(entries, {
        path: base,
        title: blog.title,
        description: blog.description,
        tag: null,
        inSitemap: true,
      }),
      archiveRoute(entries, joinRoute(base, "archive")),
      tagIndexRoute(joinRoute(base, "tags"), groups),
      ...groups.flatMap(({ tag, items }) =>
        list(items, {
          path: tag.href,
          title: tag.label,
          description: tag.description ?? `Posts about ${tag.label}.`,
          tag: { ...tag, count: items.length },
          inSitemap: false,
        }),
      ),
      ...placed.map(({ entry, page }, at) =>
        postRoute({ entry, page, newer: entries[at - 1], older: entries[at + 1], recent, context }),
      ),
    ],
  };
}

function toLink({ path, title }: PostEntry): Link {
  return { label: title, href: path };
}

function summary({ source, ...post }: PostEntry, { excerptHtml, articleHtml }: PlacedPage): PostSummary {
  return { ...post, excerptHtml: excerptHtml ?? articleHtml, truncated: excerptHtml !== null };
}

interface ListHead extends Pick<PostListView, "path" | "title" | "description" | "tag"> {
  inSitemap: boolean;
}

interface ListInput {
  items: PostSummary[];
  head: ListHead;
  recent: Link[];
  perPage: number;
}

function listPages({ items, head: { inSitemap, ...head }, recent, perPage }: ListInput): Route[] {
  const pageCount = Math.ceil(items.length / perPage);
  const pathOf = (page: number) => (page === 1 ? head.path : `${head.path}/page/${page}`);
  return Array.from({ length: pageCount }, (_, at) => {
    const page = at + 1;
    return listRoute(
      {
        kind: "postList",
        ...head,
        path: pathOf(page),
        title: page === 1 ? head.title : `${head.title}, page ${page}`,
        heading: head.title,
        posts: items.slice(at * perPage, page * perPage),
        page,
        pageCount,
        newerHref: page > 1 ? pathOf(page - 1) : null,
        olderHref: page < pageCount ? pathOf(page + 1) : null,
        recent,
      },
      { inSitemap },
    );
  });
}

function archiveRoute(entries: PostEntry[], path: string): Route {
  const byYear = new Map<string, { href: string; title: string; dateLabel: string }[]>();
  for (const { date, path: href, title, dateLabel } of entries) {
    const year = date.slice(0, 4);
    byYear.set(year, [...(byYear.get(year) ?? []), { href, title, dateLabel }]);
  }
  const years = [...byYear].map(([year, posts]) => ({ year, posts }));
  const description = "Every post, by year.";
  return listRoute(
    { kind: "archive", path, title: "Archive", heading: "Archive", description, years },
    { inSitemap: true },
  );
}

interface PostInput {
  entry: PostEntry;
  page: PlacedPage;
  newer: PostEntry | undefined;
  older: PostEntry | undefined;
  recent: Link[];
  context: PageContext;
}

function postRoute({ entry, page, newer, older, recent, context }: PostInput): Route {
  const { source, ...post } = entry;
  const { frontMatter, file, updated } = source;
  const modified = updated === null ? null : secondsToIsoDate(updated);
  const blogPath = joinRoute(context.config.blog.routeBase, "/").replace(/\/$/, "");
  const crumbs = [{ label: context.config.blog.title, href: blogPath }, toLink(entry)];
  const { html, articleHtml: _article, excerptHtml: _excerpt, ...written } = page;
  return {
    ...written,
    path: post.path,
    view: {
      kind: "post",
      path: post.path,
      title: frontMatter.title_meta ?? post.title,
      description: post.description,
      post,
      html,
      toc: tableOfContents(source.page, frontMatter),
      newer: newer ? toLink(newer) : null,
      older: older ? toLink(older) : null,
      recent,
      editHref: editHref(context, file),
      markdownHref: markdownHref(context, post.path),
    },
    head: plainHead({
      type: "article",
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image ?? null,
      noindex: frontMatter.unlisted ?? false,
      published: post.date,
      modified,
      jsonLd: [blogPostingLd(context.config, post, modified), breadcrumbLd(context.config, crumbs)],
    }),
    inSitemap: !frontMatter.unlisted,
  };
}
