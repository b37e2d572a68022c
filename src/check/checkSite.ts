import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Problem } from "../shared/problem.ts";
import { checkDefault } from "./checkDefault.ts";
import { checkInlineCode } from "./checkInlineCode.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkRoutes } from "./checkRoutes.ts";
import { type CoverageOf, coverage } from "./coverage.ts";
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

/** Runs the check of a page's own words, or knows from an earlier time what it found. */
type CheckOnce = (page: CheckedPage, check: () => Finding[]) => Finding[];

/** All checks of a finished site: what the build and the development server both run. */
export function checkSite(
  site: CheckedSite<CheckedPage>,
  catalogue: Catalogue | null,
  once: CheckOnce = (_page, check) => check(),
): SiteChecks {
  const names = catalogue && knownNames(catalogue);
  const snippets = site.routes.flatMap((route) => route.snippets);
  return {
    problems: [...checkRoutes(site), ...checkLinks(site), ...site.routes.flatMap(checkPage)],
    coverage: catalogue ? coverage(site.routes, catalogue) : [],
    optOuts: snippets.filter(({ nocheck }) => nocheck !== undefined).length,
  };

  function checkPage(page: CheckedPage): Problem[] {
    const { file } = page;
    if (file === null) return [];
    return once(page, () => checkWords(page)).map((finding) => toProblem(finding, file));
  }

  function checkWords({ snippets: fences, inlineCodes, statedDefaults }: CheckedPage): Finding[] {
    return [
      ...fences.flatMap((snippet) => checkSnippet(snippet, catalogue)),
      ...(catalogue && names ? inlineCodes.flatMap((code) => checkInlineCode(code, catalogue, names)) : []),
      ...(catalogue ? statedDefaults.flatMap((stated) => checkDefault(stated, catalogue)) : []),
    ];
  }
}
