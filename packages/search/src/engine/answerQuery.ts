import type { IndexedPage } from "../indexFormat.ts";
import { usualId } from "../indexFormat.ts";
import type { SearchAnswer, SearchHit, SearchQuery } from "../search.ts";
import type { Indexes } from "./openIndexes.ts";
import { type RankedHit, rankHits } from "./rankHits.ts";
import { readQuery } from "./readQuery.ts";

/** Hits below this share of the best one's score only share a common word with the query. */
const WORTH_SHOWING = 0.08;
/** A query of which less is met has no answer here, only neighbors. */
const WEAK = 0.5;
/** A phrase or a message that meets so much of a query says where its answer is. */
const TELLING = 0.6;

/** Answers a query from what is open. */
export function answerQuery(query: SearchQuery, indexes: Indexes, baseUrl: string): SearchAnswer {
  const ranked = rankHits(readQuery(query.text, indexes.known), indexes);
  const best = ranked[0]?.score ?? 0;
  const all = ranked.filter(({ score }) => score >= best * WORTH_SHOWING);
  const counts = new Map<string, number>();
  for (const hit of all) counts.set(kindOf(hit, indexes), (counts.get(kindOf(hit, indexes)) ?? 0) + 1);
  const found = query.kind ? all.filter((hit) => kindOf(hit, indexes) === query.kind) : all;
  const shown = found.slice(0, query.limit);
  return {
    hits: shown.map((hit) => toHit(hit, indexes, baseUrl)),
    total: found.length,
    kinds: [...counts].map(([kind, count]) => ({ kind, count })),
    marked: [...new Set(shown.flatMap((hit) => [...hit.found]))],
    isWeak: (ranked[0]?.met ?? 0) < WEAK,
    isComplete: indexes.rest !== null,
  };
}

function kindOf({ page, entry }: RankedHit, { file, rest }: Indexes): string {
  if (entry !== null) return rest?.kinds[rest.entries[entry]?.[2] ?? 0] ?? "";
  return file.pages[page]?.kind === "blog" ? "blog" : "docs";
}

function toHit(hit: RankedHit, indexes: Indexes, baseUrl: string): SearchHit {
  const { file, rest, phrases } = indexes;
  const page = file.pages[hit.page];
  if (!page) throw new Error(`The search index has no page ${hit.page}.`);
  const about = { kind: kindOf(hit, indexes), labels: file.labels[page.in] ?? [], title: page.title };
  const address = baseUrl + page.route.slice(1);
  const entry = hit.entry === null ? null : rest?.entries[hit.entry];
  if (entry) {
    const [, id, , name, text] = entry;
    return {
      ...about,
      url: `${address}#${id}`,
      heading: name,
      question: null,
      excerpt: text,
      hasPassage: false,
    };
  }
  const message = hit.message && hit.message.met >= TELLING ? rest?.messages[hit.message.id] : undefined;
  const phrase = hit.phrase && hit.phrase.met >= TELLING ? phrases.places[hit.phrase.id] : undefined;
  const [id, heading] = sectionOf(page, message?.[1] ?? phrase?.section ?? hit.section ?? 0);
  const question = phrase?.question == null || message ? undefined : page.questions[phrase.question];
  return {
    ...about,
    url: id === null ? address : `${address}#${id}`,
    heading,
    question: question?.[0] ?? null,
    excerpt: message?.[2] ?? page.description,
    hasPassage: !message && page.kind !== "list",
  };
}

/** Nulls for the page as a whole. */
function sectionOf({ sections }: IndexedPage, number: number): [id: string | null, heading: string | null] {
  const section = sections[number - 1];
  if (section === undefined) return [null, null];
  return typeof section === "string" ? [usualId(section), section] : [section[1], section[0]];
}
