import type { EntryRecord } from "../pageRecord.ts";
import { readPairs, weighTerm } from "../text/readWords.ts";
import { stem } from "../text/stem.ts";
import type { Match } from "./createIndex.ts";
import type { Indexes, Page, Place } from "./openIndexes.ts";
import type { ReadQuery } from "./readQuery.ts";

const WEIGHTS = { pages: 1, phrases: 0.5, text: 0.5, messages: 0.5, entries: 0.3 };
type IndexName = keyof typeof WEIGHTS;

interface IndexMatch extends Match {
  /** The part of the query that the document matches, from 0 to 1. */
  queryShare: number;
}

/** A page, or an entry of a page, with its score. */
export interface RankedHit {
  page: Page;
  entry: EntryRecord | undefined;
  /** The best document of each index. */
  best: Partial<Record<IndexName, IndexMatch>>;
  score: number;
  /** The part of the query that it matches, from 0 to 1; 1 if the query contains its key or its whole message. */
  queryShare: number;
  /** Numbers of the query's words that it matches. */
  words: Set<number>;
  /** Matching terms of the index. */
  indexTerms: Set<string>;
}

const KIND_WEIGHTS = { docs: 1, blog: 0.5, list: 0.4 };
/** A list that has questions answers them itself; one without repeats what other pages explain. */
const ASKED_LIST = 0.5;
/** Puts an entry whose name is the query above everything else. */
const NAMED_ENTRY = 10;
const NAME_ALONE = 0.6;
/** Puts a field above pages that mention it, below its object. */
const NAMED_FIELD = 3;
/** How much a message counts that contains the query, or is in it, and whose row also says what to do. */
const SYMPTOM = 2;
/** How much more a title counts than a heading or a question that the query covers as much. */
const TITLE = 1.5;
/** How much terms count that begin with the last term of the query; a known one is most likely complete. */
const [OPEN, OPEN_KNOWN] = [0.5, 0.1];
/** Documents below this fraction of their index's best score are left out: they are many, and change no order. */
const MIN_RELATIVE_SCORE = 0.1;

/**
 * Returns all hits, best first. A score is the sum over the indexes, each relative to its best result, multiplied by the
 * part of the query that the hit matches.
 */
export function rankHits(query: ReadQuery, indexes: Indexes): RankedHit[] {
  const hits = new Map<Page | EntryRecord, RankedHit>();
  const shareOf = weighWords(query, indexes.termCounts);
  for (const [name, weight] of Object.entries(WEIGHTS) as [IndexName, number][]) {
    const isPairs = name === "messages";
    const matches = searchIndex(name, query, indexes);
    for (const match of matches) {
      const relativeScore = match.score / (matches[0]?.score ?? 1);
      if (relativeScore < MIN_RELATIVE_SCORE) break;
      const hit = hitOf(match.place);
      // Only the first, best document of a page counts.
      if (hit.best[name]) continue;
      const queryShare = isPairs ? shareOfPairs(match, query) : shareOf(match.words);
      const best = { ...match, queryShare };
      hit.best[name] = best;
      const isNamed = isNamedEntry(best, query);
      if (isNamed || isPairs) hit.queryShare = Math.max(hit.queryShare, isNamed ? 1 : queryShare);
      hit.score += relativeScore * weight * (isNamed ? NAMED_ENTRY : factorOf(name, best, query));
      for (const term of match.indexTerms) hit.indexTerms.add(term);
      if (!isPairs) for (const word of match.words) hit.words.add(word);
    }
  }
  for (const hit of hits.values()) {
    const queryShare = shareOf(hit.words);
    hit.queryShare = Math.max(hit.queryShare, queryShare);
    hit.score *= (hit.entry ? 1 : weightOf(hit.page)) * Math.sqrt(queryShare);
  }
  return [...hits.values()].filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);

  function hitOf({ page, entry }: Place): RankedHit {
    const known = hits.get(entry ?? page);
    if (known) return known;
    const hit: RankedHit = {
      page,
      entry,
      best: {},
      score: 0,
      queryShare: 0,
      words: new Set(),
      indexTerms: new Set(),
    };
    hits.set(entry ?? page, hit);
    return hit;
  }
}

