import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { type BuildRun, runBuild } from "./runBuild.ts";
import { type BenchSite, cacheFolder } from "./workFolder.ts";

export interface BuildBench {
  site: BenchSite;
  fourfold: BenchSite;
  /** A page of the site's content that may be changed. */
  page: string;
  rounds: number;
  print(line: string): void;
}

const KINDS = ["cold", "unchanged", "changed", "fourfold"] as const;
type Kind = (typeof KINDS)[number];

/** Times every kind of build in turn, round after round, so that a slow minute of the machine hits them all. */
export async function measureBuild({ site, fourfold, page, rounds, print }: BuildBench): Promise<Figure[]> {
  const runs: Record<Kind, BuildRun[]> = { cold: [], unchanged: [], changed: [], fourfold: [] };
  const builds: Record<Kind, (round: number) => Promise<BuildRun>> = {
    cold: () => runBuild({ ...site, cache: cacheFolder, cold: true }),
    unchanged: () => runBuild({ ...site, cache: cacheFolder }),
    changed: async (round) => {
      await appendFile(join(site.content, page), `\nChanged for round ${round}.\n`);
      return runBuild({ ...site, cache: cacheFolder });
    },
    // Last in the round, because it leaves its own pages in the cache.
    fourfold: () => runBuild({ ...fourfold, cache: cacheFolder, cold: true }),
  };
  for (let round = 1; round <= rounds; round++) {
    for (const kind of KINDS) {
      const run = await builds[kind](round);
      checkCache(kind, run);
      runs[kind].push(run);
      print(`  round ${round}, ${kind}: ${(run.wallMs / 1000).toFixed(2)} s`);
    }
  }
  return toFigures(runs);
}

/** A warm build that compiled what it should have remembered would be a wrong figure. */
function checkCache(kind: Kind, { output }: BuildRun) {
  const expected = { cold: null, unchanged: 0, changed: 1, fourfold: null }[kind];
  const compiled = /\((\d+) new\)/.exec(output)?.[1];
  if (expected === null || compiled === undefined || Number(compiled) === expected) return;
  throw new Error(
    `The ${kind} build compiled ${compiled} pages, not ${expected}: did another build use its cache?`,
  );
}

function toFigures({ cold, unchanged, changed, fourfold }: Record<Kind, BuildRun[]>): Figure[] {
  const part = "Build";
  const time = (label: string, runs: BuildRun[]): Figure[] => [
    { part, label, unit: "seconds", values: runs.map((run) => run.wallMs / 1000) },
    { part, label: `${label}, processor time`, unit: "seconds", values: runs.map((run) => run.cpuMs / 1000) },
  ];
  const memory = (runs: BuildRun[]) => runs.map((run) => run.peakBytes);
  // By round: both builds of a pair saw the same machine.
  const against = (runs: BuildRun[]) => runs.map((run, at) => run.wallMs / (cold[at]?.wallMs ?? Number.NaN));
  return [
    ...time("cold", cold),
    ...time("nothing changed", unchanged),
    ...time("one page changed", changed),
    ...time("cold, 4× the pages", fourfold),
    {
      part,
      label: "one page changed / cold",
      unit: "share",
      values: against(changed),
      budget: "changedShare",
    },
    {
      part,
      label: "4× the pages / cold",
      unit: "times",
      values: against(fourfold),
      budget: "fourfoldGrowth",
    },
    { part, label: "peak memory, cold", unit: "memory", values: memory(cold), budget: "coldMemory" },
    { part, label: "peak memory, 4× the pages", unit: "memory", values: memory(fourfold) },
  ];
}
