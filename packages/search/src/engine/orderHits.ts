import type { RankedPage } from "./rankRecords.ts";

/** More sections of a page stand with its best one only when they are nearly as good, and few. */
const WITH_LEAD = 2;
export const NEARLY = 0.75;

export interface OrderedHit {
  ranked: RankedPage;
  record: number;
}

/** All hits in the order they are shown: pages with their best sections first, what is left of them after. */
export function orderHits(pages: RankedPage[]): OrderedHit[] {
  const leads: OrderedHit[] = [];
  const rest: OrderedHit[] = [];
  for (const ranked of pages) {
    const least = (ranked.scores[0] ?? 0) * NEARLY;
    for (const [at, record] of ranked.records.entries()) {
      const leading = at < WITH_LEAD && (ranked.scores[at] ?? 0) >= least;
      (leading ? leads : rest).push({ ranked, record });
    }
  }
  return [...leads, ...rest];
}
