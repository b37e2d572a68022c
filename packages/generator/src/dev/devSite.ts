import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { INDEX_FILE, INDEX_FOLDER } from "@docs/search";
import { lazyCompiler } from "../build/lazyCompiler.ts";
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
import { siteFiles } from "../emit/siteFiles.ts";
import type { LoadedExtension, SitePage } from "../extension.ts";
import { checkProse } from "../prose/checkProse.ts";
import { englishDictionary } from "../prose/checkSpelling.ts";
import { NAV_FORMAT, navPath } from "../shared/nav.ts";
import type { Problem } from "../shared/problem.ts";
import type { ShellView } from "../shared/shell.ts";
import { keyToPayload, pathToKey, routeToFile, withBase } from "../shared/url.ts";
import { buildSite } from "../site/buildSite.ts";
import { type Made, memoAfter } from "../site/memo.ts";
import type { Route, Site } from "../site/site.ts";

/** Replaces the build id of a built site. */
export const DEV_BUILD = "dev";

/** The site in memory, replaced after each change. */
export interface DevSite {
  config: SiteConfig;
  site: Site;
  tree: ContentTree;
  /** Routes by the files that a build would write for them: documents and payloads. */
  pages: Map<string, Route>;
  payloads: Map<string, Route>;
  /** As in `_redirects`. */
  redirects: Map<string, string>;
  /** Whether a build would write a file of this name. */
  has(file: string): boolean;
  /** Reads a file of the site that is neither a page nor a payload. */
  readFile(file: string): Promise<string | Uint8Array>;
  check(): Promise<Problem[]>;
}

export type DevLoader = ReturnType<typeof createDevLoader>;

interface DevSources {
  config: SiteConfig;
  roots: ContentRoots;
  /** The cache of builds, used by the first load. */
  remember: Remember;
  onCompiled?(done: number, asked: number): void;
}

export function createDevLoader({ config, roots, remember: rememberFirst, onCompiled }: DevSources) {
  const dates = readGitDates(roots.content);
  const dataFiles = new Set<string>();
  let known: ReadonlyMap<string, unknown> | null = null;
  let made: Made = new Map();
  let extensions: LoadedExtension[] | null = null;
  let dictionary: ReturnType<typeof englishDictionary> | null = null;
  const compile = inSequence(lazyCompiler(config.extensions), onCompiled);
  const saved = new Set<string>();
  return {
    /** The results of the last load, for a loader that replaces this one. */
    remember: rememberFrom(() => known),
    /** Loads the site; called again with the files that were saved, it only updates what has changed. */
    async load(changed: ReadonlySet<string>): Promise<DevSite> {
      for (const file of changed) saved.add(file);
      const used = new Map<string, unknown>();
      const earlier = known;
      const rememberEarlier = earlier ? rememberFrom(() => earlier) : rememberFirst;
      const remember: Remember = async (key, make) => {
        const value = await rememberEarlier(key, make);
        used.set(key, value);
        return value;
      };
      if (!extensions || [...changed].some((file) => dataFiles.has(file))) {
        extensions = await loadExtensions(config.extensions, roots.content, {
          remember,
          onRead: (file) => dataFiles.add(file),
        });
      }
      const loaded = extensions;
      const tree = await loadContent({ roots, compile, remember, dates: await dates });
      // Drops results of pages that no longer exist.
      known = used;
      const next = memoAfter(made);
      const { site, pages } = buildSite(config, tree, loaded, { drafts: true, memo: next.memo });
      made = next.made;
      return {
        ...openDevSite(config, tree, site),
        async check() {
          const filePaths = siteFiles(config, site, tree);
          const parts = { tree, site, filePaths, pages, extensions: loaded };
          const { problems } = await checkSite({ ...parts, remember });
          // Slow checks only run for pages that have been saved.
          const examples = pages.filter(({ file }) => saved.has(file)).map(runExamples);
          const prose = await checkProse(roots.content, saved, () => (dictionary ??= englishDictionary()));
          return [...site.problems, ...problems, ...prose, ...(await Promise.all(examples)).flat()];
        },
      };

      function runExamples(page: SitePage): Promise<Problem[]> {
        return remember(`examples ${page.file} ${JSON.stringify(page.snippets)}`, async () => {
          const run = loaded.map((extension) => extension.runExamples?.([page]) ?? []);
          return (await Promise.all(run)).flat();
        });
      }
    },
  };
}

function rememberFrom(known: () => ReadonlyMap<string, unknown> | null): Remember {
  return async (key, make) => (known()?.get(key) as ReturnType<typeof make>) ?? make();
}

/** Compiles pages in sequence, so that requests are answered in between. */
function inSequence(compile: Compile, onCompiled: DevSources["onCompiled"]): Compile {
  let last: Promise<unknown> = Promise.resolve();
  let asked = 0;
  let done = 0;
  return (source) => {
    asked += 1;
    const page = last.then(() => setImmediate()).then(() => compile(source));
    last = page.then(() => onCompiled?.(++done, asked)).catch(() => undefined);
    return page;
  };
}

function openDevSite(config: SiteConfig, tree: ContentTree, site: Site): Omit<DevSite, "check"> {
  const pages = new Map(site.routes.map((route) => [routeToFile(route.path), route]));
  const payloads = new Map(site.routes.map((route) => [keyToPayload(pathToKey(route.path)), route]));
  const inBase = (path: string) => withBase(config.baseUrl, path);
  let files: Map<string, OutputFile> | null = null;
  let index: Map<string, OutputFile> | null = null;

  function findFile(path: string): OutputFile | undefined {
    const copied = tree.publicFiles.get(`/${path}`) ?? site.assets[`/${path}`];
    if (copied) return { path, copyOf: copied.absolute };
    if (`/${path}` === navPath(DEV_BUILD))
      return { path, content: JSON.stringify({ format: NAV_FORMAT, sidebars: site.sidebars }) };
    // Only pages are HTML, and most requests ask for those: they do not wait for all other files to be made.
    if (path.endsWith(".html")) return undefined;
    if (isIndexFile(path)) index ??= byPath(makeIndex(searchRecords(site)));
    else files ??= byPath(emitSite(config, site, []));
    return index?.get(path) ?? files?.get(path);
  }

  return {
    config,
    site,
    tree,
    pages,
    payloads,
    redirects: new Map(
      Object.entries(site.redirects).map(([from, to]) => [inBase(from), inBase(to)] as const),
    ),
    has: (file) => pages.has(file) || payloads.has(file) || findFile(file) !== undefined,
    async readFile(path) {
      const file = findFile(path);
      if (!file) throw new Error(`${path} no longer exists.`);
      return "copyOf" in file ? readFile(file.copyOf) : file.content;
    },
  };
}

/** Turns offline use off, which also removes the service worker of a built site at the same address. */
export function devShell({ site }: DevSite): ShellView {
  return { ...site.shell, offline: false };
}

function byPath(files: OutputFile[]): Map<string, OutputFile> {
  return new Map(files.map((file) => [file.path, file]));
}

function isIndexFile(path: string): boolean {
  return path === INDEX_FILE || path.startsWith(`${INDEX_FOLDER}/`);
}
