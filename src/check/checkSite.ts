import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Problem } from "../shared/problem.ts";
import { checkDefault } from "./checkDefault.ts";
import { checkInlineCode } from "./checkInlineCode.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkRoutes } from "./checkRoutes.ts";
import { type CoverageOf, coverage, type Mentions, mentionsOf } from "./coverage.ts";
import { type Finding, toProblem } from "./finding.ts";
import { knownNames } from "./knownNames.ts";
import type { CheckedPage, CheckedSite } from "./siteIndex.ts";
import { checkSnippet } from "./snippets/checkSnippet.ts";

export interface SiteChecks {
  problems: Problem[];
  /** Empty without data about the server. */
  coverage: CoverageOf[];
  /** Snippets that ask not to be checked. */
  optOuts: number;
}

/** What a page's own words say: nothing of it depends on other pages. */
interface PageWords extends Mentions {
  findings: Finding[];
}

/** Reads a page's own words, or knows from an earlier time what they say. */
type ReadOnce = (page: CheckedPage, read: () => PageWords) => PageWords;

/** All checks of a finished site: what the build and the development server both run. */
export function checkSite(
  site: CheckedSite<CheckedPage>,
  catalogue: Catalogue | null,
  once: ReadOnce = (_page, read) => read(),
): SiteChecks {
  const names = catalogue && knownNames(catalogue);
  const snippets = site.routes.flatMap((route) => route.snippets);
  const words = new Map(site.routes.map((page) => [page, once(page, () => readWords(page))]));
  return {
    problems: [...checkRoutes(site), ...checkLinks(site), ...site.routes.flatMap(checkPage)],
    coverage: catalogue
      ? coverage(site.routes, catalogue, (page) => words.get(page) ?? mentionsOf(page))
      : [],
    optOuts: snippets.filter(({ nocheck }) => nocheck !== undefined).length,
  };

  function checkPage(page: CheckedPage): Problem[] {
    const { file } = page;
    if (file === null) return [];
    return (words.get(page)?.findings ?? []).map((finding) => toProblem(finding, file));
  }

  function readWords(page: CheckedPage): PageWords {
    const { snippets: fences, inlineCodes, statedDefaults } = page;
    const findings = [
      ...fences.flatMap((snippet) => checkSnippet(snippet, catalogue)),
      ...(catalogue && names ? inlineCodes.flatMap((code) => checkInlineCode(code, catalogue, names)) : []),
      ...(catalogue ? statedDefaults.flatMap((stated) => checkDefault(stated, catalogue)) : []),
    ];
    return { findings, ...mentionsOf(page) };
  }
}
