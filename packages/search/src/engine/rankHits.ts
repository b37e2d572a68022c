import type { EntryRecord } from "../pageRecord.ts";
import { readPairs } from "../text/readWords.ts";
import { stem } from "../text/stem.ts";
import type { Match } from "./createIndex.ts";
import type { Indexes, Page, Place } from "./openIndexes.ts";
import type { ReadQuery } from "./readQuery.ts";

const WEIGHTS = { pages: 1, phrases: 0.5, text: 0.5, messages: 0.5, entries: 0.3 };
type IndexName = keyof typeof WEIGHTS;

/** A page, or an entry of a page, with its score. */
export interface RankedHit {
  page: Page;
  entry: EntryRecord | undefined;
  /** The best document of each index, and the part of the query it matches. */
  best: Partial<Record<IndexName, Match & { met: number }>>;
  score: number;
  /** The part of the query that it matches, from 0 to 1; 1 if the query contains its key or its whole message. */
  met: number;
  /** Numbers of the query's words that it matches. */
  words: Set<number>;
  /** Matching terms of the index. */
  found: Set<string>;
}

const KIND_WEIGHTS = { docs: 1, blog: 0.5, list: 0.4 };
/** A list that has questions answers them itself; one without repeats what other pages explain. */
const ASKED_LIST = 0.7;
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
const MIN_SHARE = 0.1;

/**
 * Returns all hits, best first. A score is the sum over the indexes, each relative to its best result, multiplied by the
 * part of the query that the hit matches.
 */
export function rankHits(query: ReadQuery, indexes: Indexes): RankedHit[] {
  const { termCounts } = indexes;
  const hits = new Map<Page | EntryRecord, RankedHit>();
  const partOf = weighWords(query, termCounts);
  const isKnown = query.open !== null && termCounts.has(query.open);
  const open = query.open === null ? null : { term: query.open, weight: isKnown ? OPEN_KNOWN : OPEN };
  for (const [name, weight] of Object.entries(WEIGHTS) as [IndexName, number][]) {
    const isPairs = name === "messages";
    // The beginning of a known word ("d", "mail") is in most of the text.
    const isClosed = isPairs || (name === "text" && isKnown);
    const matches = indexes[name].search(
      isPairs ? query.pairs.map((pair, at) => [pair, at]) : query.terms,
      isClosed ? null : open,
    );
    for (const match of matches) {
      const { place, found, covered } = match;
      const part = match.score / (matches[0]?.score ?? 1);
      if (part < MIN_SHARE) break;
      const hit = hitOf(place);
      // Only the first, best document of a page counts.
      if (hit.best[name]) continue;
      const words = isPairs ? new Set<number>() : match.words;
      const met = isPairs ? partOfPairs(match.words.size, place) : partOf(words);
      const isNamed = place.entry && isNamedBy(place.entry.name, met);
      hit.best[name] = { ...match, met };
      if (isNamed || isPairs) hit.met = Math.max(hit.met, isNamed ? 1 : met);
      const isTitle = place.section === 0 && place.question === undefined;
      const asPhrase = met * Math.sqrt(covered) * (isTitle ? TITLE : 1);
      const isField = place.entry && isFieldOf(place.entry.name);
      const asMessage = place.isSymptom && met === 1 ? SYMPTOM : met;
      const factor = isNamed
        ? NAMED_ENTRY
        : isField
          ? NAMED_FIELD
          : isPairs
            ? asMessage
            : name === "phrases"
              ? asPhrase
              : 1;
      hit.score += part * weight * factor;
      for (const term of found) hit.found.add(term);
      for (const word of words) hit.words.add(word);
    }
  }
  for (const hit of hits.values()) {
    const met = partOf(hit.words);
    hit.met = Math.max(hit.met, met);
    hit.score *= (hit.entry ? 1 : weightOf(hit.page)) * Math.sqrt(met);
  }
  return [...hits.values()].filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);

  function hitOf({ page, entry }: Place): RankedHit {
    const existing = hits.get(entry ?? page);
    const hit = existing ?? { page, entry, best: {}, score: 0, met: 0, words: new Set(), found: new Set() };
    if (!existing) hits.set(entry ?? page, hit);
    return hit;
  }

  /** A plain word ("sort") names an entry only if the query is little more than that word; a key (`a.b`) always does. */
  function isNamedBy(name: string, met: number): boolean {
    const lower = name.toLowerCase();
    const term = isCamel(name) ? stem(lower) : lower;
    return query.terms.has(term) && (met > NAME_ALONE || isCamel(name) || /[^a-z]/.test(lower));
  }

  /** A field in camel case is asked for without its object (`authSecret`), which others have as well. */
  function isFieldOf(name: string): boolean {
    const [, field] = /^[A-Z]\w*[.](\w+)$/.exec(name) ?? [];
    return field !== undefined && isCamel(field) && query.terms.has(stem(field.toLowerCase()));
  }

  /** A pasted log line contains more than the message, so matching the whole message is enough. */
  function partOfPairs(pairs: number, { message = "" }: Place): number {
    return pairs >= 3 && pairs === readPairs(message).length ? 1 : pairs / query.pairs.length;
  }
}

function weightOf({ kind, questions }: Page): number {
  return kind === "list" && questions.length > 0 ? ASKED_LIST : KIND_WEIGHTS[kind];
}

const isCamel = (name: string) => /^[A-Za-z]*[a-z][A-Z][A-Za-z]*$/.test(name);

/** Returns a function that computes which part of the query some of its words are; rare words weigh more. */
function weighWords(query: ReadQuery, termCounts: Indexes["termCounts"]): (words: Set<number>) => number {
  const weights = new Array<number>(query.words).fill(0);
  for (const [term, word] of query.terms) {
    weights[word] = Math.max(weights[word] ?? 0, 1 / Math.log2(4 + (termCounts.get(term) ?? 0)));
  }
  const sum = (some: number[]) => some.reduce((total, weight) => total + weight, 0);
  const whole = sum(weights);
  return (words) => sum(Array.from(words, (word) => weights[word] ?? 0)) / whole;
}
