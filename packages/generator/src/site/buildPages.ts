import type { SourcePage } from "../content/contentTree.ts";
import type { PageFrontMatter } from "../content/schemas.ts";
import { OFFLINE_PATH } from "../shared/offline.ts";
import { joinPath } from "../shared/url.ts";
import type { PostEntry } from "./blog/readPosts.ts";
import { checkId } from "./checkId.ts";
import { placeInSidebar } from "./docs/generateSidebar.ts";
import { listRoute, pageStatus, plainHead, type Route } from "./site.ts";
import { type PageContext, writePage } from "./writePage.ts";

const LATEST_POSTS = 3;

/** `pages/index.md` → `/`, `pages/docs/index.md` → `/docs/`, `pages/about.md` → `/about`. */
export function standalonePath({ file, frontMatter }: SourcePage<PageFrontMatter>): string {
  if (frontMatter.slug) return joinPath("", frontMatter.slug);
  return file
    .replace(/^pages/, "")
    .replace(/\.mdx?$/i, "")
    .replace(/\/index$/, "/");
}

/** Returns the routes of standalone pages, search, not found and offline. */
export function buildPages(
  pages: SourcePage<PageFrontMatter>[],
  entries: PostEntry[],
  context: PageContext,
): Route[] {
  const { config } = context;
  const latest = entries
    .filter(({ source }) => !source.frontMatter.unlisted)
    .slice(0, LATEST_POSTS)
    .map(({ path: href, title, dateLabel }) => ({ href, title, dateLabel }));
  return [
    ...pages.map(pageRoute),
    searchRoute(),
    notFoundRoute(context),
    ...(config.offline ? [offlineRoute()] : []),
  ];

  /** The pages with the beginning of an address, but for the home page. */
  function pagesAbove(path: string) {
    const all = pages.map((source) => ({ label: titleOf(source), href: standalonePath(source) }));
    const above = all.filter(({ href }) => href.length > 1 && path.startsWith(href.replace(/\/?$/, "/")));
    return above.filter(({ href }) => href !== path).sort((a, b) => a.href.length - b.href.length);
  }

  function titleOf({ frontMatter, page }: SourcePage<PageFrontMatter>): string {
    return frontMatter.title ?? page.contentTitle ?? config.title;
  }

  function pageRoute(source: SourcePage<PageFrontMatter>): Route {
    const { file, frontMatter, page } = source;
    const { layout, sidebar = null, actions } = frontMatter;
    const path = standalonePath(source);
    const title = titleOf(source);
    const { parts, article } = writePage(context, { source, path, title });
    const names = Object.keys(config.docs.sidebars);
    const named = { id: layout === "docs" ? sidebar : null, ids: names, file, line: source.lines["sidebar"] };
    const base = {
      path,
      title: frontMatter.title_meta ?? title,
      heading: page.contentTitle ?? title,
      description: frontMatter.description ?? page.firstParagraph.slice(0, 160),
      status: pageStatus(frontMatter),
    };
    return {
      ...parts,
      problems: [...parts.problems, ...checkId({ kind: "sidebar", by: "The page", ...named })],
      view:
        layout === "docs"
          ? {
              kind: "doc",
              ...base,
              ...article,
              ...placeInSidebar(path, undefined),
              breadcrumbs: pagesAbove(path),
              sidebar,
              updated: null,
              tags: [],
            }
          : {
              kind: "landing",
              ...base,
              html: article.html,
              variant: layout,
              actions,
              blogHref: config.blog.routeBase,
              posts: latest,
            },
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
    heading: config.notFoundHeading,
    description,
    pages: [],
  };
  return listRoute(view, { head: plainHead({ noindex: true }) });
}

/** Tells the not-found page which pages there are, in all versions of the docs. */
export function withKnownPages(routes: Route[]): Route[] {
  const pages = routes
    .filter(({ inSitemap }) => inSitemap)
    .map(({ path, view }) => ({ label: view.title, href: path }));
  return routes.map((route) =>
    route.view.kind === "notFound" ? { ...route, view: { ...route.view, pages } } : route,
  );
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
