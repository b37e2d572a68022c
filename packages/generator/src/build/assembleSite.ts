import { relative } from "node:path";
import { checkFileNames, type SiteFile } from "../check/checkFileNames.ts";
import { checkPublished } from "../check/checkPublished.ts";
import { checkSite } from "../check/checkSite.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree } from "../content/contentTree.ts";
import { readGitHistory } from "../content/gitHistory.ts";
import { type Loading, loadContent } from "../content/loadContent.ts";
import { loadExtensions } from "../content/loadExtensions.ts";
import type { ContentRoots } from "../content/readSources.ts";
import { readVersions } from "../content/readVersions.ts";
import { makeAnew, type Remember } from "../content/remember.ts";
import { siteFiles } from "../emit/siteFiles.ts";
import type { SitePage, VersionExtension } from "../extension.ts";
import { type BuildSiteOptions, buildSite } from "../site/buildSite.ts";
import type { Site } from "../site/site.ts";
import { lazyCompiler } from "./lazyCompiler.ts";

interface Assembling extends BuildSiteOptions, Partial<Omit<Loading, "docs" | "roots">> {
  config: SiteConfig;
  roots: ContentRoots;
  /** Loaded before, if their data is the same; loaded otherwise, and `onRead` is called with every file that one reads. */
  extensions?: VersionExtension[] | undefined;
  onRead?(file: string): void;
}

/** A site as it was read and modelled, before anything is written. */
export interface AssembledSite {
  config: SiteConfig;
  roots: ContentRoots;
  remember: Remember;
  tree: ContentTree;
  extensions: VersionExtension[];
  site: Site;
  /** The Markdown pages as extensions check them. */
  pages: SitePage[];
}

/** Reads a content folder with the data of all extensions, and models its site: the same way for every command. */
export async function assembleSite({ config, roots, ...options }: Assembling): Promise<AssembledSite> {
  const { compile = lazyCompiler(config.extensions), remember = makeAnew, onRead, ...modelling } = options;
  const { history = readGitHistory(roots.content) } = options;
  const docs = readVersions(roots.content, config.docs);
  const { versions } = docs;
  const extensions =
    options.extensions ??
    (await loadExtensions(config.extensions, roots.content, { versions, remember, onRead }));
  const tree = await loadContent({ roots, docs, compile, remember, history });
  return {
    config,
    roots,
    remember,
    tree,
    extensions,
    ...buildSite(config, tree, { ...modelling, extensions }),
  };
}

/** Runs all checks of a site; of the files that are made only those given. */
export async function checkAssembled(assembled: AssembledSite, generated: SiteFile[] = []) {
  const { config, roots, tree, site } = assembled;
  const { problems, summaries } = await checkSite({ ...assembled, filePaths: siteFiles(config, site, tree) });
  const copied = [...tree.publicFiles].map(([path, { absolute }]) => ({
    path: path.slice(1),
    file: relative(roots.content, absolute),
  }));
  const names = checkFileNames(generated, site.routes, copied);
  const published = checkPublished(site, tree.publicFiles);
  return { problems: [...site.problems, ...problems, ...names, ...published], summaries };
}
