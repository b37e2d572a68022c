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
import { type PlannedSource, planSources } from "./planSources.ts";
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

/** What every stage is given. */
interface SiteInputs {
  config: SiteConfig;
  tree: ContentTree;
  plan: ReturnType<typeof planSources>;
  extensions: VersionExtension[];
  memo: Memo;
}

interface VersionPage {
  version: string;
  page: ConnectedPage;
}

/** What the extensions of a version link to, by extension. */
type ConnectedExtensions = PageContext["extensions"];

/**
 * Builds the model of the published site, and the Markdown pages as extensions check them: every file gets its path,
 * then links and directives are resolved, then pages are written. With a memo, only what has changed is rebuilt.
 */
export function buildSite(config: SiteConfig, tree: ContentTree, options: BuildSiteOptions = {}) {
  const { extensions = [], drafts = false, memo = createMemo() } = options;
  const { writesText = true, rememberText = (name, key, write) => memo(name, [key], write) } = options;
  const plan = planSources(config, tree, drafts);
  const inputs: SiteInputs = { config, tree, plan, extensions, memo };
  const { resolved, parts, targetsKey } = resolveSources(inputs);
  const listedPages = listPages(plan.sources, resolved);
  const connected = connectExtensions(inputs, listedPages);
  // All that fills the holes of a page, links to other versions included.
  const textKey = hashOf(
    JSON.stringify([
      [config.url, config.baseUrl, targetsKey, tree.versions, listedPages],
      extensions.map(({ name, version, key }) => [name, version, key]),
      plan.parts.map(({ file, key }) => [file, key]),
    ]),
  );
  const contextOf = (version: string): PageContext => {
    const ofVersion = connected.get(version) ?? new Map();
    return { config, resolved, extensions: ofVersion, writesText, textKey, rememberText };
  };
  const { problems, ...written } = writeRoutes(inputs, contextOf);
  const resolvedParts = [...parts.values()].map((part) => part.resolved);
  const reporters = [tree, ...extensions, plan, ...resolved.values(), ...resolvedParts];
  const site: Site = {
    ...written,
    drafts: plan.draftByPath,
    assets: Object.assign({}, ...[...resolved.values()].map(({ assets }) => assets)),
    files: Object.assign(
      {},
      ...[...connected.values()].flatMap((links) => [...links.values()].map(({ files }) => files)),
      ...findDownloads(extensions).map(({ path, content }) => ({ [path.slice(1)]: content })),
    ),
    problems: [...reporters.flatMap((reporter) => reporter.problems), ...problems],
  };
  const pages = [
    ...plan.sources.map((source) => toSitePage(source, resolved.get(source.file)?.anchors ?? [])),
    ...plan.parts.map((part) => toSitePage(part, parts.get(part.file)?.resolved.anchors ?? [])),
    ...codePages([...plan.sources, ...plan.parts]),
  ];
  return { site, pages };
}

/** Resolves what pages and parts refer to, each in the version of the docs that it belongs to. */
function resolveSources({ config, tree, plan, extensions, memo }: SiteInputs) {
  const { baseUrl } = config;
  const pathByFile = new Map(plan.sources.map(({ file, path }) => [file, path]));
  const draftFiles = new Set(Object.values(plan.draftByPath));
  const files = [...tree.assets, ...tree.publicFiles];
  const targetsKey = JSON.stringify([[...pathByFile], [...draftFiles], files]);
  const targets = memo("targets", [config, targetsKey], () => {
    return { pathByFile, draftFiles, tree, baseUrl } as const;
  });
  const parts = new Map<string, ResolvedPart>();
  for (const source of plan.parts) {
    const { file, page } = source;
    const resolvedPart = resolve(source);
    const part = memo(`part ${file}`, [page, resolvedPart], () => ({ source, resolved: resolvedPart }));
    parts.set(file, part);
  }
  const resolved = new Map(plan.sources.map((source) => [source.file, resolve(source)]));
  return {
    resolved,
    parts,
    /** Covers all that links can lead to. */
    targetsKey,
  };

  function resolve(source: Resolvable & Pick<SitePage, "version">): ResolvedPage {
    const { file, version, page, frontMatter, lines } = source;
    const ofVersion = extensionsOf(version, extensions);
    const included = page.directives.map((directive) => parts.get(includedFile(file, directive) ?? ""));
    const inputs = [page, frontMatter, lines, targets, ...ofVersion, ...included];
    const context = { targets, extensions: ofVersion, parts };
    return memo(`resolve ${file}`, inputs, () => resolvePage(source, context));
  }
}

