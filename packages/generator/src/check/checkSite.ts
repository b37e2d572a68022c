import type { ContentTree } from "../content/contentTree.ts";
import { isMaintained } from "../content/readVersions.ts";
import { hashOf, type Remember } from "../content/remember.ts";
import type { SitePage, VersionExtension } from "../extension.ts";
import { type Problem, toProblem } from "../shared/problem.ts";
import type { Site } from "../site/site.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkMoves } from "./checkMoves.ts";
import { checkPages } from "./checkPages.ts";
import { checkPaths } from "./checkPaths.ts";
import { checkQuestions } from "./checkQuestions.ts";

interface Checking {
  tree: ContentTree;
  site: Site;
  /** Site paths of static files. */
  filePaths: string[];
  pages: SitePage[];
  extensions: VersionExtension[];
  remember: Remember;
}

/** Runs all checks of a site, for both the build and the development server. */
export async function checkSite(checking: Checking) {
  const { tree, site, filePaths, remember } = checking;
  const old = tree.versions.filter((version) => !isMaintained(version));
  const isOld = (version: string | null | undefined) => old.some(({ name }) => name === version);
  const pages = checking.pages.filter(({ version }) => !isOld(version));
  const extensions = checking.extensions.filter(({ version }) => !isOld(version));
  const written = tree.docs.filter(({ file }) => !old.some(({ folder }) => file.startsWith(`${folder}/`)));
  const pageProblems = await Promise.all(
    extensions.flatMap((extension) => pagesOf(extension, pages).map((page) => checkPage(extension, page))),
  );
  const drafts = new Set(Object.values(site.drafts));
  const published = pages.filter(({ file }) => !drafts.has(file));
  const wholes = extensions.flatMap(
    (extension) => extension.checkSite?.(pagesOf(extension, published)) ?? [],
  );
  return {
    problems: [
      ...checkPaths(site.routes),
      ...checkPages({ ...tree, docs: written }, site.shell.siteUrl),
      ...checkMoves(tree, site),
      ...checkQuestions(site.routes.filter(({ version }) => !isOld(version))),
      ...checkLinks(site, filePaths, { anchors: !checking.extensions.some(({ isBroken }) => isBroken) }),
      ...pageProblems.flat(),
      ...wholes.flatMap(({ problems }) => problems),
    ],
    /** Lines that the build prints for the extensions. */
    summaries: wholes.flatMap(({ summary }) => summary ?? []),
  };

  /** The pages of the version whose data the extension has. */
  function pagesOf({ version }: VersionExtension, all: SitePage[]): SitePage[] {
    return all.filter((page) => page.version === version);
  }

  async function checkPage(extension: VersionExtension, page: SitePage): Promise<Problem[]> {
    if (!extension.checkPage) return [];
    const key = hashOf(`${extension.key} ${JSON.stringify([page.snippets, page.inlineCodes])}`);
    const name = `check ${extension.name} ${page.file}`;
    const findings = await remember(name, key, () => extension.checkPage?.(page) ?? []);
    return findings.map((finding) => toProblem(finding, page.file));
  }
}
