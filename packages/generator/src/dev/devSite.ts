import { readFile } from "node:fs/promises";
import { INDEX_FILE, INDEX_FOLDER } from "@docs/search";
import { lazyCompiler } from "../build/lazyCompiler.ts";
import { siteFiles } from "../build/siteFiles.ts";
import { makeIndex } from "../build/threadFunctions.ts";
import { checkSite } from "../check/checkSite.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree } from "../content/contentTree.ts";
import { readGitDates } from "../content/gitDates.ts";
import { loadContent } from "../content/loadContent.ts";
import { loadExtensions } from "../content/loadExtensions.ts";
import type { Compile } from "../content/readPages.ts";
import type { ContentRoots } from "../content/readSources.ts";
import type { Remember } from "../content/remember.ts";
import { emitSite } from "../emit/emitSite.ts";
import type { OutputFile } from "../emit/outputFile.ts";
import { searchRecords } from "../emit/searchRecords.ts";
import { NAV_FORMAT, navPath } from "../shared/nav.ts";
import type { Problem } from "../shared/problem.ts";
import type { ShellView } from "../shared/shell.ts";
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
  check(): Promise<Problem[]>;
}

/** Reads the content; called again, it compiles and checks only what has changed since. */
type LoadDevSite = () => Promise<DevSite>;

interface DevSources {
  config: SiteConfig;
  roots: ContentRoots;
  /** Where the first load finds what builds have made. */
  remember: Remember;
}

export function createDevLoader({ config, roots, remember: rememberFirst }: DevSources): LoadDevSite {
  const dates = readGitDates(roots.content);
  let known: ReadonlyMap<string, unknown> | null = null;
  let compile: Compile | null = null;
  return async () => {
    const used = new Map<string, unknown>();
    const earlier = known;
    const remember: Remember = async <Value>(key: string, make: () => Value | Promise<Value>) => {
      const value = earlier ? ((earlier.get(key) as Value | undefined) ?? make()) : rememberFirst(key, make);
      used.set(key, await value);
      return value;
    };
    const extensions = await loadExtensions(config.extensions, roots.content);
    compile ??= lazyCompiler(extensions);
    const tree = await loadContent({ roots, compile, remember, dates: await dates });
    // What was not asked for is of a page that is no more.
    known = used;
    const { site, pages } = buildSite(config, tree, extensions, { drafts: true });
    const filePaths = siteFiles(config, site, tree);
    return {
      ...openDevSite(config, tree, site),
      async check() {
        const { problems } = await checkSite({ config, tree, site, filePaths, pages, extensions, remember });
        return [...site.problems, ...problems];
      },
    };
  };
}

function openDevSite(config: SiteConfig, tree: ContentTree, site: Site): Omit<DevSite, "check"> {
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
  };

  function filesBesidePages(): OutputFile[] {
    const nav = { format: NAV_FORMAT, sidebars: site.sidebars };
    return [
      { path: navPath(DEV_BUILD).slice(1), content: JSON.stringify(nav) },
      ...emitSite(config, site, []),
      ...[...tree.publicFiles].map(([path, { absolute }]) => ({ path: path.slice(1), copyOf: absolute })),
    ];
  }
}

/** Nothing is kept while developing, and a worker that a built site left at this address is removed. */
export function devShell({ site }: DevSite): ShellView {
  return { ...site.shell, offline: false };
}

function byPath(files: OutputFile[]): Map<string, OutputFile> {
  return new Map(files.map((file) => [file.path, file]));
}

function isIndexFile(path: string): boolean {
  return path === INDEX_FILE || path.startsWith(`${INDEX_FOLDER}/`);
}
