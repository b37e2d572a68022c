import { join } from "node:path";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import { openThread } from "../../packages/generator/src/build/thread.ts";
import { searchRecords } from "../../packages/generator/src/emit/searchRecords.ts";
import siteConfig from "../../site.config.ts";
import { type AskForPages, judge, readQueries } from "../../test/search/judge.ts";
import { loadSite } from "../../test/support/site.ts";
import type { Figure } from "../figure.ts";
import { THROTTLE } from "../visit/openVisit.ts";
import { openBuiltIndex } from "./openBuiltIndex.ts";
import { openPagefind, PAGEFIND } from "./openPagefind.ts";
import { timeScreen } from "./timeScreen.ts";

export interface SearchBench {
  /** Folder of the content, and of the sites built from it and from four times as much. */
  content: string;
  real: string;
  fourfold: string;
  /** Path of the browser. */
  browser: string;
  /** Builds of the index. */
  rounds: number;
  print(line: string): void;
}

const part = "Search";

/** Weighs, times and judges search. */
export async function measureSearch(bench: SearchBench): Promise<Figure[]> {
  const { real, fourfold, browser } = bench;
  const [ours, four] = [await openBuiltIndex(real), await openBuiltIndex(fourfold)];
  const golden = await readQueries("golden");
  const { open, results, answers } = await timeScreen({
    root: real,
    browser,
    queries: golden.map(({ query }) => query),
  });
  const bytes = (label: string, values: number[]): Figure => ({ part, label, unit: "bytes", values });
  const ms = (label: string, values: number[]): Figure => ({ part, label, unit: "ms", values });
  return [
    { ...bytes("engine and worker", ours.engineBytes), budget: "searchEngine" },
    { ...bytes("everything for the first results", ours.firstBytes), budget: "searchFirst" },
    { ...bytes("all of the index", ours.allBytes), budget: "searchAll" },
    bytes("the same, 4× the pages", four.allBytes),
    { ...ms("processor time of building the index", await timeBuilding(bench)), budget: "searchBuildTime" },
    { ...ms("key to dialog, for the first time", open), budget: "searchOpenTime" },
    {
      ...ms("last key to results on screen, 95th percentile", percentile(results, 0.95)),
      budget: "searchScreenTime",
    },
    {
      ...ms(
        "a query in the worker, times four, 95th percentile",
        percentile(answers, 0.95).map((value) => value * THROTTLE.cpu),
      ),
      budget: "searchEngineTime",
    },
    ...(await judgeAll(bench, ours.ask)),
  ];
}

/** Makes the index from the pages in a new thread, as a build does. */
async function timeBuilding({ content, rounds }: SearchBench): Promise<number[]> {
  const { site } = await loadSite({ content, public: join(projectRoot, "public") }, siteConfig);
  const records = searchRecords(site);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const thread = openThread();
    // Until it has started.
    await thread.call("makeIndex", []);
    const started = process.cpuUsage();
    await thread.call("makeIndex", records);
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1000);
    await thread.close();
  }
  return times;
}

/** Right answers by kind of query, ours beside Pagefind's. */
async function judgeAll({ real, browser, print }: SearchBench, ours: AskForPages): Promise<Figure[]> {
  const pagefind = await openPagefind(real, browser).catch((error: Error) => {
    print(`  Pagefind is not measured: ${error.message}`);
    return null;
  });
  const figures: Figure[] = [];
  for (const name of ["judged", "unseen", "golden"] as const) {
    const queries = await readQueries(name);
    const own = await judge(queries, ours);
    const other = pagefind && (await judge(queries, pagefind.ask));
    for (const [at, { kind, queries: count, first, three }] of own.figures.entries()) {
      // The older queries are all of one kind.
      if (kind === name) continue;
      const theirs = other?.figures[at];
      const share = (label: string, value: number | undefined): Figure => ({
        part,
        label: `${name}, ${kind} (${count}): right page ${label}`,
        unit: "share",
        values: value === undefined ? [] : [value],
      });
      figures.push(
        share("first", first),
        share(`first, Pagefind ${PAGEFIND}`, theirs?.first),
        share("among three", three),
        share(`among three, Pagefind ${PAGEFIND}`, theirs?.three),
      );
    }
  }
  await pagefind?.close();
  return figures;
}

function percentile(values: number[], share: number): number[] {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted.slice(Math.floor(sorted.length * share)).slice(0, 1);
}
