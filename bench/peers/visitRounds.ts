import type { Browser } from "playwright-core";
import { MEASURED_PAGES } from "../measuredPages.ts";
import { clickSite } from "./clickSite.ts";
import type { MeasuredSite } from "./measuredSite.ts";
import { METRICS, type Part } from "./metrics.ts";
import type { OpenSite, OpenSites } from "./openSites.ts";
import type { SiteResult } from "./results.ts";
import { searchSite } from "./searchSite.ts";
import { visitSite } from "./visitSite.ts";

export interface VisitRounds {
  open: OpenSites;
  parts: Part[];
  visits: number;
  resultOf(site: MeasuredSite): SiteResult;
  save(): Promise<void>;
  print(line: string): void;
}

/** Visits, clicks through and searches every site in turn, round after round; the first round is not slowed and only warms the servers. */
export async function visitRounds({
  open,
  parts,
  visits,
  resultOf,
  save,
  print,
}: VisitRounds): Promise<void> {
  const { browser, sites } = open;
  const wanted = (["visit", "search"] as const).filter((part) => parts.includes(part));
  for (const { site } of sites) for (const part of wanted) forget(resultOf(site), part);
  for (let round = 0; round <= visits; round++) {
    for (const one of sites) {
      for (const part of wanted) {
        const result = resultOf(one.site);
        if (result.failures[part]) continue;
        try {
          const seen = await look[part](browser, one, round > 0);
          if (round > 0) note(result, seen);
        } catch (error) {
          const why = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
          print(`  ${one.site.id}, ${part}: ${why}`);
          // While a server compresses a large file for the first time, a visitor may have to give up.
          if (round > 0) result.failures[part] = why;
        }
        await save();
      }
    }
    await Promise.all(sites.map(({ compressed }) => compressed()));
    print(round === 0 ? "  servers are warm" : `  visit ${round} of ${visits}`);
  }
}

const look = {
  async visit(browser: Browser, { site, origin, takeBytes }: OpenSite, isThrottled: boolean) {
    const url = origin + MEASURED_PAGES.postgresql;
    const request = { browser, url, sidebarLink: site.places.sidebarLink, isThrottled };
    const first = await visitSite({ browser, url, takeBytes, isThrottled });
    const click = isThrottled ? await clickSite({ ...request, hover: false }) : Number.NaN;
    const hoverClick = await clickSite({ ...request, hover: true });
    return { ...first, click, hoverClick };
  },
  search(browser: Browser, { site, origin, ...server }: OpenSite, isThrottled: boolean) {
    const url = origin + MEASURED_PAGES.postgresql;
    return searchSite({ browser, url, places: site.places.search, isThrottled, ...server });
  },
};

function forget({ values, failures }: SiteResult, part: Part) {
  for (const metric of METRICS) if (metric.part === part) delete values[metric.id];
  delete failures[part];
}

function note({ values }: SiteResult, seen: Record<string, number>) {
  for (const [id, value] of Object.entries(seen)) values[id] = [...(values[id] ?? []), value];
}
