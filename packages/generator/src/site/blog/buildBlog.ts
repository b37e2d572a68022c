import { groupBy } from "../../shared/groupBy.ts";
import type { Link } from "../../shared/nav.ts";
import type { CountedTag, PostListView } from "../../shared/page.ts";
import { joinPath } from "../../shared/url.ts";
import { secondsToIsoDate } from "../formatDate.ts";
import { blogPostingLd, breadcrumbLd } from "../jsonLd.ts";
import { listRoute, pageStatus, type Route, type SitePost } from "../site.ts";
import { type PageContext, writePage } from "../writePage.ts";
import type { PostEntry } from "./readPosts.ts";
import { groupByTag, type TagGroup, tagIndexRoute } from "./tags.ts";

/** About a line of them on a wide screen. */
const MOST_TOPICS = 8;

/** Builds posts, list pages, archive, tags and authors; a site without posts has no blog. */
export function buildBlog(
  entries: PostEntry[],
  context: PageContext,
): { routes: Route[]; posts: SitePost[] } {
  if (entries.length === 0) return { routes: [], posts: [] };
  const { config } = context;
  const { routeBase: base, title: blogTitle, description, recentPosts, postsPerPage } = config.blog;
  const listed = entries.filter(({ source }) => !source.frontMatter.unlisted);
  const recent = listed.slice(0, recentPosts).map(toLink);
  const written = entries.map((entry) => {
    const { source, ...post } = entry;
    const { path, title, dateLabel: byline } = post;
    return { entry, post, page: writePage(context, { source, path, title, byline }) };
  });
  const groups = groupByTag(listed, (entry) => entry.tags);
  const topics = topicsOf(groups, listed.length);

  return {
    posts: written
      .filter(({ entry }) => listed.includes(entry))
      .map(({ post, page }) => ({ ...post, html: page.articleHtml })),
    routes: [
      ...listPages(listed, { path: base, title: blogTitle, heading: blogTitle, description }),
      archiveRoute(listed, joinPath(base, "archive")),
      tagIndexRoute(joinPath(base, "tags"), groups),
      ...groups.flatMap(({ tag, items }) =>
        listPages(items, {
          path: tag.href,
          title: `Posts about ${tag.label}`,
          heading: tag.label,
          description: tag.description ?? `Posts about ${tag.label}.`,
          tag: { ...tag, count: items.length },
        }),
      ),
      ...authorPages(),
      ...written.map(postRoute),
    ],
  };

  function authorPages(): Route[] {
    const authors = new Map(listed.flatMap((entry) => entry.authors).map((author) => [author.href, author]));
    return [...authors].flatMap(([path, author]) => {
      if (path === undefined) return [];
      const items = listed.filter((entry) => entry.authors.some(({ href }) => href === path));
      const { name, title } = author;
      const description = title ? `Posts by ${name}, ${title}.` : `Posts by ${name}.`;
      return listPages(items, { path, title: `Posts by ${name}`, heading: name, description, author });
    });
  }

  function listPages(items: PostEntry[], list: PostList): Route[] {
    const head = { tag: null, author: null, ...list };
    const posts = items.map(({ source: _, ...post }) => post);
    const pageCount = Math.ceil(posts.length / postsPerPage);
    const pathOf = (page: number) => (page === 1 ? head.path : joinPath(head.path, `page/${page}`));
    return Array.from({ length: pageCount }, (_, at) => {
      const page = at + 1;
      const shown = posts.slice(at * postsPerPage, page * postsPerPage);
      return listRoute(
        {
          kind: "postList",
          ...head,
          blogHref: base,
          topics,
          path: pathOf(page),
          title: page === 1 ? head.title : `${head.title}, page ${page}`,
          posts: shown,
          page,
          pageCount,
          newerHref: page > 1 ? pathOf(page - 1) : null,
          olderHref: page < pageCount ? pathOf(page + 1) : null,
        },
        { inSitemap: head.tag === null },
      );
    });
  }

  function postRoute({ entry, post, page: { parts, article } }: (typeof written)[number]): Route {
    const { frontMatter, updated } = entry.source;
    const modified = secondsToIsoDate(updated);
    const at = listed.indexOf(entry);
    const [newer, older] = at < 0 ? [] : [listed[at - 1], listed[at + 1]];
    const crumbs = [{ label: blogTitle, href: base }, toLink(post)];
    return {
      ...parts,
      view: {
        kind: "post",
        path: post.path,
        title: frontMatter.title_meta ?? post.title,
        description: post.description,
        status: pageStatus(frontMatter),
        post,
        ...article,
        newer: newer ? toLink(newer) : null,
        older: older ? toLink(older) : null,
        recent,
      },
      head: {
        ...parts.head,
        type: "article",
        published: post.date,
        modified,
        jsonLd: [blogPostingLd(config, post, modified), breadcrumbLd(config, crumbs)],
      },
    };
  }
}

/** The most used tags, those with a shape first, without those that say little because so many posts have them. */
function topicsOf(groups: TagGroup<PostEntry>[], postCount: number): CountedTag[] {
  return groups
    .map(({ tag, items }) => ({ ...tag, count: items.length }))
    .filter(({ count }) => count <= postCount / 4)
    .toSorted((a, b) => b.count - a.count || Number(b.shape !== undefined) - Number(a.shape !== undefined))
    .slice(0, MOST_TOPICS);
}

type PostList = Pick<PostListView, "path" | "title" | "heading" | "description"> &
  Partial<Pick<PostListView, "tag" | "author">>;

function toLink({ path, title }: { path: string; title: string }): Link {
  return { label: title, href: path };
}

function archiveRoute(entries: PostEntry[], path: string): Route {
  const byYear = groupBy(entries, ({ date }) => date.slice(0, 4));
  const years = [...byYear].map(([year, posts]) => {
    return { year, posts: posts.map(({ path: href, title, dateLabel }) => ({ href, title, dateLabel })) };
  });
  const description = "Every post, by year.";
  return listRoute(
    { kind: "archive", path, title: "Archive", heading: "Archive", description, years },
    { inSitemap: true },
  );
}
