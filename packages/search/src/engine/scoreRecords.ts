import type { Directory, TitleWeights } from "./directory.ts";
import type { Option } from "./readQuery.ts";
import type { TermPosting, TermStore } from "./termStore.ts";

/** How well one idea of the query is met, by record and by page title. */
export interface IdeaScores {
  records: Float32Array;
  titles: Float32Array;
  /** Rare words say more. */
  rarity: number;
}

export interface QueryScores {
  ideas: IdeaScores[];
  /** For each record a bit for every idea it meets. */
  masks: Uint16Array;
}

interface Index {
  directory: Directory;
  store: TermStore;
}

/** Where an option is met, and how well. */
interface Matches extends TermPosting {
  titles: TitleWeights;
}

const NO_RECORDS: TermPosting = { records: [], weights: [] };
/** A title says what its sections are about, but less than their own words do. */
const TITLE_FOR_SECTION = 0.5;

/** Scores every idea by the best option that meets it. */
export function scoreIdeas(count: number, options: Option[], { directory, store }: Index): QueryScores {
  const { pages, recordCount } = directory;
  const ideas = Array.from({ length: count }, () => ({
    records: new Float32Array(recordCount),
    titles: new Float32Array(pages.length),
    rarity: 0,
  }));
  const masks = new Uint16Array(recordCount);
  const commonest = new Map<number, number>();
  for (const { from, to, terms, weight } of options) {
    const matches = terms
      .map((term): Matches => ({ ...(store.find(term) ?? NO_RECORDS), titles: directory.titles(term) }))
      .reduce((left, right) => both(left, right, directory));
    const found = countPages(matches, directory);
    if (found === 0) continue;
    const rarity = Math.log(1 + pages.length / (found + 0.5));
    for (let at = from; at <= to; at++) {
      const idea = ideas[at];
      if (!idea) continue;
      raise(idea.records, matches.records, matches.weights, weight);
      for (const record of matches.records) masks[record] = (masks[record] ?? 0) | (1 << at);
      raise(idea.titles, [...matches.titles.keys()], [...matches.titles.values()], weight);
      // What was typed decides how rare the idea is; where nobody says it so, the most common way to say it does.
      if (weight === 1 && from === to) idea.rarity = rarity;
      commonest.set(at, Math.min(commonest.get(at) ?? rarity, rarity));
    }
  }
  for (const [at, idea] of ideas.entries()) idea.rarity ||= commonest.get(at) ?? 0;
  return { ideas, masks };
}

/** A word that stands in many sections of few pages is what these pages are about. */
function countPages({ records, titles }: Matches, { pageOf }: Directory): number {
  let count = titles.size;
  let last = -1;
  for (const record of records) {
    const page = pageOf[record] ?? 0;
    if (page !== last && !titles.has(page)) count++;
    last = page;
  }
  return count;
}

function raise(scores: Float32Array, places: number[], weights: number[], factor: number) {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    const score = (weights[at] ?? 0) * factor;
    if (score > (scores[place] ?? 0)) scores[place] = score;
  }
}

/** Records that have both, where the title of their page may lend one. */
function both(left: Matches, right: Matches, { pages }: Directory): Matches {
  const [inLeft, inRight] = [byRecord(left), byRecord(right)];
  const records = new Map<number, number>();
  for (const [record, score] of inLeft) {
    const other = inRight.get(record);
    if (other !== undefined) records.set(record, (score + other) / 2);
  }
  const titles = new Map<number, number>();
  const lend = (lender: TitleWeights, others: Map<number, number>, otherTitles: TitleWeights) => {
    for (const [page, score] of lender) {
      const other = otherTitles.get(page);
      if (other !== undefined) titles.set(page, (score + other) / 2);
      const { first = 0, end = 0 } = pages[page] ?? {};
      for (let record = first; record < end; record++) {
        const inText = others.get(record);
        if (inText === undefined) continue;
        records.set(record, Math.max(records.get(record) ?? 0, (inText + score * TITLE_FOR_SECTION) / 2));
      }
    }
  };
  lend(left.titles, inRight, right.titles);
  lend(right.titles, inLeft, left.titles);
  return { records: [...records.keys()], weights: [...records.values()], titles };
}

function byRecord({ records, weights }: TermPosting): Map<number, number> {
  return new Map(records.map((record, at) => [record, weights[at] ?? 0]));
}
