import { METRICS } from "../metrics.ts";
import { medianOf, OURS, type Results } from "../results.ts";
import { formatValue } from "./formatCell.ts";

/** A promise about this site against the others, and how it stands. */
export interface Goal {
  text: string;
  /** Ours against what it is held to. */
  seen: string;
  /** Null when something it needs was not measured. */
  isMet: boolean | null;
}

/** Each is held against a limit, one peer or else the best of all, times a share. */
const GOALS: { text: string; metric: string; share?: number; peer?: string; limit?: number }[] = [
  { text: "Build in at most a third of the best peer's time", metric: "cold", share: 1 / 3 },
  { text: "At most half of the best peer's memory", metric: "memory", share: 1 / 2 },
  { text: "First contentful paint before every peer's", metric: "fcp" },
  { text: "Largest contentful paint before every peer's", metric: "lcp" },
  { text: "At most half of the script that Docusaurus sends", metric: "js", share: 0.5, peer: "docusaurus" },
  { text: "Fewer bytes in a first visit than every peer", metric: "total" },
  { text: "A prefetched click shows the next page sooner than every peer's", metric: "hoverClick" },
  { text: "A prefetched click shows the next page within 150 ms", metric: "hoverClick", limit: 150 },
  { text: "No program reads a peer better (afdocs)", metric: "lostPoints" },
  { text: "Fewer bytes to the first search results than every peer", metric: "searchBytes" },
  { text: "First search results sooner than every peer's", metric: "searchFirst" },
  { text: "Later search results sooner than every peer's", metric: "searchNext" },
];

/** All goals, judged by the medians of one run. */
export function judgeGoals({ sizes, contestants }: Results): Goal[] {
  return GOALS.map(({ text, metric, share = 1, peer, limit }) => {
    const others = contestants.filter(({ id }) => (peer ? id === peer : id !== OURS));
    const values = others.flatMap(({ id }) => medianOf(sizes[1]?.[id], metric) ?? []);
    const held = limit ?? Math.min(...values);
    const ours = medianOf(sizes[1]?.[OURS], metric);
    if (ours === null || !Number.isFinite(held)) return { text, seen: "–", isMet: null };
    const unit = METRICS.find(({ id }) => id === metric)?.unit ?? "count";
    const seen = `${formatValue(ours, unit)} against ${formatValue(held, unit)}`;
    return { text, seen, isMet: ours <= held * share };
  });
}
