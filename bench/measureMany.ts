import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { makeCorpus } from "./makeCorpus.ts";
import { MEASURED_PAGES } from "./measuredPages.ts";
import { type BuildRun, runBuild } from "./runBuild.ts";
import { siteSizes } from "./siteSizes.ts";
import { cacheFolder, corpusSite, realSite } from "./workFolder.ts";

export interface ManyBench {
  /** At least so many. */
  pages: number;
  docs: number;
  posts: number;
  /** Of the content; may be changed. */
  page: string;
  print(line: string): void;
}

/** Builds a site of thousands of pages once, then again with one page changed: does it still work, and at what cost? */
export async function measureMany({ pages, docs, posts, page, print }: ManyBench): Promise<Figure[]> {
  const factor = Math.ceil(pages / (docs + posts));
  const site = corpusSite(factor);
  await makeCorpus({ content: realSite.content, out: site.content, docs, posts, factor });
  print(`  ${factor}× the corpus`);
  const cold = await runBuild({ ...site, cache: cacheFolder, cold: true });
  print(cold.output);
  await appendFile(join(site.content, page), "\nChanged.\n");
  const changed = await runBuild({ ...site, cache: cacheFolder });
  if (!changed.output.includes("(1 new)"))
    throw new Error(`More than one page was compiled again:\n${changed.output}`);
  const route = MEASURED_PAGES.postgresql;
  const { nav, firstScript, pages: weighed } = await siteSizes(site.out, [route]);
  const part = "Many pages";
  const bytes = (label: string, value: number): Figure => ({ part, label, unit: "bytes", values: [value] });
  return [
    { part, label: "pages", unit: "count", values: [writtenPages(cold)] },
    ...costs("cold", cold),
    ...costs("one page changed", changed),
    bytes("postgresql, HTML with CSS", weighed[route]?.html ?? Number.NaN),
    bytes("React and shell", firstScript),
    bytes("nav file", nav),
  ];

  function costs(label: string, run: BuildRun): Figure[] {
    return [
      { part, label, unit: "seconds", values: [run.wallMs / 1000] },
      { part, label: `${label}, peak memory`, unit: "memory", values: [run.peakBytes] },
    ];
  }
}

function writtenPages({ output }: BuildRun): number {
  return Number(/^(\d+) pages written/m.exec(output)?.[1]);
}
