import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import { DIALOG_HITS } from "../../packages/generator/src/client/search/asSearchClient.ts";
import { brotliSize } from "../brotli.ts";
import type { Figure } from "../figure.ts";
import type { BuildRun } from "../runBuild.ts";
import { countedEngine } from "./countedEngine.ts";
import { timeEngine } from "./timeEngine.ts";
import { timeScreen } from "./timeScreen.ts";

export interface SearchBench {
  /** Folders of built sites. */
  real: string;
  corpus: string;
  fourfold: string;
  /** A cold build of the corpus. */
  cold: Pick<BuildRun, "output" | "cpuMs">;
  /** Path of the browser. */
  browser: string;
}

const COMMON_WORDS = ["mail", "queue", "certificate", "password", "storage"];
const TYPED = ["certificate", "password", "queue retry", "spam filter", "migrate mailbox"];
const part = "Search";

/** Weighs and times search: what the first results cost, what later ones cost, and how fast the engine is. */
export async function measureSearch({
  real,
  corpus,
  fourfold,
  cold,
  browser,
}: SearchBench): Promise<Figure[]> {
  const queries = await goldenQueries();
  const [ours, one, four] = [await firstBytes(real), await firstBytes(corpus), await firstBytes(fourfold)];
  const later = await laterBytes(real, queries);
  const times = await timeEngine({ root: real, browser, queries });
  const onScreen = await timeScreen({ root: real, browser, queries });
  const growth = one.map((bytes, at) => (four[at] ?? Number.NaN) / bytes);
  const bytes = (label: string, values: number[]): Figure => ({ part, label, unit: "bytes", values });
  return [
    { ...bytes("engine and worker", await engineCode(real)), budget: "searchEngine" },
    { ...bytes("index files for first results of a common word", ours), budget: "searchFirst" },
    bytes("the same, full-size corpus", one),
    { part, label: "the same, 4× the pages / once", unit: "times", values: growth, budget: "searchGrowth" },
    { ...bytes("index files for one later query, golden", later.each), budget: "searchLater" },
    bytes("the same, five queries together", later.five),
    bytes("the same, one typed letter by letter", await typedBytes(real)),
    {
      part,
      label: "engine, 95th percentile of the golden queries",
      unit: "ms",
      values: percentile(times, 0.95),
      budget: "searchEngineTime",
    },
    {
      part,
      label: "last key to results on screen, 95th percentile",
      unit: "ms",
      values: percentile(onScreen, 0.95),
      budget: "searchScreenTime",
    },
    {
      part,
      label: "index / cold build, processor time",
      unit: "share",
      values: shareOfBuild(cold),
      budget: "searchShare",
    },
  ];
}

/** Bytes from nothing to the first results, for each of the common words. */
async function firstBytes(root: string): Promise<number[]> {
  const bytes: number[] = [];
  for (const text of COMMON_WORDS) {
    const { engine, takeBytes } = countedEngine(root);
    await engine.search({ text, limit: DIALOG_HITS });
    bytes.push(takeBytes());
  }
  return bytes;
}

/** Bytes of queries by visitors who have searched once before; each visitor asks five of the golden queries. */
async function laterBytes(root: string, queries: string[]): Promise<{ each: number[]; five: number[] }> {
  const each: number[] = [];
  const five: number[] = [];
  for (let from = 0; from + 5 <= queries.length; from += 5) {
    const { engine, takeBytes } = countedEngine(root);
    await engine.search({ text: COMMON_WORDS[from % COMMON_WORDS.length] ?? "", limit: DIALOG_HITS });
    takeBytes();
    let all = 0;
    for (const text of queries.slice(from, from + 5)) {
      await engine.search({ text, limit: DIALOG_HITS });
      const taken = takeBytes();
      each.push(taken);
      all += taken;
    }
    five.push(all);
  }
  return { each, five };
}

/** Bytes of a query after the first, with an answer for every letter. */
async function typedBytes(root: string): Promise<number[]> {
  const all: number[] = [];
  for (const text of TYPED) {
    const { engine, takeBytes } = countedEngine(root);
    await engine.search({ text: COMMON_WORDS[0] ?? "", limit: DIALOG_HITS });
    takeBytes();
    for (let length = 1; length <= text.length; length++) {
      await engine.search({ text: text.slice(0, length), limit: DIALOG_HITS });
    }
    all.push(takeBytes());
  }
  return all;
}

async function goldenQueries(): Promise<string[]> {
  const text = await readFile(join(projectRoot, "test/search/golden.json"), "utf8");
  return (JSON.parse(text) as { query: string }[]).map(({ query }) => query);
}

async function engineCode(root: string): Promise<number[]> {
  const names = (await readdir(join(root, "assets"))).filter((name) =>
    /^(searchWorker|createEmbeddedProvider)-.*\.js$/.test(name),
  );
  if (names.length === 0) return [];
  const sizes = await Promise.all(
    names.map(async (name) => brotliSize(await readFile(join(root, "assets", name)))),
  );
  return [sizes.reduce((sum, size) => sum + size, 0)];
}

function percentile(values: number[], share: number): number[] {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted.slice(Math.floor(sorted.length * share)).slice(0, 1);
}

/**
 * The build prints its steps: `  search       151 files (1.31 s aside)     12 ms`. The index has a thread for itself, and
 * the time aside is that thread's processor time.
 */
export function shareOfBuild({ output, cpuMs }: Pick<BuildRun, "output" | "cpuMs">): number[] {
  const index = msOf(/^\s*search\s.*\(([\d.]+) (m?s) aside\)/m.exec(output));
  return index === null ? [] : [index / cpuMs];
}

function msOf(match: RegExpExecArray | null): number | null {
  return match ? Number(match[1]) * (match[2] === "s" ? 1000 : 1) : null;
}