/** Returns the documents of one index that match: messages by pairs of words, all others by terms. */
function searchIndex(name: IndexName, query: ReadQuery, indexes: Indexes): Match[] {
  const { terms, pairs, open } = query;
  if (name === "messages") {
    const found = indexes.messages.search(
      pairs.map((pair, at) => [pair, at]),
      null,
    );
    const weighed = found.map((match) => ({ ...match, score: match.score * symptomFactor(match, query) }));
    return weighed.sort((one, other) => other.score - one.score);
  }
  const isKnown = open !== null && indexes.termCounts.has(open);
  // The beginning of a known word ("d", "mail") is in most of the text.
  if (open === null || (isKnown && name === "text")) return indexes[name].search(terms, null);
  return indexes[name].search(terms, { term: open, weight: isKnown ? OPEN_KNOWN : OPEN });
}

/** How much a match counts among those of its index. */
function factorOf(name: IndexName, match: IndexMatch, query: ReadQuery): number {
  const { place, queryShare, documentShare } = match;
  if (place.entry && isNamedField(place.entry.name, query)) return NAMED_FIELD;
  if (name === "messages") return queryShare * symptomFactor(match, query);
  if (name !== "phrases") return 1;
  const isTitle = place.section === 0 && place.question === undefined;
  return queryShare * Math.sqrt(documentShare) * (isTitle ? TITLE : 1);
}

/** A row about the message comes before sections that only quote it. */
function symptomFactor(match: Match, query: ReadQuery): number {
  return match.place.isSymptom && shareOfPairs(match, query) === 1 ? SYMPTOM : 1;
}

/** A plain word ("sort") names an entry only if the query is little more than that word; a key (`a.b`) always does. */
function isNamedEntry({ place: { entry }, queryShare }: IndexMatch, { terms }: ReadQuery): boolean {
  if (!entry) return false;
  const lower = entry.name.toLowerCase();
  const term = isCamel(entry.name) ? stem(lower) : lower;
  return terms.has(term) && (queryShare > NAME_ALONE || isCamel(entry.name) || /[^a-z]/.test(lower));
}

/** A field in camel case is asked for without its object (`authSecret`), which others have as well. */
function isNamedField(name: string, { terms }: ReadQuery): boolean {
  const [, field] = /^[A-Z]\w*[.](\w+)$/.exec(name) ?? [];
  return field !== undefined && isCamel(field) && terms.has(stem(field.toLowerCase()));
}

/** A pasted log line contains more than the message, so matching the whole message is enough. */
function shareOfPairs({ words: { size }, place: { message = "" } }: Match, { pairs }: ReadQuery): number {
  return size >= 3 && size === readPairs(message).length ? 1 : size / pairs.length;
}

function weightOf({ kind, questions }: Page): number {
  return kind === "list" && questions.length > 0 ? ASKED_LIST : KIND_WEIGHTS[kind];
}

const isCamel = (name: string) => /^[A-Za-z]*[a-z][A-Z][A-Za-z]*$/.test(name);

/** Returns a function that computes which part of the query some of its words are; rare words weigh more, vague ones hardly. */
function weighWords(query: ReadQuery, termCounts: Indexes["termCounts"]): (words: Set<number>) => number {
  const weights = new Array<number>(query.words).fill(0);
  for (const [term, word] of query.terms) {
    const weight = weighTerm(term) / Math.log2(4 + (termCounts.get(term) ?? 0));
    weights[word] = Math.max(weights[word] ?? 0, weight);
  }
  const sum = (some: number[]) => some.reduce((total, weight) => total + weight, 0);
  const whole = sum(weights);
  return (words) => sum(Array.from(words, (word) => weights[word] ?? 0)) / whole;
}
