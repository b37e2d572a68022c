import type { SearchResult } from "minisearch";
import { hasNeighbor } from "../text/hasNeighbor.ts";
import { readPairs } from "../text/readWords.ts";
import type { Indexes } from "./openIndexes.ts";
import type { ReadQuery } from "./readQuery.ts";

/** A page, or an entry of a page, with how well it answers. */
export interface RankedHit {
  page: number;
  /** Place among the entries; null for the page itself. */
  entry: number | null;
  /** The section whose text answers best; null where no text is known to. */
  section: number | null;
  /** The phrase and the message that resemble the query most, and which part of it they meet. */
  phrase: { id: number; met: number } | null;
  message: { id: number; met: number } | null;
  score: number;
  /** The part of the query that it meets. */
  met: number;
  /** Terms of the index that were found in it. */
  found: Set<string>;
}

/** How much each index counts beside the one of pages. */
const PHRASES = 0.5;
const TEXT = 0.7;
const MESSAGES = 0.5;
/** How much each kind of hit counts; an entry that is asked for by its name stands above all. */
const KINDS = { docs: 1, blog: 0.5, list: 0.4 };
const ENTRY = 0.3;
const NAMED_ENTRY = 3;
const FIELDS = { title: 3, questions: 2.5, headings: 1.5, labels: 1, description: 1 };
/** A word that nobody knows may have so many edits, as a share of its length, and counts so much. */
const TYPOS = 0.34;
const GUESS = 0.6;

/** All hits, best first: scores of each index as shares of its best, added, times the part of the query that is met. */
export function rankHits(query: ReadQuery, { file, pages, phrases, rest, known }: Indexes): RankedHit[] {
  const text = [...query.terms.keys()].join("\n");
  const partOf = weighWords(query, known);
  const options = {
    prefix: (term: string) => term === query.open,
    fuzzy: (term: string) =>
      known.has(term) || /\d/.test(term) ? false : hasNeighbor(term, known) ? 1 : TYPOS,
    boostTerm: (term: string) => (known.has(term) || term === query.open ? 1 : GUESS),
    // A word that is known is most likely whole.
    weights: { prefix: query.open !== null && known.has(query.open) ? 0.1 : 0.5, fuzzy: 0.45 },
  };
  const hits = new Map<string, RankedHit & { words: Set<number> }>();
  const hitOf = (page: number, entry: number | null = null) => {
    const key = `${page} ${entry}`;
    const found = hits.get(key) ?? newHit(page, entry);
    hits.set(key, found);
    return found;
  };
  type Hit = ReturnType<typeof hitOf>;

  for (const { id, share, result } of shares(pages.search(text, { ...options, boost: FIELDS }))) {
    meet(hitOf(id), result, share);
  }
  for (const { id, share, result } of shares(phrases.index.search(text, options))) {
    const hit = hitOf(phrases.places[id]?.page ?? 0);
    // Of a page, only the best phrase counts, which comes first; the same with sections and messages.
    if (hit.phrase) continue;
    hit.phrase = { id, met: partOf(wordsOf(result)) };
    meet(hit, result, share * PHRASES * hit.phrase.met);
  }
  if (rest) {
    for (const { id, share, result } of shares(rest.textIndex.search(text, options))) {
      const [page, section] = rest.sections[id] ?? [0, 0];
      const hit = hitOf(page);
      if (hit.section !== null) continue;
      hit.section = section;
      meet(hit, result, share * TEXT);
    }
    for (const { id, share, result } of shares(rest.messageIndex.search(query.pairs.join("\n")))) {
      const [page, , message] = rest.messages[id] ?? [0, 0, ""];
      const hit = hitOf(page);
      if (hit.message) continue;
      const pairs = result.queryTerms.length;
      // A line of a log has more in it than the message.
      const isWhole = pairs >= 3 && pairs === readPairs(message).length;
      hit.message = { id, met: isWhole ? 1 : pairs / query.pairs.length };
      hit.score += share * MESSAGES * hit.message.met;
    }
    for (const { id, share, result } of shares(
      rest.entryIndex.search(text, { ...options, boost: { name: 2 } }),
    )) {
      const [page, , , name] = rest.entries[id] ?? [0, "", 0, ""];
      meet(hitOf(page, id), result, share * (query.terms.has(name.toLowerCase()) ? NAMED_ENTRY : ENTRY));
    }
  }
  for (const hit of hits.values()) {
    hit.met = partOf(hit.words);
    const kind = hit.entry === null ? KINDS[file.pages[hit.page]?.kind ?? "docs"] : 1;
    hit.score *= kind * Math.sqrt(hit.met);
  }
  // Pages that are being added are in the index before they are in the file.
  const all = [...hits.values()].filter(({ page, score }) => file.pages[page] && score > 0);
  return all.sort((one, other) => other.score - one.score);

  function meet(hit: Hit, result: SearchResult, score: number) {
    hit.score += score;
    for (const term of result.terms) hit.found.add(term);
    for (const word of wordsOf(result)) hit.words.add(word);
  }

  /** The words of the query that a result meets, by number. */
  function wordsOf({ queryTerms }: SearchResult): Set<number> {
    return new Set(queryTerms.flatMap((term) => query.terms.get(term) ?? []));
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

function newHit(page: number, entry: number | null) {
  const hit: RankedHit = {
    page,
    entry,
    section: null,
    phrase: null,
    message: null,
    score: 0,
    met: 0,
    found: new Set(),
  };
  return { ...hit, words: new Set<number>() };
}

/** Results with their scores as shares of the best one's. */
function shares(results: SearchResult[]) {
  const best = results[0]?.score ?? 1;
  return results.map((result) => ({ id: Number(result.id), share: result.score / best, result }));
}
