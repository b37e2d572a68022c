import { weighTerm } from "../text/readWords.ts";
import type { Place } from "./openIndexes.ts";

/** A document that contains terms of the query. */
export interface Match {
  place: Place;
  score: number;
  /** Numbers of the query's words that it matches. */
  words: Set<number>;
  /** Matching terms of the query, such as the parts of a key. */
  queryTerms: Set<string>;
  /** Matching terms of the index: those of the query and, for its last one, longer ones. */
  indexTerms: Set<string>;
  /** The part of the document's terms that match, from 0 to 1. */
  documentShare: number;
}

/** A term of the query that may be incomplete, and the weight of the terms that begin with it. */
export interface OpenTerm {
  term: string;
  weight: number;
}

/** BM25+: saturation of frequent terms, influence of the length, least score of a term. */
const [K, B, LEAST] = [1.2, 0.7, 0.5];
/** How much another term of the same word counts: a part of a key, or the compound that two words make. */
const SAME_WORD_BONUS = 0.6;
/** How much a longer term than the one in the query counts, per letter. */
const PER_LETTER = 0.3;

/** An inverted index over the fields of documents; each field has a weight. Terms can be added at any time. */
export function createIndex<Field extends string>(weights: Record<Field, number>) {
  const places: Place[] = [];
  const fields = new Map(
    (Object.entries(weights) as [Field, number][]).map(([name, weight]) => [
      name,
      { weight, postings: new Map<string, number[]>(), lengths: [] as number[], total: 0 },
    ]),
  );

  return {
    /** Adds an empty document and returns its number. */
    add: (place: Place) => places.push(place) - 1,
    /** Adds terms to a field. The documents of a term come in ascending order. */
    put(document: number, name: Field, terms: Iterable<string>) {
      const field = fields.get(name);
      if (!field) return;
      for (const term of terms) {
        const posting = field.postings.get(term) ?? [];
        if (posting.length === 0) field.postings.set(term, posting);
        if (posting.at(-1) !== document) {
          field.lengths[document] = (field.lengths[document] ?? 0) + 1;
          field.total += 1;
        }
        posting.push(document);
      }
    },
    /** Returns the documents with any of the terms, best first. Each term has the number of the word it stands for. */
    search(terms: Iterable<[term: string, word: number]>, open: OpenTerm | null): Match[] {
      const matches = new Map<number, Match>();
      for (const [queryTerm, word] of terms) {
        for (const field of fields.values()) {
          for (const [indexTerm, weight] of variantsOf(queryTerm, field.postings, open)) {
            const posting = field.postings.get(indexTerm) ?? [];
            const frequencies = new Map<number, number>();
            for (const document of posting) frequencies.set(document, (frequencies.get(document) ?? 0) + 1);
            const rarity = Math.log(1 + (places.length - frequencies.size + 0.5) / (frequencies.size + 0.5));
            const average = field.total / places.length;
            for (const [document, frequency] of frequencies) {
              const length = (field.lengths[document] ?? 0) / average;
              const saturation = (frequency * (K + 1)) / (frequency + K * (1 - B + B * length));
              const match = matchOf(document);
              match.score += weight * weighTerm(queryTerm) * field.weight * rarity * (LEAST + saturation);
              match.words.add(word);
              match.queryTerms.add(queryTerm);
              match.indexTerms.add(indexTerm);
            }
          }
        }
      }
      for (const [document, match] of matches) {
        match.score *= match.words.size + SAME_WORD_BONUS * (match.queryTerms.size - match.words.size);
        match.documentShare = match.indexTerms.size / lengthOf(document);
      }
      return [...matches.values()].sort((one, other) => other.score - one.score);

      function matchOf(document: number): Match {
        const existing = matches.get(document);
        if (existing) return existing;
        const place = places[document];
        if (!place) throw new Error(`The search index has no document ${document}.`);
        const match = {
          place,
          score: 0,
          words: new Set<number>(),
          queryTerms: new Set<string>(),
          indexTerms: new Set<string>(),
          documentShare: 0,
        };
        matches.set(document, match);
        return match;
      }
    },
  };

  function lengthOf(document: number): number {
    return [...fields.values()].reduce((sum, { lengths }) => sum + (lengths[document] ?? 0), 0);
  }
}

/** Returns the terms to look up for one of the query, with their weights. */
function variantsOf(queryTerm: string, postings: Map<string, number[]>, open: OpenTerm | null) {
  const variants: [term: string, weight: number][] = [[queryTerm, 1]];
  if (queryTerm !== open?.term) return variants;
  for (const term of postings.keys()) {
    const added = term.length - queryTerm.length;
    if (added > 0 && term.startsWith(queryTerm))
      variants.push([term, (open.weight * term.length) / (term.length + PER_LETTER * added)]);
  }
  return variants;
}
