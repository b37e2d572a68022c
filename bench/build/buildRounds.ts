import { medianOf, OURS, type Results, siteResult } from "../results.ts";
import type { BuildKind, MeasuredSite } from "../sites/measuredSite.ts";

interface BuildRounds {
  sites: MeasuredSite[];
  rounds: number;
  results: Results;
  print(line: string): void;
}

/** Builds every site in turn, round after round, so that a slow minute of the machine hits them all. */
export async function buildRounds({ sites, rounds, results, print }: BuildRounds): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    for (const site of sites) {
      const { values, failures } = siteResult(results, site);
      for (const kind of site.kinds) {
        if (failures["build"]) continue;
        const { wallMs, peakBytes, output, ...run } = await site.build(kind);
        const failure = run.failure ?? wrongCache(kind, output);
        const line = failure ?? `${(wallMs / 1000).toFixed(1)} s`;
        print(`  round ${round}, ${site.id}, ${site.size}×, ${kind}: ${line}`);
        if (failure) {
          const memory = peakBytes === null ? "" : `, ${Math.round(peakBytes / 1e6)} MB at most`;
          failures["build"] = `${failure} after ${Math.round(wallMs / 60_000)} minutes${memory}`;
          print(output.slice(-2000));
        } else {
          values[kind] = [...(values[kind] ?? []), wallMs / 1000];
          if (kind === "cold" && peakBytes) values["memory"] = [...(values["memory"] ?? []), peakBytes];
        }
      }
    }
  }
  compareBuilds(results);
}

/** Our tool says how many pages it compiled; a warm build that compiled what it should have kept is a wrong figure. */
function wrongCache(kind: BuildKind, output: string): string | null {
  const expected = { cold: undefined, unchanged: "0", changed: "1" }[kind];
  const compiled = /\((\d+) new\)/.exec(output)?.[1];
  if (!expected || !compiled || compiled === expected) return null;
  return `compiled ${compiled} pages, not ${expected}: another build may have used its cache`;
}

/** By round: both builds of a pair saw the same machine. */
function compareBuilds({ sizes }: Results) {
  const ours = sizes[1]?.[OURS];
  const { cold = [], changed = [] } = ours?.values ?? {};
  const larger = sizes[4]?.[OURS]?.values["cold"] ?? [];
  const against = (times: number[]) => times.map((time, at) => time / (cold[at] ?? Number.NaN));
  if (ours && medianOf(ours, "cold") !== null)
    Object.assign(ours.values, { changedShare: against(changed), growth: against(larger) });
}
