import { buildReference } from "../../../catalogue/src/site/buildReference.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { Asset, ContentTree } from "../content/contentTree.ts";
import { type Recall, workAlways } from "../content/remember.ts";
import type { LocaleConfig } from "../shared/metadata.ts";
import type { Problem } from "../shared/problem.ts";
import { buildBlog } from "./buildBlog.ts";
import { buildPages, standalonePath } from "./buildPages.ts";
import { buildShell } from "./buildShell.ts";
import { createFormatDate } from "./formatDate.ts";
import type { PageContext } from "./pageContext.ts";
import { planDocs } from "./planDocs.ts";
import { readPosts } from "./readPosts.ts";
import { createPageResolver } from "./resolvePage.ts";
import type { Site } from "./site.ts";

/** The whole model: first every file gets its route, then every page is built with its links resolved. */
export function buildSite(config: SiteConfig, tree: ContentTree, recall: Recall = workAlways): Site {
  const problems: Problem[] = [...tree.problems];
  const assets = new Map<string, Asset>();
  const formatDate = createFormatDate(config.locales[config.defaultLocale] ?? ENGLISH, recall);

  const docs = planDocs({ config, tree, problems });
  const posts = readPosts({ config, tree, problems }, formatDate);
  const routeByFile = new Map<string, string>([
    ...docs.docs.map((doc) => [doc.file, doc.path] as const),
    ...posts.map((post) => [post.source.file, post.path] as const),
    ...tree.pages.map((page) => [page.file, standalonePath(page)] as const),
  ]);
  const missingFile = config.onBrokenMarkdownLink === "error" ? "error" : "warning";
  const targets = { routeByFile, tree, baseUrl: config.baseUrl, missingFile } as const;
  const resolve = createPageResolver({ targets, tree, recall });
  const reference = buildReference({
    docs: docs.docs,
    anchorsOf: (doc) => resolve(doc).facts.anchors,
    tree,
    baseUrl: config.baseUrl,
    recall,
  });
  const context: PageContext = { config, tree, problems, assets, resolve, reference, recall };

  const blog = buildBlog(posts, context);
  const { shell, links: shellLinks } = buildShell(config, docs.version, problems);
  return {
    routes: [...buildPages(posts, context), ...docs.routes(context, formatDate), ...blog.routes],
    reference: reference.files,
    shell,
    sidebars: docs.sidebars,
    versions: [docs.version],
    posts: blog.posts,
    assets,
    shellLinks,
    problems,
  };
}

const ENGLISH: LocaleConfig = {
  label: "English",
  direction: "ltr",
  htmlLang: "en",
  calendar: "gregory",
  path: "en",
};
