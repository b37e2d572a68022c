import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree, SourcePage } from "../content/contentTree.ts";
import { CURRENT } from "../content/readVersions.ts";
import { type ConnectedPage, isForVersion, type LoadedExtension, type SitePage } from "../extension.ts";
import { joinPath } from "../shared/url.ts";
import { buildBlog } from "./blog/buildBlog.ts";
import { readPosts } from "./blog/readPosts.ts";
import { tagRedirects } from "./blog/tags.ts";
import { buildPages, standalonePath, withKnownPages } from "./buildPages.ts";
import { buildShell } from "./buildShell.ts";
import { buildDocs } from "./docs/buildDocs.ts";
import { withCounterparts } from "./docs/counterparts.ts";
import { describeVersion, formerRedirects } from "./docs/describeVersion.ts";
import { folderRedirects } from "./docs/folderRedirects.ts";
import { planDocs } from "./docs/planDocs.ts";
import { createMemo, type Memo } from "./memo.ts";
import { planRedirects } from "./planRedirects.ts";
import {
  findDownloads,
  includedParts,
  type Resolvable,
  type ResolvedPage,
  type ResolvedPart,
  resolvePage,
} from "./resolvePage.ts";
import type { Site } from "./site.ts";
import { uniqueRoutes } from "./uniqueRoutes.ts";
import { uniqueTitles } from "./uniqueTitles.ts";
import type { PageContext } from "./writePage.ts";

interface BuildSiteOptions extends Partial<Pick<PageContext, "writesText">> {
  /** Includes drafts as pages; true in development and for checks of single files. */
  drafts?: boolean;
  memo?: Memo;
}

/**
 * Builds the model of the published site, and the Markdown pages as extensions check them: every file gets its path,
 * then links and directives are resolved, then pages are written. With a memo, only what has changed is rebuilt.
 */
