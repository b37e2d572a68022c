/** Every value seen, by the name of what was measured (`metrics.ts`). */
export type Values = Record<string, number[]>;

/** One generator at one size. */
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

/** A whole run: what `bench/results/peers.json` holds. */
export interface PeerResults {
  date: string;
  machine: string;
  pages: { docs: number; posts: number };
  /** In the order of the tables, ours first. */
  contestants: Contestant[];
  skipped: { name: string; why: string }[];
  /** By how many times the pages are there, then by generator. */
  sizes: Record<string, Record<string, SiteResult>>;
}

export const OURS = "ours";

export function siteResult(results: PeerResults, size: number, id: string): SiteResult {
  results.sizes[size] ??= {};
  const bySite = results.sizes[size];
  bySite[id] ??= { values: {}, failures: {} };
  return bySite[id];
}
