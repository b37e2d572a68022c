import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree } from "../content/contentTree.ts";
import { includedFile } from "../content/readParts.ts";
import { hashOf } from "../content/remember.ts";
import type { ConnectedPage, SitePage, VersionExtension } from "../extension.ts";
import { joinPath } from "../shared/url.ts";
import { buildBlog } from "./blog/buildBlog.ts";
import { tagRedirects } from "./blog/tags.ts";
import { buildPages, withKnownPages } from "./buildPages.ts";
import { buildShell } from "./buildShell.ts";
import { buildDocs } from "./docs/buildDocs.ts";
import { withCounterparts } from "./docs/counterparts.ts";
import { describeVersion, formerRedirects } from "./docs/describeVersion.ts";
import { folderRedirects } from "./docs/folderRedirects.ts";
import { createMemo, type Memo } from "./memo.ts";
import { planRedirects } from "./planRedirects.ts";
import { planSources } from "./planSources.ts";
import {
  findDownloads,
  type Resolvable,
  type ResolvedPage,
  type ResolvedPart,
  resolvePage,
} from "./resolvePage.ts";
import type { Site } from "./site.ts";
import { codePages, toSitePage } from "./sitePages.ts";
import { uniqueRoutes } from "./uniqueRoutes.ts";
import { uniqueTitles } from "./uniqueTitles.ts";
import type { PageContext } from "./writePage.ts";

export interface BuildSiteOptions extends Partial<Pick<PageContext, "writesText" | "rememberText">> {
  extensions?: VersionExtension[] | undefined;
  /** Includes drafts as pages; true in development and for checks of single files. */
  drafts?: boolean;
  memo?: Memo;
}

/**
 * Builds the model of the published site, and the Markdown pages as extensions check them: every file gets its path,
 * then links and directives are resolved, then pages are written. With a memo, only what has changed is rebuilt.
 */
