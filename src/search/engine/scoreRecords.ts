import type { Directory } from "./directory.ts";
import type { Option } from "./readQuery.ts";
import type { TermStore } from "./termStore.ts";

/** How well one idea of the query is met, by record and by page title. */
export interface IdeaScores {
  records: Float32Array;
  titles: Float32Array;
  /** Rare words say more. */
  rarity: number;
}

interface Index {
  directory: Directory;
  store: TermStore;
}

/** A title says what its sections are about, but less than their own words do. */
const TITLE_FOR_SECTION = 0.5;

/** Scores every idea by the best option that meets it. */
export function scoreIdeas(count: number, options: Option[], { directory, store }: Index): IdeaScores[] {
  const { pages, recordCount } = directory;
  const ideas = Array.from({ length: count }, () => ({
    records: new Float32Array(recordCount),
    titles: new Float32Array(pages.length),
    rarity: 0,
  }));
  const rarest = ideas.map(() => 0);
  for (const { from, to, terms, weight } of options) {
    const [first, ...others] = terms;
    if (first === undefined) continue;
    let scores = termScores(first, { directory, store });
    for (const other of others) scores = both(scores, termScores(other, { directory, store }), directory);
    if (scores.count === 0) continue;
    const rarity = Math.log(1 + recordCount / (scores.count + 0.5));
    for (let at = from; at <= to; at++) {
      const idea = ideas[at];
      if (!idea) continue;
      for (const [record, score] of scores.records) {
        if (score * weight > (idea.records[record] ?? 0)) idea.records[record] = score * weight;
      }
      for (const [page, score] of scores.titles) {
        if (score * weight > (idea.titles[page] ?? 0)) idea.titles[page] = score * weight;
      }
      // What was typed decides how rare the idea is; other ways to say it only where nobody says it so.
      if (weight === 1 && from === to) idea.rarity = rarity;
      rarest[at] = Math.max(rarest[at] ?? 0, rarity * weight);
    }
  }
  for (const [at, idea] of ideas.entries()) idea.rarity ||= rarest[at] ?? 0;
  return ideas;
}

interface TermScores {
  records: Map<number, number>;
  titles: ReadonlyMap<number, number>;
  count: number;
}

function termScores(term: string, { directory, store }: Index): TermScores {
  const posting = store.find(term);
  const records = new Map<number, number>();
  posting?.records.forEach((record, at) => {
    records.set(record, posting.weights[at] ?? 0);
  });
  const titles = directory.titles(term);
  return { records, titles, count: records.size + titles.size };
}

/** Records that have both, where the title of their page may lend one. */
function both(left: TermScores, right: TermScores, { pages }: Directory): TermScores {
  const records = new Map<number, number>();
  for (const [record, score] of left.records) {
    const other = right.records.get(record);
    if (other !== undefined) records.set(record, (score + other) / 2);
  }
  const titles = new Map<number, number>();
  for (const [one, two] of [
    [left, right],
    [right, left],
  ] as const) {
    for (const [page, score] of one.titles) {
      const other = two.titles.get(page);
      if (other !== undefined) titles.set(page, (score + other) / 2);
      const { first = 0, end = 0 } = pages[page] ?? {};
      for (let record = first; record < end; record++) {
        const inText = two.records.get(record);
        if (inText === undefined) continue;
        records.set(record, Math.max(records.get(record) ?? 0, (inText + score * TITLE_FOR_SECTION) / 2));
      }
    }
  }
  return { records, titles, count: records.size + titles.size };
}