export function buildSite(
  config: SiteConfig,
  tree: ContentTree,
  extensions: LoadedExtension[] = [],
  { drafts = false, writesText = true, memo = createMemo() }: BuildSiteOptions = {},
) {
  const isShown = ({ frontMatter }: SourcePage<{ draft?: boolean }>) => drafts || !frontMatter.draft;
  const allPages = tree.pages.map((page) => ({ ...page, path: standalonePath(page) }));
  const pages = allPages.filter(isShown);
  const versions = tree.versions.map((version) => planDocs(config, version, tree, { pages, drafts }));
  const lastVersion = versions.find(({ isLast }) => isLast)?.name ?? CURRENT;
  const blog = readPosts(config, tree, drafts);
  const posts = blog.posts.filter(({ source }) => isShown(source));
  const draftByPath: Record<string, string> = Object.fromEntries(
    [
      ...versions.flatMap((docs) => docs.drafts),
      ...blog.posts.map(({ path, source }) => ({ ...source, path })),
      ...allPages,
    ]
      .filter(({ frontMatter }) => frontMatter.draft)
      .map(({ path, file }) => [path, file]),
  );
  const others = [...posts.map(({ path, source }) => ({ ...source, path })), ...pages];
  const sources = [
    ...versions.flatMap(({ name: version, docs }) => docs.map((doc) => ({ ...doc, version }))),
    ...others.map((page) => {
      const label = page.frontMatter.title ?? page.file;
      return { ...page, version: lastVersion, id: null, label, position: undefined };
    }),
  ];
  const pathByFile = new Map(sources.map(({ file, path }) => [file, path]));

  const { baseUrl } = config;
  const draftFiles = new Set(Object.values(draftByPath));
  const files = [...tree.assets, ...tree.publicFiles].map(([file, { hash }]) => [file, hash]);
  const places = JSON.stringify([[...pathByFile], [...draftFiles], files]);
  const targets = memo("targets", [config, places], () => {
    return { pathByFile, draftFiles, tree, baseUrl } as const;
  });
  const extensionsOf = (version: string) => extensions.filter((each) => isForVersion(each, version));
  const partSources = [...tree.parts.values()].map((part) => {
    const { name: version = lastVersion } =
      tree.versions.find(({ folder }) => part.file.startsWith(`${folder}/`)) ?? {};
    return { ...part, version, id: null, path: "", label: part.file, position: undefined };
  });
  const parts = new Map<string, ResolvedPart>();
  for (const source of partSources) {
    const { file, page } = source;
    const own = resolve(source);
    const part = memo(`part ${file}`, [page, own], () => ({ source, resolved: own }));
    parts.set(file, part);
  }
  const resolved = new Map(sources.map((source) => [source.file, resolve(source)]));

  const toSitePage = (source: (typeof sources | typeof partSources)[number]): SitePage => {
    const { file, version, id, path, label, position, page, body, bodyLine } = source;
    const { inlineCodes } = page;
    const snippets = page.snippets.filter((snippet) => !snippet.source);
    const anchors = (resolved.get(file) ?? parts.get(file)?.resolved)?.anchors ?? [];
    return { file, version, id, path, label, position, anchors, snippets, inlineCodes, body, bodyLine };
  };
  const sitePages = sources.map(toSitePage);
  const partPages = partSources.map(toSitePage);
  // Code that stands in a file of its own is checked there.
  const codePages = [...sources, ...partSources].flatMap(({ version, page }) =>
    page.snippets.flatMap((snippet): SitePage[] => {
      const { file, line = 0 } = snippet.source ?? {};
      if (file === undefined) return [];
      const none = { id: null, path: "", label: file, position: undefined, anchors: [], inlineCodes: [] };
      const snippets = [{ ...snippet, line }];
      return [{ ...none, file, version, snippets, body: "", bodyLine: line }];
    }),
  );
  const unlisted = new Set(sources.flatMap(({ file, frontMatter }) => (frontMatter.unlisted ? [file] : [])));
  // Extensions must not link to unlisted pages.
  const listedPages = sitePages.filter(({ file }) => !unlisted.has(file));
  // The last version of the docs comes at the end: its extensions know what they publish for the others.
  const connected = new Map<string, ReturnType<typeof connectVersion>>();
  const atEnd = ({ name }: { name: string }) => Number(name === lastVersion);
  for (const { name } of versions.toSorted((a, b) => atEnd(a) - atEnd(b)))
    connected.set(name, connectVersion(name, [...connected.values()]));

  const contextOf = (version: string): PageContext => {
    return { config, resolved, extensions: connected.get(version) ?? new Map(), writesText, memo };
  };
  const context = contextOf(lastVersion);
  const built = buildBlog(posts, context);
  const docsRoutes = new Map(versions.map((docs) => [docs, buildDocs(docs, contextOf(docs.name))]));
  const written = [...buildPages(pages, posts, context), ...[...docsRoutes.values()].flat(), ...built.routes];
  const unique = uniqueRoutes(written);
  const titled = uniqueTitles(unique.routes, lastVersion);
  const described = versions.map((docs) => describeVersion(docs, titled));
  const routes = withKnownPages(withCounterparts(titled, versions, described), lastVersion);
  const shell = buildShell(config, { versions: described, hasPosts: built.posts.length > 0 });
  const automatic: Site["redirects"] = {
    ...Object.assign({}, ...[...docsRoutes].map(([docs, own]) => formerRedirects(docs, own))),
    ...Object.assign({}, ...versions.map((docs) => folderRedirects(docs, routes))),
    ...tagRedirects(tree.tags, joinPath(config.blog.routeBase, "tags")),
  };
  const redirects = planRedirects({ config, routes, lastVersion, automatic });
  const reporters = [
    ...[tree, ...extensions, ...versions, blog, ...resolved.values()],
    ...[...parts.values()].map((part) => part.resolved),
    ...[...written, unique, shell, redirects],
  ];
  const site: Site = {
    routes,
    redirects: redirects.redirects,
    shell: shell.shell,
    shellLinks: [...shell.shellLinks, ...redirects.links],
    versions: described,
    posts: built.posts,
    drafts: draftByPath,
    assets: Object.assign({}, ...[...resolved.values()].map(({ assets }) => assets)),
    files: Object.assign(
      {},
      ...[...connected.values()].flatMap((links) => [...links.values()].map(({ files }) => files)),
      ...findDownloads(extensions).map(({ path, content }) => ({ [path.slice(1)]: content })),
    ),
    problems: reporters.flatMap(({ problems }) => problems),
  };
  return { site, pages: [...sitePages, ...partPages, ...codePages] };

  /** Resolves what a page refers to, in the version of the docs that it belongs to. */
  function resolve(source: Resolvable & Pick<SitePage, "version">): ResolvedPage {
    const { file, version, page, frontMatter, lines } = source;
    const ofVersion = extensionsOf(version);
    const inputs = [page, frontMatter, lines, targets, ...ofVersion, ...includedParts(source, parts)];
    const context = { targets, extensions: ofVersion, parts };
    return memo(`resolve ${file}`, inputs, () => resolvePage(source, context));
  }

  /** Tells the extensions of a version its pages, so that they link inside it. */
  function connectVersion(name: string, before: unknown[]) {
    const drawn = listedPages
      .filter(({ version }) => version === name)
      .map(({ file, id, path, label, position }): ConnectedPage => {
        return { file, id, path, label, position, anchors: resolved.get(file)?.drawnAnchors ?? [] };
      });
    const ofVersion = extensionsOf(name);
    return memo(`connect ${name}`, [...ofVersion, baseUrl, JSON.stringify(drawn), ...before], () => {
      return new Map(ofVersion.map((each) => [each, each.connect?.(drawn, baseUrl) ?? {}]));
    });
  }
}
