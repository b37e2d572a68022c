import { join } from "node:path";
import { projectRoot } from "../packages/generator/src/build/projectPaths.ts";

/** Everything the benchmark makes; git does not see it. */
export const workFolder = join(projectRoot, "bench", ".work");

export const cacheFolder = join(workFolder, "cache");

/** A folder of content and the site made from it. */
export interface BenchSite {
  content: string;
  out: string;
}

export const realSite: BenchSite = {
  content: join(projectRoot, "content"),
  out: join(workFolder, "site-real"),
};

export function corpusSite(factor: number): BenchSite {
  return { content: join(workFolder, `corpus-${factor}x`), out: join(workFolder, `site-${factor}x`) };
}
