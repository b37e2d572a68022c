import { lazyCompiler } from "../build/lazyCompiler.ts";
import { createMemo } from "../build/memo.ts";
import { searchFiles } from "../build/searchFiles.ts";
import { siteFiles } from "../build/siteFiles.ts";
import { checkSite } from "../check/checkSite.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import { readGitDates } from "../content/gitDates.ts";
import { loadContent } from "../content/loadContent.ts";
import { loadExtensions } from "../content/loadExtensions.ts";
import type { ContentRoots } from "../content/readSources.ts";
import { searchRecords } from "../emit/searchRecords.ts";
import type { LoadedExtension } from "../extension.ts";
import type { Problem } from "../shared/problem.ts";
import { pathToKey } from "../shared/url.ts";
import { buildSite } from "../site/buildSite.ts";
import type { Route, Site } from "../site/site.ts";

/** The site in memory, brought up to date whenever a file is saved. */
export interface DevSite {
  site(): Site;
  find(pathname: string): Route | undefined;
  publicFile(pathname: string): string | undefined;
  /** Content of a file of the search index. */
  searchFile(pathname: string): string | undefined;
  /** Reads the content again; only changed pages are compiled. */
  reload(): Promise<Problem[]>;
}

export async function openDevSite(config: SiteConfig, roots: ContentRoots): Promise<DevSite> {
  const dates = await readGitDates(roots.content);
  let extensions: LoadedExtension[] = [];
  const compile = lazyCompiler((lang, code) =>
    extensions.flatMap((extension) => extension.fenceKeys?.(lang, code) ?? []),
  );
  let memo = createMemo();
  let site: Site;
  let routes = new Map<string, Route>();
  let publicFiles = new Map<string, string>();
  /** Made for the first who searches. */
  let index: Map<string, string> | null = null;

  async function reload(): Promise<Problem[]> {
    memo = createMemo(memo.used);
    index = null;
    extensions = await loadExtensions(config.extensions, roots.content);
    const tree = await loadContent({ roots, compile, remember: memo.remember, dates });
    const built = buildSite(config, tree, extensions);
    site = built.site;
    routes = new Map(site.routes.map((route) => [pathToKey(route.path), route]));
    publicFiles = new Map(
      [...tree.publicFiles, ...Object.entries(site.assets)].map(([path, { absolute }]) => [path, absolute]),
    );
    const filePaths = siteFiles(config, site, tree);
    const { remember } = memo;
    const checks = await checkSite({ site, filePaths, pages: built.pages, extensions, remember });
    return [...site.problems, ...checks.problems];
  }

  return {
    site: () => site,
    find: (pathname) => routes.get(pathToKey(decodeURI(pathname))),
    publicFile: (pathname) => publicFiles.get(decodeURI(pathname)),
    searchFile(pathname) {
      index ??= new Map(searchFiles(searchRecords(site)).map(({ path, content }) => [`/${path}`, content]));
      return index.get(pathname);
    },
    reload,
  };
}
