import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import { describeRun } from "./describeRun.ts";
import { drawChart } from "./drawChart.ts";
import { figuresTable, goalsTable, growthTables } from "./formatTables.ts";
import type { PeerResults } from "./results.ts";

const RESULTS = join(projectRoot, "bench", "results");
const PAGE = join(projectRoot, "content", "pages", "benchmark.md");
const CHART = join(projectRoot, "content", "pages", "benchmark.svg");

/** Writes the run for programs and for people, beside the code and on the site; gives the text. */
export async function writePeerReport(results: PeerResults): Promise<string> {
  const figures = formatFigures(results);
  const chart = drawChart(results);
  const report = `# This site and its peers\n\n${figures}\n`;
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, "peers.json"), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(RESULTS, "peers.md"), report);
  await writeFile(join(RESULTS, "peers.svg"), chart);
  if (existsSync(PAGE)) {
    await writeFile(PAGE, fillPage(await readFile(PAGE, "utf8"), figures));
    await writeFile(CHART, chart);
  }
  return report;
}

/** All that depends on the run. */
export function formatFigures(results: PeerResults): string {
  const growth = growthTables(results).map(
    ({ size, table }) => `## With ${size} times the pages {#times-${size}}\n\n${table}`,
  );
  return [
    describeRun(results),
    "## Goals",
    goalsTable(results),
    "## Figures",
    figuresTable(results),
    ...growth,
  ].join("\n\n");
}

const MARKED = /(<!-- figures -->\n)[\s\S]*?(\n<!-- \/figures -->)/;

/** Puts the figures between the page's two marks; the text around them is a writer's. */
export function fillPage(page: string, figures: string): string {
  if (!MARKED.test(page)) throw new Error("The page has no <!-- figures --> … <!-- /figures --> to fill.");
  return page.replace(MARKED, (_, start: string, end: string) => `${start}\n${figures}\n${end}`);
}
