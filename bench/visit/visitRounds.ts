import { MEASURED_PAGES, type Part } from "../metrics.ts";
import { addValues, OURS, type Results, siteResult } from "../results.ts";
import type { MeasuredSite } from "../sites/measuredSite.ts";
import { clickSite } from "./clickSite.ts";
import { openSites } from "./openSites.ts";
import { searchSite } from "./searchSite.ts";
import { type VisitRequest, visitSite } from "./visitSite.ts";

interface VisitRounds {
  sites: MeasuredSite[];
  parts: Part[];
  visits: number;
  results: Results;
  executablePath: string;
  /** For the certificate. */
  folder: string;
  print(line: string): void;
}

/** Visits, clicks through and searches every site in turn, round after round; the first round is not slowed and only warms the servers. */
export async function visitRounds({ sites, parts, visits, results, print, ...rest }: VisitRounds) {
  const { browser, open, close } = await openSites(sites, rest);
  try {
    for (let round = 0; round <= visits; round++) {
      for (const one of open) await visit(one, round > 0);
      await Promise.all(open.map(({ served }) => served.compressed()));
      print(round === 0 ? "  servers are warm" : `  visit ${round} of ${visits}`);
    }
  } finally {
    await close();
  }

  async function visit({ site: measured, served: site }: (typeof open)[number], isThrottled: boolean) {
    const result = siteResult(results, measured);
    const request = { browser, site, path: MEASURED_PAGES.postgresql, isThrottled };
    for (const part of ["visit", "search"] as const) {
      if (!parts.includes(part) || result.failures[part]) continue;
      try {
        const seen = await LOOKS[part](request, measured);
        if (isThrottled) addValues(result, seen);
      } catch (error) {
        const why = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
        print(`  ${measured.id}, ${part}: ${why}`);
        // While a server compresses a large file for the first time, a visitor may have to give up.
        if (isThrottled) result.failures[part] = why;
      }
    }
  }
}

const LOOKS = {
  async visit(request: VisitRequest, { id, size, places: { sidebarLink } }: MeasuredSite) {
    const seen = await visitSite(request);
    const hoverClick = await clickSite({ ...request, sidebarLink });
    if (id !== OURS || size > 1) return { ...seen, hoverClick };
    const rcpt = Object.entries(await visitSite({ ...request, path: MEASURED_PAGES.rcpt }));
    const ofRcpt = Object.fromEntries(rcpt.map(([name, value]) => [`rcpt.visit.${name}`, value]));
    return { ...seen, hoverClick, ...ofRcpt };
  },
  search: (request: VisitRequest, { places }: MeasuredSite) =>
    searchSite({ ...request, places: places.search }),
};
