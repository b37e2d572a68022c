import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree } from "../content/contentTree.ts";
import type { LoadedExtension, SitePage } from "../extension.ts";
import type { LocaleConfig } from "../shared/metadata.ts";
import type { Problem } from "../shared/problem.ts";
import { buildBlog } from "./blog/buildBlog.ts";
import { readPosts } from "./blog/readPosts.ts";
import { buildPages, standalonePath } from "./buildPages.ts";
import { buildShell } from "./buildShell.ts";
import { docLabel } from "./docs/generateSidebar.ts";
import { planDocs } from "./docs/planDocs.ts";
import { createFormatDate } from "./formatDate.ts";
import type { PageContext } from "./pageContext.ts";
import { resolvePage } from "./resolvePage.ts";
import type { Site } from "./site.ts";

/**
 * The model of what will be published, and the written pages as extensions check them: every file gets its route, then
 * links and directives are resolved, then every page is written.
 */
export function buildSite(config: SiteConfig, tree: ContentTree, extensions: LoadedExtension[] = []) {
  const problems: Problem[] = [...tree.problems, ...extensions.flatMap((each) => each.problems)];
  const formatDate = createFormatDate(config.locales[config.defaultLocale] ?? ENGLISH);

  const known = { config, tree, problems, formatDate };
  const docs = planDocs(known);
  const posts = readPosts(known);
  const pages = tree.pages.filter(({ frontMatter }) => !frontMatter.draft);
  const routeByFile = new Map<string, string>([
    ...docs.docs.map((doc) => [doc.file, doc.path] as const),
    ...posts.map((post) => [post.source.file, post.path] as const),
    ...pages.map((page) => [page.file, standalonePath(page)] as const),
  ]);

  const missingFile = config.onBrokenMarkdownLink === "error" ? "error" : "warning";
  const { baseUrl, imageHosts } = config;
  const targets = { routeByFile, tree, baseUrl, missingFile, imageHosts } as const;
  const sources = [...docs.docs, ...posts.map(({ source }) => source), ...pages];
  const resolved = new Map(sources.map((source) => [source.file, resolvePage(source, targets, extensions)]));
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
  const connected = new Map(
    extensions.map((each) => [each, each.connect?.(sitePages, config.baseUrl) ?? {}]),
  );
  const context: PageContext = { ...known, resolved, extensions: connected };

  const blog = buildBlog(posts, context);
  const site: Site = {
    routes: [...buildPages(pages, posts, context), ...docs.routes(context), ...blog.routes],
    ...buildShell(config, docs.version, problems),
    sidebars: docs.sidebars,
    versions: [docs.version],
    posts: blog.posts,
    assets: Object.assign({}, ...[...resolved.values()].map(({ assets }) => assets)),
    files: Object.assign({}, ...[...connected.values()].map(({ files }) => files)),
    problems,
  };
  return { site, pages: sitePages };
}

const ENGLISH: LocaleConfig = {
  label: "English",
  direction: "ltr",
  htmlLang: "en",
  calendar: "gregory",
  path: "en",
};
