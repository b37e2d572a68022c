import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Problem } from "../shared/problem.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkRoutes } from "./checkRoutes.ts";
import { type CoverageOf, coverage, mentionsOf } from "./coverage.ts";
import { toProblem } from "./finding.ts";
import { createWordReader, type ReadWords } from "./pageWords.ts";
import type { CheckedPage, CheckedSite } from "./siteIndex.ts";

export interface SiteChecks {
  problems: Problem[];
  /** Empty without data about the server. */
  coverage: CoverageOf[];
  /** Snippets that ask not to be checked. */
  optOuts: number;
}

/** All checks of a finished site: what the build and the development server both run. */
export function checkSite(
  site: CheckedSite<CheckedPage>,
  catalogue: Catalogue | null,
  readWords: ReadWords = createWordReader(catalogue),
): SiteChecks {
  const snippets = site.routes.flatMap((route) => route.snippets);
  const words = new Map(site.routes.map((page) => [page, readWords(page)]));
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
}
