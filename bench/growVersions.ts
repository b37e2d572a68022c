import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "../packages/generator/src/build/projectPaths.ts";
import { OURS } from "./results.ts";
import { createOurSite } from "./sites/ourSite.ts";

/** Builds this site with its two versions of the docs, then with two more, and prints the time and memory of each. */
export async function growVersions(root: string, print: (line: string) => void): Promise<number> {
  const site = await createOurSite(root, 1);
  const content = join(root, `${OURS}-1`, "content");
  for (const added of [[], ["0.14", "0.13"]]) {
    for (const name of added) {
      const args = ["scripts/run.mjs", "new", "version", name, "--content", content];
      execFileSync(process.execPath, args, { cwd: projectRoot });
    }
    for (const kind of ["cold", "unchanged"] as const) {
      const { wallMs, peakBytes, failure, output } = await site.build(kind);
      if (failure) throw new Error(`${failure}\n${output}`);
      const memory = Math.round((peakBytes ?? 0) / 1e6);
      print(`${2 + added.length} versions, ${kind}: ${(wallMs / 1000).toFixed(1)} s, ${memory} MB`);
    }
  }
  return 0;
}
