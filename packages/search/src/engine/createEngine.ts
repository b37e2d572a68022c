import {
  type FirstPart,
  INDEX_FOLDER,
  INDEX_FORMAT,
  type IndexedPage,
  type IndexedVersion,
  type IndexPart,
  indexFileOf,
  type OtherPart,
  usualId,
} from "../indexFormat.ts";
import {
  type SearchAnswer,
  type SearchHit,
  type SearchProvider,
  type SearchQuery,
  SearchUnavailable,
} from "../search.ts";
import { readWords } from "../text/readWords.ts";
import type { Match } from "./createIndex.ts";
import { type Indexes, openIndexes } from "./openIndexes.ts";
import { type RankedHit, rankHits } from "./rankHits.ts";
import { type ReadQuery, readQuery } from "./readQuery.ts";

export interface SearchedSite {
  /** Absolute URL of the site's root, with a trailing slash. */
  root: string;
  /** Path of the site's root, with a slash at both ends. */
  baseUrl: string;
  /** The version of the docs to search. */
  version: IndexedVersion;
}

export interface EngineHost extends SearchedSite {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** Hits below this fraction of the best score match no more than a common word. */
const MIN_SCORE = 0.08;
/** A hit is weak when it matches a smaller part of the query, an answer when its first hits are. */
const WEAK_SHARE = 0.5;
const FIRST_HITS = 3;
/** Titles and questions decide when their second hit has no more than this fraction of the score of the first. */
const CLEAR_LEAD = 0.7;
/** A phrase or message that matches this much of the query decides which section the hit links to. */
const DECISIVE_SHARE = 0.6;
/** Unless the query is less than this part of the phrase, or a single pair of words of a longer message. */
const MIN_DOCUMENT_SHARE = 0.5;
/** A query of at most this many words is about the page that has half of them in its title, unless it is most of a phrase. */
const BROAD_WORDS = 3;
const MIN_DOCUMENT_SHARE_BROAD = 0.75;
/** How much more of a broad query a section of the text must match than title, headings and questions together. */
const BROAD_QUERY_BONUS = 0.01;

/** Answers queries from the index files, which are fetched lazily and at most once. */
export function createEngine({ root, baseUrl, version, fetch }: EngineHost): SearchProvider {
  const first = once(async () => {
    const file = await load<FirstPart>(indexFileOf(version), { cache: "no-cache" });
    return { file, indexes: openIndexes(file) };
  });
  const whole = once(async () => {
    const { file, indexes } = await first.get();
    const rest = await load<OtherPart>(`${INDEX_FOLDER}/${file.rest}`).catch((error: unknown) => {
      // A new deploy has replaced the file; the first one names the new one.
      first.forget();
      throw error;
    });
    indexes.complete(rest);
    return indexes;
  });

  return {
    // The next search reports the failure.
    prepare: () => void first.get().catch(() => {}),
    async search(query, onAnswer, signal) {
      const { indexes } = await first.get();
      const answer = (isLast: boolean) =>
        signal.aborted || onAnswer(answerQuery({ query, indexes, baseUrl, isLast }));
      answer(indexes.isComplete);
      // Without the second file, everything that the first one finds is shown.
      if (!indexes.isComplete && !signal.aborted) await whole.get().finally(() => answer(true));
    },
  };

  async function load<Part extends IndexPart>(path: string, init?: RequestInit): Promise<Part> {
    const response = await fetch(root + path, init).catch((cause: unknown) => {
      throw new SearchUnavailable(`${path} cannot be reached.`, { cause });
    });
    if (!response.ok) throw new SearchUnavailable(`${path} answers ${response.status}.`);
    const file: Part = await response.json().catch((cause: unknown) => {
      throw new SearchUnavailable(`${path} is not a file of the search index.`, { cause });
    });
    if (file.format === INDEX_FORMAT) return file;
    throw new SearchUnavailable(`The search index has format ${file.format}, not ${INDEX_FORMAT}.`);
  }
}

/** Runs the work at most once, unless it fails or is forgotten. */
function once<Result>(work: () => Promise<Result>) {
  let result: Promise<Result> | null = null;
  const forget = () => {
    result = null;
  };
  return {
    forget,
    get() {
      result ??= work().catch((error: unknown) => {
        forget();
        throw error;
      });
      return result;
    },
  };
}

interface Question {
  query: SearchQuery;
  indexes: Indexes;
  baseUrl: string;
  /** Another answer follows otherwise, so only a hit is returned that stays the first one. */
  isLast: boolean;
}

function answerQuery({ query, indexes, baseUrl, isLast }: Question): SearchAnswer {
  const read = readQuery(query.text, indexes);
  const ranked = withoutNamesakes(rankHits(read, indexes));
  const best = ranked[0]?.score ?? 0;
  const bestOfKind = new Map(ranked.toReversed().map((hit) => [kindOf(hit), hit.score]));
  const all = ranked.filter((hit) => {
    // The best hit of one kind can outweigh every hit of another, so strong hits are compared within their kind.
    const compared = hit.queryShare < WEAK_SHARE ? best : (bestOfKind.get(kindOf(hit)) ?? best);
    return hit.score >= compared * MIN_SCORE;
  });
  const counts = new Map<string, number>();
  for (const hit of all) counts.set(kindOf(hit), (counts.get(kindOf(hit)) ?? 0) + 1);
  const ofKind = query.kind ? all.filter((hit) => kindOf(hit) === query.kind) : all;
  const isSure =
    read.isPlain && best * CLEAR_LEAD >= (ranked[1]?.score ?? 0) && (ranked[0]?.queryShare ?? 0) > WEAK_SHARE;
  const shown = ofKind.slice(0, isLast ? query.limit : Number(isSure));
  return {
    hits: shown.map((hit) => toHit(hit, read, baseUrl)),
    total: ofKind.length,
    kinds: isLast ? [...counts].map(([kind, count]) => ({ kind, count })) : [],
    marked: [...new Set(shown.flatMap((hit) => [...hit.indexTerms]))],
    isWeak: ranked.slice(0, FIRST_HITS).every(({ queryShare }) => queryShare <= WEAK_SHARE),
    corrected: read.corrected,
    isComplete: indexes.isComplete,
  };
}

/** An entry with a page of its own, which is found as the entry. */
function isNamesake({ page, entry }: RankedHit): boolean {
  return entry?.name === page.title;
}

/** Of an entry and its own page, the entry is shown, where the first of the two ranks. */
function withoutNamesakes(hits: RankedHit[]): RankedHit[] {
  const namesakes = new Map(hits.filter(isNamesake).map((hit) => [hit.page, hit]));
  const seen = new Set<RankedHit>();
  return hits.flatMap((hit) => {
    const namesake = namesakes.get(hit.page);
    if (!namesake || (hit.entry && hit !== namesake)) return [hit];
    if (seen.has(namesake)) return [];
    seen.add(namesake);
    return [{ ...hit, entry: namesake.entry }];
  });
}

function kindOf({ page, entry }: RankedHit): string {
  return entry?.kind ?? (page.kind === "blog" ? "blog" : "docs");
}

function toHit(hit: RankedHit, { words, terms }: ReadQuery, baseUrl: string): SearchHit {
  const { page, entry, best } = hit;
  const decides = (match: RankedHit["best"]["text"], isEnough: (match: Match) => boolean) =>
    match && match.queryShare >= DECISIVE_SHARE && isEnough(match) ? match.place : null;
  const message = decides(
    best.messages,
    ({ words, documentShare }) => words.size > 1 || documentShare >= MIN_DOCUMENT_SHARE,
  );
  const wordsIn = (text: string) =>
    new Set(readWords(text).flatMap((word) => word.terms.flatMap((term) => terms.get(term) ?? [])));
  const inTitle = wordsIn(page.title).size;
  const isAboutPage = words <= BROAD_WORDS && inTitle * 2 >= words;
  const minShare = isAboutPage ? MIN_DOCUMENT_SHARE_BROAD : MIN_DOCUMENT_SHARE;
  const phrase = decides(best.phrases, ({ documentShare }) => documentShare >= minShare);
  const pageShare = (best.pages?.queryShare ?? 0) + (isAboutPage || words === 1 ? BROAD_QUERY_BONUS : 0);
  const isText = (best.text?.queryShare ?? 0) >= pageShare;
  const isSeen = inTitle > 0 || wordsIn(page.description).size > 0;
  const place =
    message ??
    phrase ??
    (isText ? best.text?.place : null) ??
    (isSeen ? null : (best.phrases?.place ?? best.text?.place));
  const section = sectionOf(page, place?.section ?? 0);
  const [id, heading] = isNamesake(hit) ? [null, null] : entry ? [entry.id, entry.name] : section;
  return {
    url: `${baseUrl}${page.route.slice(1)}${id === null ? "" : `#${id}`}`,
    kind: kindOf(hit),
    labels: page.labels,
    title: page.title,
    heading,
    question: (message ? null : place?.question) ?? null,
    excerpt: entry?.text ?? message?.message ?? page.description,
    hasPassage: !entry && page.kind !== "list",
    message: (!entry && message?.message) || null,
  };
}

/** Returns nulls for the page as a whole. */
function sectionOf({ sections }: IndexedPage, number: number): [id: string | null, heading: string | null] {
  const section = sections[number - 1];
  if (section === undefined) return [null, null];
  return typeof section === "string" ? [usualId(section), section] : [section[1], section[0]];
}
