import { formatProblems } from "../check/report.ts";
import { loadConfig, validateConfig } from "../config/loadConfig.ts";
import { assembleSite } from "./assembleSite.ts";
import { openCache, withExtensionCode } from "./cache.ts";
import { cacheFolder, projectRoot } from "./projectPaths.ts";

interface SiteToLoad {
  content: string;
  public: string;
  useCache: boolean;
  codeHash: string;
  /** Includes drafts, and skips the text of articles, which checks do not need. */
  onlyChecks?: boolean;
  print?(line: string): void;
}

/** Loads the configuration of a content folder; throws if it is invalid. */
export async function loadValidConfig(content: string) {
  const loaded = validateConfig(await loadConfig(content, projectRoot));
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems, { root: content }));
  return loaded;
}

/** Loads the site as a build would, for commands that do not write it. */
export async function loadSite(options: SiteToLoad) {
  const { content, useCache, codeHash, onlyChecks = false, print = console.log } = options;
  const { config, hash } = await loadValidConfig(content);
  const code = withExtensionCode(codeHash, hash);
  const cache = openCache({ folder: cacheFolder, codeHash: code, read: useCache, print });
  if (cache.isEmpty) print("Reading all pages without a cache.");
  const roots = { content, public: options.public };
  const dataFiles = new Set<string>();
  const assembled = await assembleSite({
    config,
    roots,
    remember: cache.remember,
    onRead: (file) => dataFiles.add(file),
    drafts: onlyChecks,
    writesText: !onlyChecks,
  });
  const noContent = assembled.tree.problems.filter(({ rule }) => rule === "content-root");
  if (noContent.length > 0) throw new Error(formatProblems(noContent, { root: content }));
  return { ...assembled, dataFiles, cache };
}
