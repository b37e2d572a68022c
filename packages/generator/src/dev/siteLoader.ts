import { assembleSite, checkAssembled } from "../build/assembleSite.ts";
import { lazyCompiler } from "../build/lazyCompiler.ts";
import { byPlace } from "../check/report.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import { readGitHistory } from "../content/gitHistory.ts";
import type { ContentRoots } from "../content/readSources.ts";
import { VERSIONS_FILE } from "../content/readVersions.ts";
import type { Remember } from "../content/remember.ts";
import type { SitePage, VersionExtension } from "../extension.ts";
import { checkProse } from "../prose/checkProse.ts";
import { englishDictionary } from "../prose/checkSpelling.ts";
import type { Problem } from "../shared/problem.ts";
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
  const compilePage = lazyCompiler(config.extensions);
  const compile: typeof compilePage = async (source) => {
    const page = await compilePage(source);
    onCompiled?.(++compiled);
    return page;
  };
  /** Files that extensions have read. */
  const dataFiles = new Set<string>();
  const onRead = (file: string) => dataFiles.add(file);
  const history = readGitHistory(roots.content);
  const sources = { config, roots, remember, compile, history, onRead, drafts: true, memo: createMemo() };
  const savedFiles = new Set<string>();
  let extensions: VersionExtension[] | undefined;
  let dictionary: ReturnType<typeof englishDictionary> | null = null;
  let compiled = 0;
  return { load };

  /** Called with the files that were saved since the last time, relative to the content folder. */
  async function load(saved: ReadonlySet<string>): Promise<DevSite> {
    for (const file of saved) savedFiles.add(file);
    if ([...saved].some((file) => dataFiles.has(file) || file === VERSIONS_FILE)) extensions = undefined;
    const assembled = await assembleSite({ ...sources, extensions });
    const { tree, site, pages } = assembled;
    extensions = assembled.extensions;
    return { ...openDevSite(config, tree, site), check };

    async function check(): Promise<Problem[]> {
      const { problems } = await checkAssembled(assembled);
      // Slow checks only run for pages that have been saved.
      const examples = pages
        .filter(({ file }) => savedFiles.has(file))
        .map((page) => runExamples(page, assembled.extensions));
      const prose = await checkProse(roots.content, savedFiles, () => (dictionary ??= englishDictionary()));
      return [...problems, ...prose, ...(await Promise.all(examples)).flat()].sort(byPlace);
    }
  }

  function runExamples(page: SitePage, loaded: VersionExtension[]): Promise<Problem[]> {
    return remember(`examples ${page.file}`, JSON.stringify(page.snippets), async () => {
      const run = loaded
        .filter(({ version }) => version === page.version)
        .map((extension) => extension.runExamples?.([page]) ?? []);
      return (await Promise.all(run)).flat();
    });
  }
}
