import { judge, readQueries } from "../../test/search/judge.ts";
import type { Figure } from "../figure.ts";
import { THROTTLE } from "../visit/openVisit.ts";
import { openBuiltIndex } from "./openBuiltIndex.ts";
import { timeScreen } from "./timeScreen.ts";

export interface SearchBench {
  /** Folders of built sites. */
  real: string;
  fourfold: string;
  /** Path of the browser. */
  browser: string;
}

const part = "Search";

/** Weighs, times and judges search. */
export async function measureSearch({ real, fourfold, browser }: SearchBench): Promise<Figure[]> {
  const [ours, four] = [await openBuiltIndex(real), await openBuiltIndex(fourfold)];
  const [judged, golden] = [await readQueries("judged"), await readQueries("golden")];
  const queries = golden.map(({ query }) => query);
  const times: number[] = [];
  for (const query of queries) {
    const started = process.cpuUsage();
    await ours.ask(query);
    times.push((process.cpuUsage(started).user / 1000) * THROTTLE.cpu);
  }
  const onScreen = await timeScreen({ root: real, browser, queries });
  const bytes = (label: string, values: number[]): Figure => ({ part, label, unit: "bytes", values });
  return [
    { ...bytes("engine and worker", ours.engineBytes), budget: "searchEngine" },
    { ...bytes("everything for the first results", ours.firstBytes), budget: "searchFirst" },
    { ...bytes("all of the index", ours.allBytes), budget: "searchAll" },
    bytes("the same, 4× the pages", four.allBytes),
    {
      part,
      label: "a query, four times the processor time in Node, 95th percentile",
      unit: "ms",
      // The first query opens the index.
      values: percentile(times.slice(1), 0.95),
      budget: "searchEngineTime",
    },
    {
      part,
      label: "last key to results on screen, 95th percentile",
      unit: "ms",
      values: percentile(onScreen, 0.95),
      budget: "searchScreenTime",
    },
    ...(await judgeBoth()),
  ];

  async function judgeBoth(): Promise<Figure[]> {
    const results = [await judge(judged, ours.ask), await judge(golden, ours.ask)];
    return results.flatMap(({ figures }, at) =>
      // Of the older queries, all are of one kind.
      (at === 0 ? figures : figures.slice(1)).flatMap(({ kind, queries: count, first, three }): Figure[] => [
        { part, label: `right page first, ${kind} (${count})`, unit: "share", values: [first] },
        { part, label: `right page among three, ${kind} (${count})`, unit: "share", values: [three] },
      ]),
    );
  }
}

function percentile(values: number[], share: number): number[] {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted.slice(Math.floor(sorted.length * share)).slice(0, 1);
}
