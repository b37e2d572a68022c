import { METRICS, type Metric, type Unit } from "../metrics.ts";
import { medianOf, type SiteResult } from "../results.ts";

/** `exact` is for figures that are held against a budget. */
export function formatValue(value: number, unit: Unit, exact = false): string {
  switch (unit) {
    case "bytes":
      return `${(value / 1000).toFixed(exact ? 2 : value < 9950 ? 1 : 0)} kB`;
    case "memory":
      return `${(value / 1e6).toFixed(0)} MB`;
    case "ms":
      return `${value.toFixed(0)} ms`;
    case "seconds":
      return `${value.toFixed(exact ? 2 : 1)} s`;
    case "times":
      return `${value.toFixed(2)}×`;
    case "share":
    case "score":
      return value.toFixed(3);
    case "count":
      return value.toFixed(0);
  }
}

/** The median with the lowest and highest value, or why there is none. */
export function formatCell(result: SiteResult | undefined, { id, part, unit }: Metric): string {
  const middle = medianOf(result, id);
  // The first row of what failed tells enough.
  const isFirst = METRICS.find((metric) => metric.part === part)?.id === id;
  const failure = isFirst ? result?.failures[part] : undefined;
  if (middle === null) return failure ? asSaid(failure) : "–";
  const values = result?.values[id] ?? [];
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => formatValue(value, unit));
  return low === high ? formatValue(middle, unit) : `${formatValue(middle, unit)} (${low} – ${high})`;
}

/** What a program said, as code: it may hold anything. */
export function asSaid(text: string): string {
  return `\`${text.replace(/[`|\s]+/g, " ")}\``;
}
