import type { IndexedPage } from "../indexFormat.ts";
import type { EntryRecord } from "../pageRecord.ts";
import { readPairs } from "../text/readWords.ts";
import type { Indexes, Place } from "./openIndexes.ts";
import type { ReadQuery } from "./readQuery.ts";

/** How much each index counts. */
const WEIGHTS = { pages: 1, phrases: 0.5, text: 0.5, messages: 0.5, entries: 0.3 };
type IndexName = keyof typeof WEIGHTS;

/** A page, or an entry of a page, with how well it answers. */
export interface RankedHit {
  page: IndexedPage;
  entry: EntryRecord | undefined;
  /** The document of each index that resembles the query most, the part of the query that it meets, and how many follow. */
  best: Partial<Record<IndexName, { place: Place; met: number; followers: number }>>;
  score: number;
  /** The part of the query that it meets. */
  met: number;
  /** Words of the query that it meets, by number. */
  words: Set<number>;
  /** Terms of the index that were found in it. */
  found: Set<string>;
}

/** How much each kind of page counts; an entry that is asked for by its name stands above all. */
const KINDS = { docs: 1, blog: 0.5, list: 0.4 };
const NAMED_ENTRY = 10;
const NAME_ALONE = 0.6;
const BOOSTS: Partial<Record<IndexName, Record<string, number>>> = {
  pages: { title: 3, questions: 2.5 },
  entries: { name: 2 },
};
/** A word that nobody knows may have so many edits: as a share of its length, and at most. */
const TYPOS = 0.34;
const MOST_TYPOS = 3;
/** How much the second and the third section of a page count that have the words: it is about them, not only one place. */
const FOLLOWERS = [0.5, 0.25];

/** All hits, best first: scores of each index as shares of its best, added, times the part of the query that is met. */
export function rankHits(query: ReadQuery, indexes: Indexes): RankedHit[] {
  const { known } = indexes;
  const hits = new Map<IndexedPage | EntryRecord, RankedHit>();
  const partOf = weighWords(query, known);
  const options = {
    prefix: (term: string) => term === query.open,
    fuzzy: (term: string) => !known.has(term) && /^\p{L}+$/u.test(term) && TYPOS,
    maxFuzzy: MOST_TYPOS,
    // A word that is known is most likely whole.
    weights: { prefix: query.open !== null && known.has(query.open) ? 0.1 : 0.5, fuzzy: 0.8 },
  };
  for (const [name, weight] of Object.entries(WEIGHTS) as [IndexName, number][]) {
    const isPairs = name === "messages";
    const asked = isPairs ? query.pairs : [...query.terms.keys()];
    const results = indexes[name].search(
      asked.join("\n"),
      isPairs ? {} : { ...options, boost: BOOSTS[name] ?? {} },
    );
    for (const { id, score, terms, queryTerms } of results) {
      const place = indexes[name].places[id];
      if (!place) continue;
      const hit = hitOf(place);
      const share = (score / (results[0]?.score ?? 1)) * weight;
      const best = hit.best[name];
      // Of a page, the best document of each index counts, which comes first.
      if (best && name === "text") hit.score += share * (FOLLOWERS[best.followers++] ?? 0);
      if (best) continue;
      const words = new Set(queryTerms.flatMap((term) => query.terms.get(term) ?? []));
      const met = isPairs ? partOfPairs(queryTerms.length, place) : partOf(words);
      const isNamed = place.entry && isNamedBy(place.entry.name.toLowerCase(), met);
      hit.best[name] = { place, met, followers: 0 };
      const factor = isNamed ? NAMED_ENTRY : isPairs || name === "phrases" ? met : 1;
      hit.score += share * factor;
      for (const term of terms) hit.found.add(term);
      for (const word of words) hit.words.add(word);
    }
  }
  for (const hit of hits.values()) {
    hit.met = partOf(hit.words);
    hit.score *= (hit.entry ? 1 : KINDS[hit.page.kind]) * Math.sqrt(hit.met);
  }
  return [...hits.values()].filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);

  function hitOf({ page, entry }: Place): RankedHit {
    const known = hits.get(entry ?? page);
    const hit = known ?? { page, entry, best: {}, score: 0, met: 0, words: new Set(), found: new Set() };
    if (!known) hits.set(entry ?? page, hit);
    return hit;
  }

  /** A key is a name wherever it stands; a plain word is one where the query is hardly more: "sort" is also a function. */
  function isNamedBy(name: string, met: number): boolean {
    return query.terms.has(name) && (met > NAME_ALONE || /[^a-z]/.test(name));
  }

  /** A line of a log has more in it than the message. */
  function partOfPairs(pairs: number, { message = "" }: Place): number {
    return pairs >= 3 && pairs === readPairs(message).length ? 1 : pairs / query.pairs.length;
  }
}

/** Tells which part of the query some of its words are; rare words are more of it. */
function weighWords(query: ReadQuery, known: Indexes["known"]): (words: Set<number>) => number {
  const weights = new Array<number>(query.words).fill(0);
  for (const [term, word] of query.terms) {
    weights[word] = Math.max(weights[word] ?? 0, 1 / Math.log2(4 + (known.get(term) ?? 0)));
  }
  const sum = (some: number[]) => some.reduce((total, weight) => total + weight, 0);
  return (words) => sum([...words].map((word) => weights[word] ?? 0)) / sum(weights);
}
