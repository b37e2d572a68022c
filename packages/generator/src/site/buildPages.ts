import type { SourcePage } from "../content/contentTree.ts";
import type { PageFrontMatter } from "../content/schemas.ts";
import { OFFLINE_PATH } from "../shared/offline.ts";
import type { Problem } from "../shared/problem.ts";
import type { PostEntry } from "./blog/readPosts.ts";
import { placeOf } from "./docs/sidebarPlan.ts";
import { joinRoute } from "./joinRoute.ts";
import { missingId } from "./missingId.ts";
import { listRoute, type PageContext, pageStatus, plainHead } from "./pageContext.ts";
import type { Route } from "./site.ts";
import { writePage } from "./writePage.ts";

const LATEST_POSTS = 3;

/** `pages/index.md` → `/`, `pages/docs/index.md` → `/docs/`, `pages/about.md` → `/about`. */
export function standalonePath({ file, frontMatter }: SourcePage<PageFrontMatter>): string {
  if (frontMatter.slug) return joinRoute("", frontMatter.slug);
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
  const { config, problems } = context;
  const latest = entries
    .filter(({ source }) => !source.frontMatter.unlisted)
    .slice(0, LATEST_POSTS)
    .map(({ path, title, description, date, dateLabel }) => ({ path, title, description, date, dateLabel }));
  return [
    ...pages.map(pageRoute),
    searchRoute(),
    notFoundRoute(context),
    ...(config.offline ? [offlineRoute()] : []),
  ];

  function pageRoute(source: SourcePage<PageFrontMatter>): Route {
    const { file, frontMatter, page } = source;
    const { layout, sidebar = null, actions } = frontMatter;
    const path = standalonePath(source);
    const title = frontMatter.title ?? page.contentTitle ?? config.title;
    const { parts, article } = writePage(context, { source, path, title });
    if (layout === "docs" && sidebar) checkSidebar(sidebar, { file, line: source.lines["sidebar"] });
    const base = {
      path,
      title: frontMatter.title_meta ?? title,
      heading: page.contentTitle ?? title,
      description: frontMatter.description ?? page.firstParagraph.slice(0, 160),
      status: pageStatus(frontMatter),
    };
    return {
      ...parts,
      view:
        layout === "docs"
          ? {
              kind: "doc",
              ...base,
              ...article,
              ...placeOf(path, undefined),
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
              blogHref: `/${config.blog.routeBase}`,
              posts: latest,
            },
    };
  }

  function checkSidebar(sidebar: string, place: Pick<Problem, "file" | "line">) {
    const names = Object.keys(config.docs.sidebars);
    if (names.includes(sidebar)) return;
    const message = `Unknown sidebar "${sidebar}".`;
    problems.push(missingId(sidebar, names, { rule: "missing-sidebar", message, ...place }));
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
  };
  return listRoute(view, { head: plainHead({ noindex: true }) });
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
