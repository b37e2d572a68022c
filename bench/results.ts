/** Every value seen, by the name of what was measured (`metrics.ts`). */
export type Values = Record<string, number[]>;

/** One site at one size. */
export interface SiteResult {
  values: Values;
  /** What could not be measured, by part, in a sentence. */
  failures: Record<string, string>;
}

export interface Contestant {
  id: string;
  name: string;
  packages: Record<string, string>;
  node: string;
}

/** A whole run: what `bench/results/*.json` hold. */
export interface Results {
  date: string;
  machine: string;
  pages: { docs: number; posts: number };
  /** In the order of the tables, ours first. */
  contestants: Contestant[];
  skipped: { name: string; why: string }[];
  /** By how many times the pages are there, then by site. */
  sizes: Record<string, Record<string, SiteResult>>;
}

export const OURS = "ours";

export function siteResult(results: Results, { id, size }: { id: string; size: number }): SiteResult {
  results.sizes[size] ??= {};
  const bySite = results.sizes[size];
  bySite[id] ??= { values: {}, failures: {} };
  return bySite[id];
}

/** Adds what was seen once to what was seen before. */
export function addValues({ values }: SiteResult, seen: Record<string, number | number[]>): void {
  for (const [id, value] of Object.entries(seen)) values[id] = [...(values[id] ?? []), value].flat();
}

export function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** The median of what was seen; null when it was not measured. */
export function medianOf(result: SiteResult | undefined, id: string): number | null {
  const values = result?.values[id] ?? [];
  return values.length > 0 ? median(values) : null;
}
