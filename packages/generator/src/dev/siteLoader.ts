import { relative } from "node:path";
import { lazyCompiler } from "../build/lazyCompiler.ts";
import { checkFileNames } from "../check/checkFileNames.ts";
import { checkSite } from "../check/checkSite.ts";
import { byPlace } from "../check/report.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import { readGitHistory } from "../content/gitHistory.ts";
import { loadContent } from "../content/loadContent.ts";
import { loadExtensions } from "../content/loadExtensions.ts";
import type { ContentRoots } from "../content/readSources.ts";
import { readVersions, VERSIONS_FILE } from "../content/readVersions.ts";
import type { Remember } from "../content/remember.ts";
import { siteFiles } from "../emit/siteFiles.ts";
import { isForVersion, type LoadedExtension, type SitePage } from "../extension.ts";
import { checkProse } from "../prose/checkProse.ts";
import { englishDictionary } from "../prose/checkSpelling.ts";
import type { Problem } from "../shared/problem.ts";
import { buildSite } from "../site/buildSite.ts";
import { createMemo } from "../site/memo.ts";
import { type DevSite, openDevSite } from "./devSite.ts";

export type SiteLoader = ReturnType<typeof createSiteLoader>;

interface LoaderOptions {
  config: SiteConfig;
  roots: ContentRoots;
  remember: Remember;
  /** Called with the number of pages compiled so far. */
  onCompiled?(count: number): void;
}

/** Loads a site into memory, again after each save: only what has changed is made anew. */
export function createSiteLoader({ config, roots, remember, onCompiled }: LoaderOptions) {
  const history = readGitHistory(roots.content);
  const compilePage = lazyCompiler(config.extensions);
  const memo = createMemo();
  /** Files that extensions have read. */
  const dataFiles = new Set<string>();
  const savedFiles = new Set<string>();
  let extensions: LoadedExtension[] | null = null;
  let dictionary: ReturnType<typeof englishDictionary> | null = null;
  let compiled = 0;
  return { load };

  /** Called with the files that were saved since the last time, relative to the content folder. */
  async function load(saved: ReadonlySet<string>): Promise<DevSite> {
    for (const file of saved) savedFiles.add(file);
    const docs = readVersions(roots.content, config.docs);
    const { versions } = docs;
    if (!extensions || [...saved].some((file) => dataFiles.has(file) || file === VERSIONS_FILE)) {
      const onRead = (file: string) => dataFiles.add(file);
      extensions = await loadExtensions(config.extensions, roots.content, { versions, remember, onRead });
    }
    const loaded = extensions;
    const compile: typeof compilePage = async (source) => {
      const page = await compilePage(source);
      onCompiled?.(++compiled);
      return page;
    };
    const tree = await loadContent({ roots, docs, compile, remember, history: await history });
    const { site, pages } = buildSite(config, tree, loaded, { drafts: true, memo });
    return { ...openDevSite(config, tree, site), check };

    async function check(): Promise<Problem[]> {
      const filePaths = siteFiles(config, site, tree);
      const parts = { tree, site, filePaths, pages, extensions: loaded, remember };
      const { problems } = await checkSite(parts);
      // Slow checks only run for pages that have been saved.
      const examples = pages
        .filter(({ file }) => savedFiles.has(file))
        .map((page) => runExamples(page, loaded));
      const copied = [...tree.publicFiles].map(([path, { absolute }]) => ({
        path: path.slice(1),
        file: relative(roots.content, absolute),
      }));
      const prose = await checkProse(roots.content, savedFiles, () => (dictionary ??= englishDictionary()));
      const names = checkFileNames([], site.routes, copied);
      const all = [
        ...site.problems,
        ...problems,
        ...names,
        ...prose,
        ...(await Promise.all(examples)).flat(),
      ];
      return all.sort(byPlace);
    }
  }

  function runExamples(page: SitePage, loaded: LoadedExtension[]): Promise<Problem[]> {
    return remember(`examples ${page.file}`, JSON.stringify(page.snippets), async () => {
      const run = loaded
        .filter((extension) => isForVersion(extension, page.version))
        .map((extension) => extension.runExamples?.([page]) ?? []);
      return (await Promise.all(run)).flat();
    });
  }
}
