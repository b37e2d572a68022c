import type { BuildKind, MeasuredSite } from "./measuredSite.ts";
import type { SiteResult } from "./results.ts";

export interface BuildRounds {
  sites: MeasuredSite[];
  /** What is wanted; a changed page needs a build before it, whether that is wanted or not. */
  wanted: BuildKind[];
  rounds: number;
  limitMs: number;
  resultOf(site: MeasuredSite): SiteResult;
  /** After every build. */
  save(): Promise<void>;
  print(line: string): void;
}

/** Builds every site in turn, round after round, so that a slow minute of the machine hits them all. Gives those that built. */
export async function buildRounds({
  sites,
  wanted,
  rounds,
  limitMs,
  resultOf,
  save,
  print,
}: BuildRounds): Promise<MeasuredSite[]> {
  const failed = new Set<MeasuredSite>();
  const kinds: BuildKind[] = wanted.includes("changed") ? ["cold", "changed"] : ["cold"];
  const names = wanted.includes("cold") ? [...wanted, "memory"] : wanted;
  for (const site of sites) {
    const { values, failures } = resultOf(site);
    // What is not wanted now stays as an earlier run has measured it.
    for (const name of names) values[name] = [];
    delete failures["build"];
  }
  for (let round = 1; round <= rounds; round++) {
    for (const site of sites) {
      for (const kind of kinds) {
        if (failed.has(site)) continue;
        const { values, failures } = resultOf(site);
        const { wallMs, peakBytes, failure, output } = await site.build(kind, limitMs);
        print(`  round ${round}, ${site.id}, ${kind}: ${failure ?? `${(wallMs / 1000).toFixed(1)} s`}`);
        if (failure) {
          failed.add(site);
          const memory = peakBytes === null ? "" : `, ${Math.round(peakBytes / 1e6)} MB at most`;
          failures["build"] = `${failure} after ${Math.round(wallMs / 60_000)} minutes${memory}`;
          print(output.slice(-2000));
        } else if (wanted.includes(kind)) {
          values[kind]?.push(wallMs / 1000);
          if (kind === "cold" && peakBytes !== null) values["memory"]?.push(peakBytes);
        }
        await save();
      }
    }
  }
  return sites.filter((site) => !failed.has(site));
}
