import { formatCell } from "./formatCell.ts";
import { judgeGoals } from "./goals.ts";
import { METRICS, type Metric } from "./metrics.ts";
import type { PeerResults } from "./results.ts";

/** What is shown of larger sites. */
const GROWING = ["cold", "changed", "memory", "html", "js", "total", "lcp", "searchBytes", "searchFirst"];

/** The goals and whether they are met. */
export function goalsTable(results: PeerResults): string {
  const rows = judgeGoals(results).map(({ text, seen, isMet }) => [
    text,
    seen,
    isMet === null ? "not measured" : isMet ? "met" : "**missed**",
  ]);
  return markdownTable(["Goal", "This site against it", ""], rows);
}

/** Every figure of the site as it is; what a run left out has no row. */
export function figuresTable(results: PeerResults): string {
  return sizeTable(results, METRICS.filter(isMeasured(results, 1)), 1);
}

/** The same for larger sites, one table for each size. */
export function growthTables(results: PeerResults): { size: number; table: string }[] {
  const metrics = METRICS.filter(({ id }) => GROWING.includes(id));
  return Object.keys(results.sizes)
    .map(Number)
    .filter((size) => size > 1)
    .sort((a, b) => a - b)
    .map((size) => ({ size, table: sizeTable(results, metrics.filter(isMeasured(results, size)), size) }));
}

function isMeasured(results: PeerResults, size: number) {
  return ({ id }: Metric) =>
    Object.values(results.sizes[size] ?? {}).some(({ values }) => (values[id] ?? []).length > 0);
}

function sizeTable({ contestants, sizes }: PeerResults, metrics: Metric[], size: number): string {
  const there = contestants.filter(({ id }) => sizes[size]?.[id]);
  const rows = metrics.map((metric) => [
    metric.label,
    ...there.map(({ id }) => formatCell(sizes[size]?.[id], metric)),
  ]);
  return markdownTable(["", ...there.map(({ name }) => name)], rows);
}

export function markdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
