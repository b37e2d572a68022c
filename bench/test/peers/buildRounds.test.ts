import { describe, expect, it } from "vitest";
import { buildRounds } from "../../peers/buildRounds.ts";
import type { BuildKind, MeasuredSite } from "../../peers/measuredSite.ts";
import type { SiteResult } from "../../peers/results.ts";

/** A site whose builds take as many seconds as were made before. */
function fakeSite(id: string): { site: MeasuredSite; made: BuildKind[] } {
  const made: BuildKind[] = [];
  const build: MeasuredSite["build"] = async (kind) => {
    made.push(kind);
    return { wallMs: made.length * 1000, peakBytes: 10, failure: null, output: "" };
  };
  return { site: { id, build } as MeasuredSite, made };
}

function run(sites: MeasuredSite[], wanted: BuildKind[], result: SiteResult) {
  return buildRounds({
    sites,
    wanted,
    rounds: 2,
    limitMs: 1000,
    resultOf: () => result,
    save: async () => undefined,
    print: () => undefined,
  });
}

describe("rounds of builds", () => {
  it("keeps what an earlier run has measured of builds from nothing when only a changed page is wanted", async () => {
    const { site, made } = fakeSite("one");
    const result: SiteResult = { values: { cold: [7, 8, 9], memory: [1] }, failures: {} };
    await run([site], ["changed"], result);
    expect(made).toEqual(["cold", "changed", "cold", "changed"]);
    expect(result.values).toEqual({ cold: [7, 8, 9], memory: [1], changed: [2, 4] });
  });

  it("replaces what is measured anew", async () => {
    const { site } = fakeSite("one");
    const result: SiteResult = { values: { cold: [7, 8, 9], memory: [1], changed: [5] }, failures: {} };
    await run([site], ["cold"], result);
    expect(result.values).toEqual({ cold: [1, 2], memory: [10, 10], changed: [5] });
  });
});
