import type { SourcePage } from "../content/contentTree.ts";
import type { PageFrontMatter } from "../content/schemas.ts";
import { OFFLINE_PATH } from "../shared/offlinePath.ts";
import type { PageView } from "../shared/page.ts";
import type { PostEntry } from "./blog/readPosts.ts";
import { listRoute } from "./blog/tagsRoutes.ts";
import { missingId } from "./missingId.ts";
import {
  editHref,
  markdownHref,
  type PageContext,
  placePage,
  plainHead,
  tableOfContents,
} from "./pageContext.ts";
import type { Route } from "./site.ts";

const LATEST_POSTS = 3;

/** `pages/index.md` → `/`, `pages/docs/index.md` → `/docs/`, `pages/about.md` → `/about`. */
export function standalonePath({ file, frontMatter }: SourcePage<PageFrontMatter>): string {
  if (frontMatter.slug) return frontMatter.slug;
  return file
    .replace(/^pages/, "")
    .replace(/\.mdx?$/i, "")
    .replace(/\/index$/, "/");
}

/** Pages of their own: the landings, the docs landing, search, not found and what is kept offline. */
export function buildPages(
  pages: SourcePage<PageFrontMatter>[],
  entries: PostEntry[],
  context: PageContext,
): Route[] {
  const written = pages.map((source) => pageRoute(source, entries, context));
  const offline = context.config.offline ? [offlineRoute()] : [];
  return [...written, searchRoute(), notFoundRoute(context), ...offline];
}

function pageRoute(source: SourcePage<PageFrontMatter>, entries: PostEntry[], context: PageContext): Route {
  const { file, frontMatter, page } = source;
  const path = standalonePath(source);
  const title = frontMatter.title ?? page.contentTitle ?? context.config.title;
  const {
    html,
    articleHtml: _article,
    excerptHtml: _excerpt,
    ...written
  } = placePage(context, { source, path, title });
  const base = {
    path,
    title: frontMatter.title_meta ?? title,
    heading: page.contentTitle ?? title,
    description: frontMatter.description ?? page.firstParagraph.slice(0, 160),
    html,
  };
  return {
    ...written,
    path,
    view: frontMatter.layout === "docs" ? docsLike(base) : landing(base, frontMatter.layout),
    head: plainHead({ keywords: frontMatter.keywords ?? [], image: frontMatter.image ?? null }),
    inSitemap: !frontMatter.unlisted,
  };

  function landing(common: typeof base, variant: "landing" | "simple"): PageView {
    const posts = entries
      .slice(0, LATEST_POSTS)
      .map(({ path: href, title: name, description, date, dateLabel }) => ({
        path: href,
        title: name,
        description,
        date,
        dateLabel,
      }));
    return { kind: "landing", ...common, variant, actions: frontMatter.actions, posts };
  }

  function docsLike(common: typeof base): PageView {
    const names = Object.keys(context.config.docs.sidebars);
    const sidebar = frontMatter.sidebar ?? null;
    if (sidebar && !names.includes(sidebar)) {
      const message = `Unknown sidebar "${sidebar}".`;
      context.problems.push(missingId({ rule: "missing-sidebar", message, id: sidebar, known: names, file }));
    }
    return {
      kind: "doc",
      ...common,
      toc: tableOfContents(page, frontMatter),
      sidebar,
      breadcrumbs: [],
      previous: null,
      next: null,
      editHref: editHref(context, file),
      markdownHref: markdownHref(context, path),
      updated: null,
      tags: [],
    };
  }
}

function searchRoute(): Route {
  const description = "Search the documentation and the blog.";
  return listRoute({ kind: "search", path: "/search", title: "Search", heading: "Search", description });
}

function notFoundRoute({ config }: PageContext): Route {
  const description = "There is no page at this address.";
  const view = {
    kind: "notFound" as const,
    path: "/404",
    title: "Page not found",
    heading: "Return to sender",
    description,
  };
  return listRoute({ ...view, likely: config.likelyPages }, { head: plainHead({ noindex: true }) });
}

function offlineRoute(): Route {
  const title = "Available offline";
  const description =
    "Your browser keeps the pages you read here, as long as it runs JavaScript, and shows them without a connection. All others need one.";
  return listRoute(
    { kind: "offline", path: OFFLINE_PATH, title, heading: title, description },
    { head: plainHead({ noindex: true }) },
  );
}
