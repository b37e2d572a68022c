import { GROWING, METRICS, type Metric } from "../metrics.ts";
import { median, OURS, type Results, type SiteResult } from "../results.ts";
import { asSaid, formatCell, formatValue } from "./formatCell.ts";
import { judgeGoals } from "./goals.ts";

/** The goals and whether they are met. */
export function goalsTable(results: Results): string {
  const rows = judgeGoals(results).map(({ text, seen, isMet }) => [
    text,
    seen,
    isMet === null ? "not measured" : isMet ? "met" : "**missed**",
  ]);
  return markdownTable(["Goal", "This site against it", ""], rows);
}

/** Every figure that sites share, at one size; of larger ones, what grows. */
export function figuresTable({ contestants, sizes }: Results, size: number): string {
  const bySite = sizes[size] ?? {};
  const there = contestants.filter(({ id }) => bySite[id]);
  // What only our site has is held against budgets, not against others.
  const compared = there.length > 1 ? there.filter(({ id }) => id !== OURS) : there;
  const isShown = (metric: Metric) =>
    (size === 1 || GROWING.includes(metric.id)) &&
    compared.some(
      (one) => valuesOf(bySite[one.id], metric).length > 0 || bySite[one.id]?.failures[metric.part],
    );
  const rows = METRICS.filter(isShown).map((metric) => [
    metric.label,
    ...there.map(({ id }) => formatCell(bySite[id], metric)),
  ]);
  return markdownTable(["", ...there.map(({ name }) => name)], rows);
}

/** Every figure of our site beside its budget. */
export function budgetsTable({ sizes }: Results): string {
  const result = sizes[1]?.[OURS];
  const metrics = METRICS.filter((metric) => valuesOf(result, metric).length > 0);
  const judged = metrics.flatMap((metric) => keepsBudget(metric, valuesOf(result, metric)) ?? []);
  const rows = metrics.map((metric) => {
    const values = valuesOf(result, metric);
    const format = (value: number) => formatValue(value, metric.unit, true);
    const range = `${format(Math.min(...values))} – ${format(Math.max(...values))}`;
    const isKept = keepsBudget(metric, values);
    return [
      metric.label,
      format(median(values)),
      values.length > 1 ? range : "",
      metric.budget === undefined ? "" : `≤ ${format(metric.budget)}`,
      isKept === undefined ? "" : isKept ? "kept" : "**missed**",
    ];
  });
  for (const [part, why] of Object.entries(result?.failures ?? {}))
    rows.push([`The part "${part}" failed`, asSaid(why), "", "", "**missed**"]);
  const head = ["", "median", "range", "budget", ""];
  return `${judged.filter(Boolean).length} of ${judged.length} budgets kept.\n\n${markdownTable(head, rows)}`;
}

/** Undefined where nothing is promised. */
function keepsBudget({ budget, unit }: Metric, values: number[]): boolean | undefined {
  if (budget === undefined) return undefined;
  // A busy machine spoils single times; a size or a shift seen once is real.
  const isTime = unit === "ms" || unit === "times" || unit === "share";
  return (isTime ? median(values) : Math.max(...values)) <= budget;
}

function valuesOf(result: SiteResult | undefined, { id }: Metric): number[] {
  return result?.values[id] ?? [];
}

function markdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