/** Returns the pages that extensions may link to: all but unlisted ones. */
function listPages(sources: PlannedSource[], resolved: ReadonlyMap<string, ResolvedPage>): VersionPage[] {
  return sources
    .filter(({ frontMatter }) => !frontMatter.unlisted)
    .map(({ version, file, id, path, label, position }) => {
      const anchors = resolved.get(file)?.drawnAnchors ?? [];
      return { version, page: { file, id, path, label, position, anchors } };
    });
}

/** Tells the extensions of each version its pages, so that they link inside it. */
function connectExtensions({ config, plan, extensions, memo }: SiteInputs, listedPages: VersionPage[]) {
  const { baseUrl } = config;
  const connected = new Map<string, ConnectedExtensions>();
  // The last version of the docs comes at the end: its extensions know what they publish for the others.
  const atEnd = ({ name }: { name: string }) => Number(name === plan.lastVersion);
  for (const { name } of plan.versions.toSorted((a, b) => atEnd(a) - atEnd(b)))
    connected.set(name, connectVersion(name, [...connected.values()]));
  return connected;

  function connectVersion(name: string, before: ConnectedExtensions[]): ConnectedExtensions {
    const pages = listedPages.flatMap(({ version, page }) => (version === name ? [page] : []));
    const ofVersion = extensionsOf(name, extensions);
    const linksBefore = new Map(
      before.flatMap((linksByExtension) =>
        Array.from(linksByExtension).flatMap(([extension, links]) =>
          extension.connect ? [[extension.name, links] as const] : [],
        ),
      ),
    );
    return memo(`connect ${name}`, [...ofVersion, baseUrl, JSON.stringify(pages), ...before], () => {
      return new Map(
        ofVersion.map((extension) => [
          extension,
          extension.connect?.(pages, baseUrl, linksBefore.get(extension.name)) ?? {},
        ]),
      );
    });
  }
}

function extensionsOf(version: string, extensions: VersionExtension[]): VersionExtension[] {
  return extensions.filter((extension) => extension.version === version);
}

/** Writes all pages, and makes what follows from them: the versions, the shell and the redirects. */
function writeRoutes({ config, tree, plan }: SiteInputs, contextOf: (version: string) => PageContext) {
  const { versions, lastVersion } = plan;
  const context = contextOf(lastVersion);
  const { routes: blogRoutes, posts } = buildBlog(plan.posts, context);
  const docsRoutes = new Map(versions.map((docs) => [docs, buildDocs(docs, contextOf(docs.name))]));
  const written = [
    ...buildPages(plan.pages, plan.posts, context),
    ...[...docsRoutes.values()].flat(),
    ...blogRoutes,
  ];
  const unique = uniqueRoutes(written);
  const titled = uniqueTitles(unique.routes, lastVersion);
  const described = versions.map((docs) => describeVersion(docs, titled));
  const routes = withKnownPages(withCounterparts(titled, versions, described));
  const shell = buildShell(config, { versions: described, hasPosts: posts.length > 0 });
  const automatic: Site["redirects"] = {
    ...Object.assign({}, ...[...docsRoutes].map(([docs, ofVersion]) => formerRedirects(docs, ofVersion))),
    ...Object.assign({}, ...versions.map((docs) => folderRedirects(docs, routes))),
    ...tagRedirects(tree.tags, joinPath(config.blog.routeBase, "tags")),
  };
  const redirects = planRedirects({ config, routes, lastVersion, automatic });
  return {
    routes,
    redirects: redirects.redirects,
    shell: shell.shell,
    shellLinks: [...shell.shellLinks, ...redirects.links],
    versions: described,
    posts,
    problems: [...written, unique, shell, redirects].flatMap(({ problems }) => problems),
  };
}
