import { readFile } from "node:fs/promises";
import { referenceFiles } from "../build/referenceFiles.ts";
import { lazyCompiler } from "../build/lazyCompiler.ts";
import { makeIndex } from "../build/makeIndex.ts";
import { siteFiles } from "../build/siteFiles.ts";
import { checkSite } from "../check/checkSite.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree } from "../content/contentTree.ts";
import { readGitDates } from "../content/gitDates.ts";
import { loadContent } from "../content/loadContent.ts";
import type { ContentRoots } from "../content/readSources.ts";
import type { Remember } from "../content/remember.ts";
import { emitSite } from "../emit/emitSite.ts";
import type { OutputFile } from "../emit/outputFile.ts";
import { searchRecords } from "../emit/searchRecords.ts";
import { NAV_FORMAT, navPath } from "../shared/nav.ts";
import type { Problem } from "../shared/problem.ts";
import { pathToKey } from "../shared/url.ts";
import { buildSite } from "../site/buildSite.ts";
import type { Route, Site } from "../site/site.ts";

/** Stands where a built site has the id of its build. */
export const DEV_BUILD = "dev";

/** The site as it is between two changes. */
export interface DevSite {
  config: SiteConfig;
  site: Site;
  find(pathname: string): Route | undefined;
  /** Any file of the site that is no page. */
  readFile(pathname: string): Promise<string | Uint8Array | undefined>;
  check(): Problem[];
}

/** Reads the content again whenever it is called; only changed pages are compiled. */
export type LoadDevSite = (config: SiteConfig) => Promise<DevSite>;

interface DevSources {
  roots: ContentRoots;
  /** Where the first load finds pages that builds have compiled. */
  remember: Remember;
}

export function createDevLoader({ roots, remember: rememberFirst }: DevSources): LoadDevSite {
  const compile = lazyCompiler();
  const dates = readGitDates(roots.content);
  let known: ReadonlyMap<string, unknown> | null = null;
  return async (config) => {
    const used = new Map<string, unknown>();
    const remember: Remember = async <Value>(key: string, make: () => Value | Promise<Value>) => {
      const value = known === null ? rememberFirst(key, make) : ((known.get(key) as Value | undefined) ?? make());
      used.set(key, await value);
      return value;
    };
    const tree = await loadContent({ roots, compile, remember, dates: await dates });
    const site = buildSite(config, tree);
    // What was not asked for is of a page that is no more.
    known = used;
    return openDevSite(config, tree, site);
  };
}

function openDevSite(config: SiteConfig, tree: ContentTree, site: Site): DevSite {
  const routes = new Map(site.routes.map((route) => [pathToKey(route.path), route]));
  let files: Map<string, OutputFile> | null = null;
  let index: Map<string, OutputFile> | null = null;
  return {
    config,
    site,
    find: (pathname) => routes.get(pathToKey(decodeURI(pathname))),
    async readFile(pathname) {
      const path = decodeURI(pathname).slice(1);
      files ??= byPath(filesBesidePages());
      if (!files.has(path) && isIndexFile(path)) index ??= byPath(makeIndex(searchRecords(site)));
      const file = files.get(path) ?? index?.get(path);
      return file && ("copyOf" in file ? readFile(file.copyOf) : file.content);
    },
    check() {
      const checks = checkSite({ ...site, filePaths: siteFiles(config, site, tree) }, tree.catalogue);
      return [...site.problems, ...checks.problems];
    },
  };

  function filesBesidePages(): OutputFile[] {
    const reference = referenceFiles(site.reference);
    const nav = { format: NAV_FORMAT, sidebars: site.sidebars, reference: reference.paths };
    return [
      { path: navPath(DEV_BUILD).slice(1), content: JSON.stringify(nav) },
      ...reference.files,
      ...emitSite(config, site, []),
      ...[...tree.publicFiles].map(([path, { absolute }]) => ({ path: path.slice(1), copyOf: absolute })),
    ];
  }
}

function byPath(files: OutputFile[]): Map<string, OutputFile> {
  return new Map(files.map((file) => [file.path, file]));
}

function isIndexFile(path: string): boolean {
  return path === "search-index.json" || path.startsWith("assets/search/");
}
