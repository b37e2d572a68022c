import type { Catalogue } from "../../../catalogue/src/catalogue.ts";
import {
  type CoverageOf,
  collectMentions,
  countMentions,
  mentionsOf,
} from "../../../catalogue/src/check/coverage.ts";
import { createWordReader, type PageWords } from "../../../catalogue/src/check/pageWords.ts";
import type { Problem } from "../shared/problem.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkRoutes } from "./checkRoutes.ts";
import { toProblem } from "./finding.ts";
import type { CheckedPage, CheckedSite } from "./siteIndex.ts";

export interface SiteChecks {
  problems: Problem[];
  /** Empty without data about the server. */
  coverage: CoverageOf[];
  /** Snippets that ask not to be checked. */
  optOuts: number;
}

/** Ways to the same results for who knows some of them already. */
interface Shortcuts<Page> {
  readWords?: (page: Page) => PageWords;
  count?: typeof countMentions;
}

/** All checks of a finished site: what the build and the development server both run. */
export function checkSite<Page extends CheckedPage>(
  site: CheckedSite<Page>,
  catalogue: Catalogue | null,
  { readWords = createWordReader(catalogue), count = countMentions }: Shortcuts<Page> = {},
): SiteChecks {
  const words = new Map(site.routes.map((page) => [page, readWords(page)]));
  return {
    problems: [...checkRoutes(site), ...checkLinks(site), ...site.routes.flatMap(checkPage)],
    coverage: catalogue
      ? count(
          collectMentions(site.routes, (page) => words.get(page) ?? mentionsOf(page)),
          catalogue,
        )
      : [],
    optOuts: [...words.values()].reduce((sum, { optOuts }) => sum + optOuts, 0),
  };

  function checkPage(page: Page): Problem[] {
    const { file } = page;
    if (file === null) return [];
    return (words.get(page)?.findings ?? []).map((finding) => toProblem(finding, file));
  }
}