export function buildSite(config: SiteConfig, tree: ContentTree, options: BuildSiteOptions = {}) {
  const { extensions = [], drafts = false, memo = createMemo() } = options;
  const { writesText = true, rememberText = (name, key, write) => memo(name, [key], write) } = options;
  const plan = planSources(config, tree, drafts);
  const { versions, lastVersion, sources } = plan;
  const { baseUrl } = config;
  const pathByFile = new Map(sources.map(({ file, path }) => [file, path]));
  const draftFiles = new Set(Object.values(plan.draftByPath));
  const files = [...tree.assets, ...tree.publicFiles];
  const targetsKey = JSON.stringify([[...pathByFile], [...draftFiles], files]);
  const targets = memo("targets", [config, targetsKey], () => {
    return { pathByFile, draftFiles, tree, baseUrl } as const;
  });
  const extensionsOf = (version: string) => extensions.filter((each) => each.version === version);
  const parts = new Map<string, ResolvedPart>();
  for (const source of plan.parts) {
    const { file, page } = source;
    const resolvedPart = resolve(source);
    const part = memo(`part ${file}`, [page, resolvedPart], () => ({ source, resolved: resolvedPart }));
    parts.set(file, part);
  }
  const resolved = new Map(sources.map((source) => [source.file, resolve(source)]));

  const sitePages = sources.map((source) => toSitePage(source, resolved.get(source.file)?.anchors ?? []));
  const partPages = plan.parts.map((part) => toSitePage(part, parts.get(part.file)?.resolved.anchors ?? []));
  const shownCode = codePages([...sources, ...plan.parts]);
  const unlisted = new Set(sources.flatMap(({ file, frontMatter }) => (frontMatter.unlisted ? [file] : [])));
  // Extensions must not link to unlisted pages.
  const listedPages = sitePages
    .filter(({ file }) => !unlisted.has(file))
    .map(({ version, file, id, path, label, position }) => {
      const anchors = resolved.get(file)?.drawnAnchors ?? [];
      return { version, page: { file, id, path, label, position, anchors } satisfies ConnectedPage };
    });
  // All that fills the holes of a page, links to other versions included.
  const textKey = hashOf(
    JSON.stringify([
      [config.url, baseUrl, targetsKey, tree.versions, listedPages],
      extensions.map(({ name, version, key }) => [name, version, key]),
      plan.parts.map(({ file, key }) => [file, key]),
    ]),
  );
  // The last version of the docs comes at the end: its extensions know what they publish for the others.
  const connected = new Map<string, PageContext["extensions"]>();
  const atEnd = ({ name }: { name: string }) => Number(name === lastVersion);
  for (const { name } of versions.toSorted((a, b) => atEnd(a) - atEnd(b)))
    connected.set(name, connectVersion(name, [...connected.values()]));

  const contextOf = (version: string): PageContext => {
    const ofVersion = connected.get(version) ?? new Map();
    return { config, resolved, extensions: ofVersion, writesText, textKey, rememberText };
  };
  const context = contextOf(lastVersion);
  const built = buildBlog(plan.posts, context);
  const docsRoutes = new Map(versions.map((docs) => [docs, buildDocs(docs, contextOf(docs.name))]));
  const written = [
    ...buildPages(plan.pages, plan.posts, context),
    ...[...docsRoutes.values()].flat(),
    ...built.routes,
  ];
  const unique = uniqueRoutes(written);
  const titled = uniqueTitles(unique.routes, lastVersion);
  const described = versions.map((docs) => describeVersion(docs, titled));
  const routes = withKnownPages(withCounterparts(titled, versions, described));
  const shell = buildShell(config, { versions: described, hasPosts: built.posts.length > 0 });
  const automatic: Site["redirects"] = {
    ...Object.assign({}, ...[...docsRoutes].map(([docs, own]) => formerRedirects(docs, own))),
    ...Object.assign({}, ...versions.map((docs) => folderRedirects(docs, routes))),
    ...tagRedirects(tree.tags, joinPath(config.blog.routeBase, "tags")),
  };
  const redirects = planRedirects({ config, routes, lastVersion, automatic });
  const reporters = [
    ...[tree, ...extensions, plan, ...resolved.values()],
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
    drafts: plan.draftByPath,
    assets: Object.assign({}, ...[...resolved.values()].map(({ assets }) => assets)),
    files: Object.assign(
      {},
      ...[...connected.values()].flatMap((links) => [...links.values()].map(({ files }) => files)),
      ...findDownloads(extensions).map(({ path, content }) => ({ [path.slice(1)]: content })),
    ),
    problems: reporters.flatMap(({ problems }) => problems),
  };
  return { site, pages: [...sitePages, ...partPages, ...shownCode] };

  /** Resolves what a page refers to, in the version of the docs that it belongs to. */
  function resolve(source: Resolvable & Pick<SitePage, "version">): ResolvedPage {
    const { file, version, page, frontMatter, lines } = source;
    const ofVersion = extensionsOf(version);
    const included = page.directives.map((directive) => parts.get(includedFile(file, directive) ?? ""));
    const inputs = [page, frontMatter, lines, targets, ...ofVersion, ...included];
    const context = { targets, extensions: ofVersion, parts };
    return memo(`resolve ${file}`, inputs, () => resolvePage(source, context));
  }

  /** Tells the extensions of a version its pages, so that they link inside it. */
  function connectVersion(name: string, before: PageContext["extensions"][]): PageContext["extensions"] {
    const drawn = listedPages.flatMap(({ version, page }) => (version === name ? [page] : []));
    const ofVersion = extensionsOf(name);
    const linksBefore = new Map(
      before.flatMap((links) =>
        Array.from(links).flatMap(([each, own]) => (each.connect ? [[each.name, own] as const] : [])),
      ),
    );
    return memo(`connect ${name}`, [...ofVersion, baseUrl, JSON.stringify(drawn), ...before], () => {
      return new Map(
        ofVersion.map((each) => [each, each.connect?.(drawn, baseUrl, linksBefore.get(each.name)) ?? {}]),
      );
    });
  }
}
