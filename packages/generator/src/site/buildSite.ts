import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree, SourcePage } from "../content/contentTree.ts";
import type { ConnectedPage, LoadedExtension, SiteLinks, SitePage } from "../extension.ts";
import { extensionProblem, type Problem } from "../shared/problem.ts";
import { buildBlog } from "./blog/buildBlog.ts";
import { tagRedirects } from "./blog/normalizeTags.ts";
import { readPosts } from "./blog/readPosts.ts";
import { buildPages, standalonePath } from "./buildPages.ts";
import { buildShell } from "./buildShell.ts";
import { folderRedirects } from "./docs/folderRedirects.ts";
import { docLabel } from "./docs/generateSidebar.ts";
import { planDocs } from "./docs/planDocs.ts";
import { createFormatDate } from "./formatDate.ts";
import { joinRoute } from "./joinRoute.ts";
import { makeAlways } from "./memo.ts";
import type { PageContext } from "./pageContext.ts";
import { resolvePage } from "./resolvePage.ts";
import type { Site } from "./site.ts";
import { uniqueRoutes } from "./uniqueRoutes.ts";
import { uniqueTitles } from "./uniqueTitles.ts";

type BuildSiteOptions = Partial<Pick<PageContext, "drafts" | "writesText" | "memo">>;

/**
 * Builds the model of the published site, and the Markdown pages as extensions check them: every file gets its route,
 * then links and directives are resolved, then pages are written. With a memo, only what has changed is rebuilt.
 */
export function buildSite(
  config: SiteConfig,
  tree: ContentTree,
  extensions: LoadedExtension[] = [],
  { drafts = false, writesText = true, memo = makeAlways }: BuildSiteOptions = {},
) {
  const problems: Problem[] = [...tree.problems, ...extensions.flatMap((each) => each.problems)];
  const formatDate = createFormatDate(config.locale);

  const known = { config, tree, problems, formatDate, drafts, writesText, memo };
  const isShown = ({ frontMatter }: SourcePage<{ draft?: boolean }>) => drafts || !frontMatter.draft;
  const pages = tree.pages.filter(isShown);
  const addresses = pages.map((page) => ({ ...page, path: standalonePath(page) }));
  const docs = planDocs(known, addresses);
  const allPosts = readPosts(known);
  const posts = allPosts.filter(({ source }) => isShown(source));
  const draftByRoute: Record<string, string> = Object.fromEntries([
    ...docs.drafts.map(({ path, file }) => [path, file]),
    ...allPosts.flatMap(({ path, source }) => (source.frontMatter.draft ? [[path, source.file]] : [])),
    ...tree.pages.flatMap((page) => (page.frontMatter.draft ? [[standalonePath(page), page.file]] : [])),
  ]);
  const routeByFile = new Map<string, string>([
    ...docs.docs.map((doc) => [doc.file, doc.path] as const),
    ...posts.map((post) => [post.source.file, post.path] as const),
    ...pages.map((page) => [page.file, standalonePath(page)] as const),
  ]);

  const missingFile = config.onBrokenMarkdownLink === "error" ? "error" : "warning";
  const { baseUrl, imageHosts } = config;
  const draftFiles = new Set(Object.values(draftByRoute));
  const files = [...tree.assets, ...tree.publicFiles].map(([file, { hash }]) => [file, hash]);
  const places = JSON.stringify([[...routeByFile], [...draftFiles], files]);
  const targets = memo("targets", [config, places], () => {
    return { routeByFile, draftFiles, tree, baseUrl, missingFile, imageHosts } as const;
  });
  const sources = [...docs.docs, ...posts.map(({ source }) => source), ...pages];
  const resolved = new Map(
    sources.map((source) => {
      const { file, page, frontMatter, lines } = source;
      const inputs = [page, frontMatter, lines, targets, extensions];
      return [file, memo(`resolve ${file}`, inputs, () => resolvePage(source, targets, extensions))];
    }),
  );
  for (const page of resolved.values()) problems.push(...page.problems);

  const docByFile = new Map(docs.docs.map((doc) => [doc.file, doc]));
  const sitePages = sources.map(({ file, frontMatter, page, body, bodyLine }): SitePage => {
    const doc = docByFile.get(file);
    return {
      file,
      path: routeByFile.get(file) ?? "/",
      label: doc ? docLabel(doc) : (frontMatter.title ?? file),
      position: doc?.position,
      anchors: resolved.get(file)?.anchors ?? [],
      snippets: page.snippets,
      inlineCodes: page.inlineCodes,
      body,
      bodyLine,
    };
  });
  const unlisted = new Set(sources.flatMap(({ file, frontMatter }) => (frontMatter.unlisted ? [file] : [])));
  // Extensions must not link to unlisted pages.
  const listedPages = sitePages.filter(({ file }) => !unlisted.has(file));
  const drawn = listedPages.map(({ file, path, label, position }): ConnectedPage => {
    return { file, path, label, position, anchors: resolved.get(file)?.drawnAnchors ?? [] };
  });
  const connected = memo("connect", [extensions, baseUrl, JSON.stringify(drawn)], () => {
    const failures: Problem[] = [];
    const links = new Map(extensions.map((each) => [each, connect(each, failures)]));
    return { links, failures };
  });
  problems.push(...connected.failures);
  const context: PageContext = { ...known, resolved, extensions: connected.links };

  const blog = buildBlog(posts, context);
  const all = [...buildPages(pages, posts, context), ...docs.routes(context), ...blog.routes];
  const unique = uniqueRoutes(all, config);
  problems.push(...unique.problems);
  const routes = uniqueTitles(unique.routes);
  const site: Site = {
    routes,
    redirects: {
      ...folderRedirects(docs.sidebars, routes, config.docs.routeBase),
      ...tagRedirects(tree.tags, joinRoute(config.blog.routeBase, "tags")),
    },
    ...buildShell(config, { version: docs.version, hasPosts: blog.posts.length > 0 }, problems),
    sidebars: docs.sidebars,
    posts: blog.posts,
    drafts: draftByRoute,
    assets: Object.assign({}, ...[...resolved.values()].map(({ assets }) => assets)),
    files: Object.assign({}, ...[...connected.links.values()].map(({ files }) => files)),
    problems,
  };
  return { site, pages: sitePages };

  function connect(extension: LoadedExtension, failures: Problem[]): SiteLinks {
    // Links are needed only in written text.
    if (!writesText) return {};
    try {
      return extension.connect?.(drawn, baseUrl) ?? {};
    } catch (cause) {
      failures.push(extensionProblem(extension, "link its entries", cause));
      return {};
    }
  }
}
