import type { Directory, PageEntry } from "./directory.ts";
import type { IdeaScores } from "./scoreRecords.ts";

export interface RankedPage {
  page: PageEntry;
  /** Records that match, the best first. */
  records: number[];
  score: number;
  scores: number[];
}

/** On equal terms: pages written by hand, then lists drawn from data, then posts, then lists of pages. */
const ORIGIN: Record<PageEntry["origin"], number> = { text: 1, entry: 0.5, blog: 0.7, list: 0.45 };
const TITLE_FOR_SECTION = 0.35;
/** A word in both the title and the text counts a little more than in one. */
const BOTH = 0.3;
/** A page that has all words in different sections is better than one that lacks some. */
const PAGE_SHARE = 0.35;
/** The whole title was asked for. */
const WHOLE_TITLE = 1.4;
/** Title, address and labels have every word. */
const NAMED = 1.25;
/** Hits must meet this share of what the best one meets. */
const LEAST_COVERAGE = 0.6;

/** Pages in the order of their best record; within a page, records by their own score. */
export function rankRecords({ pages }: Directory, ideas: IdeaScores[]): RankedPage[] {
  const rarities = ideas.map(({ rarity }) => rarity);
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  if (all === 0) return [];
  const found = pages.flatMap((page, number) => scorePage(page, number) ?? []);
  const best = found.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  return found
    .filter(({ coverage }) => coverage >= best * LEAST_COVERAGE)
    .map((ranked) => dropWeak(ranked, best))
    .sort((left, right) => right.score - left.score);

  function scorePage(page: PageEntry, number: number) {
    const titles = ideas.map((idea) => idea.titles[number] ?? 0);
    const inTitle = titles.some(Boolean);
    const inPage = [...titles];
    const hits: { record: number; score: number; coverage: number }[] = [];
    for (let record = page.first; record < page.end; record++) {
      const share = record === page.first ? 1 : TITLE_FOR_SECTION;
      let score = 0;
      let met = 0;
      let own = record === page.first && inTitle;
      for (let at = 0; at < ideas.length; at++) {
        const rarity = rarities[at] ?? 0;
        const here = ideas[at]?.records[record] ?? 0;
        const title = (titles[at] ?? 0) * share;
        if (here === 0 && title === 0) continue;
        if (here > 0) own = true;
        score += (Math.max(here, title) + BOTH * Math.min(here, title)) * rarity;
        met += rarity;
        if (here > (inPage[at] ?? 0)) inPage[at] = here;
      }
      if (own) hits.push({ record, score: score * (met / all) ** 2, coverage: met / all });
    }
    if (hits.length === 0) return null;
    hits.sort((left, right) => right.score - left.score);
    const [total, met] = ideas.reduce(
      ([sum, rare], { rarity }, at) => {
        const value = inPage[at] ?? 0;
        return [sum + value * rarity, rare + (value > 0 ? rarity : 0)];
      },
      [0, 0],
    );
    const coverage = met / all;
    const named = titles.every(Boolean);
    const whole = named && ideas.length === page.titleTerms;
    const lead = (hits[0]?.score ?? 0) * (whole ? WHOLE_TITLE : named ? NAMED : 1);
    const score = (lead + PAGE_SHARE * total * coverage ** 2) * ORIGIN[page.origin];
    return { page, hits, score, coverage };
  }
}

interface Scored {
  page: PageEntry;
  hits: { record: number; score: number; coverage: number }[];
  score: number;
}

/** The best record always stays; others must meet enough of the query themselves. */
function dropWeak({ page, hits, score }: Scored, best: number): RankedPage {
  const kept = hits.filter(({ coverage }, at) => at === 0 || coverage >= best * LEAST_COVERAGE);
  return { page, score, records: kept.map(({ record }) => record), scores: kept.map((hit) => hit.score) };
}
