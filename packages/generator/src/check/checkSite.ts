import type { ContentTree } from "../content/contentTree.ts";
import { hashOf, type Remember } from "../content/remember.ts";
import type { LoadedExtension, SitePage } from "../extension.ts";
import { type Problem, toProblem } from "../shared/problem.ts";
import type { Site } from "../site/site.ts";
import { checkAddresses } from "./checkAddresses.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkPages } from "./checkPages.ts";
import { checkQuestions } from "./checkQuestions.ts";

interface Checking {
  tree: ContentTree;
  site: Site;
  /** Site paths of static files. */
  filePaths: string[];
  pages: SitePage[];
  extensions: LoadedExtension[];
  remember: Remember;
}

/** Runs all checks of a site, for both the build and the development server. */
export async function checkSite(checking: Checking) {
  const { tree, site, filePaths, pages, extensions, remember } = checking;
  const pageProblems = await Promise.all(
    extensions.flatMap((extension) => pages.map((page) => checkPage(extension, page))),
  );
  const drafts = new Set(Object.values(site.drafts));
  const published = pages.filter(({ file }) => !drafts.has(file));
  const wholes = extensions.flatMap((extension) => extension.checkSite?.(published) ?? []);
  return {
    problems: [
      ...checkAddresses(site.routes),
      ...checkPages(tree),
      ...checkQuestions(site.routes),
      ...checkLinks(site, filePaths, { anchors: !extensions.some(({ isBroken }) => isBroken) }),
      ...pageProblems.flat(),
      ...wholes.flatMap(({ problems }) => problems),
    ],
    /** Lines that the build prints for the extensions. */
    summaries: wholes.flatMap(({ summary }) => summary ?? []),
  };

  async function checkPage(extension: LoadedExtension, page: SitePage): Promise<Problem[]> {
    if (!extension.checkPage) return [];
    const key = `check ${page.file} ${hashOf(`${extension.key} ${page.bodyLine} ${page.body}`)}`;
    const findings = await remember(key, () => extension.checkPage?.(page) ?? []);
    return findings.map((finding) => toProblem(finding, page.file));
  }
}
