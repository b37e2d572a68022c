import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import { OURS, type Results } from "../results.ts";
import { drawChart } from "./drawChart.ts";
import { asSaid } from "./formatCell.ts";
import { budgetsTable, figuresTable, goalsTable } from "./formatTables.ts";

const RESULTS = join(projectRoot, "bench", "results");
const PAGE = join(projectRoot, "content", "pages", "benchmark.md");
const CHART = join(projectRoot, "content", "pages", "benchmark.svg");

/** Keeps a run beside the code, for programs and for people; one with peers also renews the site's page and its chart. */
export async function writeReport(results: Results): Promise<void> {
  const hasPeers = isComparison(results);
  const name = join(RESULTS, hasPeers ? "peers" : "latest");
  const title = hasPeers ? "This site and its peers" : "This site and its budgets";
  const figures = formatFigures(results);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(`${name}.json`, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(`${name}.md`, `# ${title}\n\n${figures}\n`);
  if (!hasPeers) return;
  await writeFile(PAGE, fillPage(await readFile(PAGE, "utf8"), figures));
  await writeFile(CHART, drawChart(results));
}

/** All that depends on the run. */
export function formatFigures(results: Results): string {
  const { sizes } = results;
  const growth = Object.keys(sizes)
    .filter((size) => size !== "1")
    .map(
      (size) => `## With ${size} times the pages {#times-${size}}\n\n${figuresTable(results, Number(size))}`,
    );
  return [
    describeRun(results),
    ...(isComparison(results)
      ? ["## Goals", goalsTable(results), "## Figures", figuresTable(results, 1)]
      : ["## Figures", budgetsTable(results)]),
    ...growth,
  ].join("\n\n");
}

function isComparison({ contestants }: Results): boolean {
  return contestants.some(({ id }) => id !== OURS);
}

const MARKED = /(<!-- figures -->\n)[\s\S]*?(\n<!-- \/figures -->)/;

/** Puts the figures between the page's two marks; the text around them is a writer's. */
export function fillPage(page: string, figures: string): string {
  if (!MARKED.test(page)) throw new Error("The page has no <!-- figures --> … <!-- /figures --> to fill.");
  return page.replace(MARKED, (_, start: string, end: string) => `${start}\n${figures}\n${end}`);
}

/** When, where and with what the figures were taken. */
function describeRun(results: Results): string {
  const { date, machine, pages, sizes, contestants, skipped } = results;
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const most = (metric: string) =>
    Math.max(...Object.values(sizes[1] ?? {}).map(({ values }) => values[metric]?.length ?? 0));
  return [
    `- **Date:** ${format.format(new Date(date))}`,
    `- **Machine:** ${machine.charAt(0).toUpperCase()}${machine.slice(1)}`,
    `- **Content:** ${pages.docs} docs and ${pages.posts} posts`,
    `- **Rounds:** ${most("cold")} of builds, ${most("fcp")} of visits, ${most("searchFirst")} of searches`,
    ...contestants
      .filter(({ id }) => id !== OURS)
      .map(({ name, packages, node }) => {
        const versions = Object.entries(packages).map(([one, version]) => `\`${one}@${version}\``);
        return `- **${name}:** ${versions.join(", ")}; Node ${node}`;
      }),
    ...skipped.map(({ name, why }) => `- **${name}** is missing: ${asSaid(why)}`),
  ].join("\n");
}

/** What the figures depend on besides the code. Asked before anything runs, since a busy machine slows every time. */
export function describeMachine(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)} at the start`;
  return `${process.platform} ${process.arch}, ${availableParallelism()} cores, ${memory}, Node ${process.versions.node}, ${load}`;
}
