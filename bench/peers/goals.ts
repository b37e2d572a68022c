import { formatValue, medianOf } from "./formatCell.ts";
import { METRICS } from "./metrics.ts";
import { OURS, type PeerResults } from "./results.ts";

/** A promise about this site against the others, and how it stands. */
export interface Goal {
  text: string;
  /** Ours against what it is held to. */
  seen: string;
  /** Null when something it needs was not measured. */
  isMet: boolean | null;
}

const PREFETCHED_CLICK_MS = 150;
/** Names of files in it change with the site, so their compressed length does by some bytes. */
const SAME_BYTES = 0.01;

/** All goals, judged by the medians of one run. */
export function judgeGoals(results: PeerResults): Goal[] {
  const sizes = Object.keys(results.sizes)
    .map(Number)
    .sort((a, b) => a - b);
  const figureOf = (id: string, metric: string, size = 1) => medianOf(results.sizes[size]?.[id], metric);
  const others = results.contestants.filter(({ id }) => id !== OURS);

  return [
    best("Build in at most a third of the best peer's time", "cold", 1 / 3),
    best("At most half of the best peer's memory", "memory", 1 / 2),
    best("First contentful paint before every peer's", "fcp", 1),
    best("Largest contentful paint before every peer's", "lcp", 1),
    against("At most half of the script that Docusaurus sends", "js", {
      limit: scaled(figureOf("docusaurus", "js"), 1 / 2),
      held: figureOf("docusaurus", "js"),
    }),
    constantScript(),
    best("Fewer bytes in a first visit than every peer", "total", 1),
    best("A prefetched click shows the next page sooner than every peer's", "hoverClick", 1),
    against(`A prefetched click shows the next page within ${PREFETCHED_CLICK_MS} ms`, "hoverClick", {
      limit: PREFETCHED_CLICK_MS,
      held: PREFETCHED_CLICK_MS,
    }),
    best("Fewer bytes to the first search results than every peer", "searchBytes", 1),
    best("First search results sooner than every peer's", "searchFirst", 1),
    best("Later search results sooner than every peer's", "searchNext", 1),
  ];

  /** Held against the lowest value among the others, times a share. */
  function best(text: string, metric: string, share: number): Goal {
    const values = others.flatMap(({ id }) => figureOf(id, metric) ?? []);
    const held = values.length > 0 ? Math.min(...values) : null;
    return against(text, metric, { limit: scaled(held, share), held });
  }

  function against(
    text: string,
    metric: string,
    { limit, held }: { limit: number | null; held: number | null },
  ): Goal {
    const ours = figureOf(OURS, metric);
    const unit = METRICS.find(({ id }) => id === metric)?.unit ?? "count";
    if (ours === null || limit === null || held === null) return { text, seen: "–", isMet: null };
    return {
      text,
      seen: `${formatValue(ours, unit)} against ${formatValue(held, unit)}`,
      isMet: ours <= limit,
    };
  }

  function constantScript(): Goal {
    const text = "Script stays the same, however many pages there are";
    const seen = sizes.flatMap((size) => {
      const bytes = figureOf(OURS, "js", size);
      return bytes === null ? [] : [{ size, bytes }];
    });
    const bytes = seen.map((one) => one.bytes);
    if (seen.length < 2) return { text, seen: "–", isMet: null };
    const isMet = Math.max(...bytes) <= Math.min(...bytes) * (1 + SAME_BYTES);
    return {
      text,
      seen: seen.map((one) => `${formatValue(one.bytes, "bytes")} at ${one.size}×`).join(", "),
      isMet,
    };
  }
}

function scaled(value: number | null, share: number): number | null {
  return value === null ? null : value * share;
}
