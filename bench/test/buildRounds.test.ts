import { expect, it } from "vitest";
import { buildRounds } from "../build/buildRounds.ts";
import type { MeasuredRun } from "../build/runMeasured.ts";
import type { BuildKind, MeasuredSite } from "../sites/measuredSite.ts";
import { makeResults } from "./makeResults.ts";

interface FakeSite {
  id: string;
  size: number;
  kinds: BuildKind[];
  /** What a build gives beside its time, which is ten seconds for each page size. */
  run?: Partial<MeasuredRun>;
}

async function run(...fakes: FakeSite[]) {
  const built: string[] = [];
  const sites = fakes.map(({ id, size, kinds, run = {} }) => {
    const build: MeasuredSite["build"] = async (kind) => {
      built.push(`${id} ${size}× ${kind}`);
      const wallMs = size * 10_000 - (kind === "cold" ? 0 : 6000);
      return { wallMs, peakBytes: 10, failure: null, output: "", ...run };
    };
    return { id, size, kinds, build } as MeasuredSite;
  });
  const results = makeResults({});
  await buildRounds({ sites, rounds: 2, results, print: () => undefined });
  return { built, results };
}

it("builds every site in turn and compares ours with itself", async () => {
  const { built, results } = await run(
    { id: "ours", size: 1, kinds: ["cold", "changed"] },
    { id: "vitepress", size: 1, kinds: ["cold"] },
    { id: "ours", size: 4, kinds: ["cold"] },
  );
  const round = ["ours 1× cold", "ours 1× changed", "vitepress 1× cold", "ours 4× cold"];
  expect(built).toEqual([...round, ...round]);
  expect(results.sizes[1]?.["ours"]?.values).toMatchObject({
    cold: [10, 10],
    changedShare: [0.4, 0.4],
    growth: [4, 4],
    memory: [10, 10],
  });
});

it("leaves out a site once it has failed, and says why", async () => {
  const { built, results } = await run({
    id: "vitepress",
    size: 1,
    kinds: ["cold"],
    run: { failure: "ended with 1", wallMs: 120_000 },
  });
  expect(built).toHaveLength(1);
  expect(results.sizes[1]?.["vitepress"]?.failures).toEqual({
    build: "ended with 1 after 2 minutes, 0 MB at most",
  });
});

it("does not time a warm build that compiled more than was changed", async () => {
  const { results } = await run({
    id: "ours",
    size: 1,
    kinds: ["unchanged"],
    run: { output: "300 pages compiled (12 new)" },
  });
  expect(results.sizes[1]?.["ours"]?.failures["build"]).toContain("compiled 12 pages, not 0");
});
