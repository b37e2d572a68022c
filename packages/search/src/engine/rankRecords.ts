import { type Directory, type PageEntry, TITLE } from "./directory.ts";
import type { IdeaScores, QueryScores } from "./scoreRecords.ts";

export interface RankedPage {
  page: PageEntry;
  /** Records that match, the best first. */
  records: number[];
  score: number;
  scores: number[];
}

/** On equal terms: pages written by hand, then posts, then lists drawn from data, then lists of pages. */
const ORIGIN: Record<PageEntry["origin"], number> = { text: 1, blog: 0.6, entry: 0.45, list: 0.4 };
const TITLE_FOR_SECTION = 0.4;
/** A word in both the title and the text counts a little more than in one. */
const BOTH = 0.3;
/** A page that has all words in different sections is better than one that lacks some. */
const PAGE_SHARE = 0.45;
/** The whole title was asked for. */
const WHOLE_TITLE = 1.4;
/** Title, address and labels have every word. */
const NAMED = 1.25;
/** How much a record loses for the words it lacks. */
const COVERAGE = 1.5;
/** Hits must meet this share of what the best one meets. */
const LEAST_COVERAGE = 0.4;

/** Pages in the order of their best record; within a page, records by their own score. */
export function rankRecords(
  { pages }: Directory,
  { ideas, masks }: QueryScores,
  asked: string,
): RankedPage[] {
  const rarities = ideas.map(({ rarity }) => rarity);
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  if (all === 0) return [];
  const coverage = perMask(ideas.length, (mask) => shareOf(mask, rarities) / all);
  const factor = perMask(ideas.length, (mask) => coverage(mask) ** COVERAGE);
  const weights = ideas.map(({ records }) => records);
  // What a page can meet at all is cheap to see, and most pages need not be scored.
  const met = pages.map((page, number) => {
    let mask = titleMask(ideas, number);
    for (let record = page.first; record < page.end; record++) mask |= masks[record] ?? 0;
    return coverage(mask);
  });
  const least = met.reduce((most, share) => Math.max(most, share), 0) * LEAST_COVERAGE;
  return pages
    .flatMap((page, number) => ((met[number] ?? 0) >= least ? (scorePage(page, number) ?? []) : []))
    .sort((left, right) => right.score - left.score);

  function scorePage(page: PageEntry, number: number): RankedPage | null {
    const isAddress = asked === page.slug;
    const given = isAddress ? TITLE / Math.sqrt(ideas.length) : 0;
    const titles = ideas.map((idea) => Math.max(idea.titles[number] ?? 0, given));
    const inTitles = titleMask(ideas, number);
    const inPage = [...titles];
    const hits: { record: number; score: number; coverage: number }[] = [];
    for (let record = page.first; record < page.end; record++) {
      const isPage = record === page.first;
      const mask = masks[record] ?? 0;
      if (mask === 0 && !(isPage && inTitles !== 0)) continue;
      const share = isPage ? 1 : TITLE_FOR_SECTION;
      let score = 0;
      for (let at = 0; at < ideas.length; at++) {
        const here = weights[at]?.[record] ?? 0;
        const title = (titles[at] ?? 0) * share;
        score += (Math.max(here, title) + BOTH * Math.min(here, title)) * (rarities[at] ?? 0);
        if (here > (inPage[at] ?? 0)) inPage[at] = here;
      }
      const both = mask | inTitles;
      hits.push({ record, score: score * factor(both), coverage: coverage(both) });
    }
    if (hits.length === 0) return null;
    hits.sort((left, right) => right.score - left.score);
    const total = inPage.reduce((sum, value, at) => sum + value * (rarities[at] ?? 0), 0);
    const named = titles.every(Boolean);
    const whole = (named && ideas.length === page.titleTerms) || isAddress;
    const lead = (hits[0]?.score ?? 0) * (whole ? WHOLE_TITLE : named ? NAMED : 1);
    // The best record always stays; others must meet enough of the query themselves.
    const kept = hits.filter((hit, at) => at === 0 || hit.coverage >= least);
    return {
      page,
      records: kept.map(({ record }) => record),
      score: (lead + PAGE_SHARE * total * (met[number] ?? 0) ** 2) * ORIGIN[page.origin],
      scores: kept.map((hit) => hit.score),
    };
  }
}

function titleMask(ideas: IdeaScores[], page: number): number {
  let mask = 0;
  for (let at = 0; at < ideas.length; at++) if (ideas[at]?.titles[page]) mask |= 1 << at;
  return mask;
}

/** The part of the query that a set of ideas makes up, by their rarity. */
function shareOf(mask: number, rarities: number[]): number {
  return rarities.reduce((sum, rarity, at) => (mask & (1 << at) ? sum + rarity : sum), 0);
}

/** Works a value out once for every set of ideas: there are few, and thousands of records. */
function perMask(ideas: number, work: (mask: number) => number): (mask: number) => number {
  const known = new Float64Array(1 << ideas).fill(-1);
  return (mask) => {
    let value = known[mask] ?? -1;
    if (value < 0) {
      value = work(mask);
      known[mask] = value;
    }
    return value;
  };
}
