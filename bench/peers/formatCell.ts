import { median, type Unit } from "../figure.ts";
import type { Metric } from "./metrics.ts";
import type { SiteResult } from "./results.ts";

const FORMATS: Record<Unit, (value: number) => string> = {
  bytes: (value) => `${(value / 1000).toFixed(value < 9950 ? 1 : 0)} kB`,
  memory: (value) => `${(value / 1e6).toFixed(0)} MB`,
  ms: (value) => `${value.toFixed(0)} ms`,
  seconds: (value) => `${value.toFixed(1)} s`,
  times: (value) => `${value.toFixed(1)}×`,
  share: (value) => value.toFixed(2),
  score: (value) => value.toFixed(3),
  count: (value) => value.toFixed(0),
};

export function formatValue(value: number, unit: Unit): string {
  return FORMATS[unit](value);
}

/** The median of what was seen; null when it was not measured. */
export function medianOf(result: SiteResult | undefined, id: string): number | null {
  const values = result?.values[id] ?? [];
  return values.length > 0 ? median(values) : null;
}

/** The median with the lowest and highest value, or why there is none. */
export function formatCell(result: SiteResult | undefined, { id, part, unit }: Metric): string {
  const middle = medianOf(result, id);
  // Of a failed build, the row of its time tells enough.
  const failure = id === "memory" ? undefined : result?.failures[part];
  if (middle === null) return failure ? asSaid(failure) : "–";
  const values = result?.values[id] ?? [];
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => formatValue(value, unit));
  return low === high ? formatValue(middle, unit) : `${formatValue(middle, unit)} (${low} – ${high})`;
}

/** What a program said, as code: it may hold anything. */
export function asSaid(text: string): string {
  return `\`${text.replace(/[`|\s]+/g, " ")}\``;
}
