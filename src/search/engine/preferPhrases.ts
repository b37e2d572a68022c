import type { MarkedToken } from "./markMatches.ts";
import type { RankedPage } from "./rankRecords.ts";
import type { Option } from "./readQuery.ts";

/** A record as tokens, in the order they are read. */
export interface RecordTokens {
  heading: MarkedToken[];
  text: MarkedToken[];
}

export type ReadRecord = (ranked: RankedPage, record: number) => Promise<RecordTokens>;

/** How many pages are looked at: little more than are shown, because their text is fetched. */
const PAGES = 12;
const RECORDS = 3;
/** Words this close stand together. */
const WITHIN = 3;
const BONUS = 0.7;
/** Neighbouring parts of a key were typed. */
const KEY_BONUS = 1.5;
/** Synonyms and corrections are no phrases. */
const AS_TYPED = 0.75;

/** Moves records up in which the words stand together as they were typed: error texts, names of several words. */
export async function preferPhrases(
  pages: RankedPage[],
  options: Option[],
  { ideas, read }: { ideas: number; read: ReadRecord },
): Promise<RankedPage[]> {
  if (ideas < 2) return pages;
  const byIdea = Array.from({ length: ideas }, (_, at) => termsOfIdea(options, at));
  const first = await Promise.all(pages.slice(0, PAGES).map(reorder));
  return [...first.sort((left, right) => right.score - left.score), ...pages.slice(PAGES)];

  async function reorder(ranked: RankedPage): Promise<RankedPage> {
    const bonuses = await Promise.all(
      ranked.records.slice(0, RECORDS).map((record) => bonusOf(ranked, record)),
    );
    const scored = ranked.records.map((record, at) => ({
      record,
      score: (ranked.scores[at] ?? 0) * (1 + (bonuses[at] ?? 0)),
    }));
    scored.sort((left, right) => right.score - left.score);
    return {
      ...ranked,
      records: scored.map(({ record }) => record),
      scores: scored.map(({ score }) => score),
      score: ranked.score * ((scored[0]?.score ?? 0) / (ranked.scores[0] || 1)),
    };
  }

  async function bonusOf(ranked: RankedPage, record: number): Promise<number> {
    const { heading, text } = await read(ranked, record);
    const [name] = heading;
    const isKey = ranked.page.origin === "entry" && heading.length === 1 && name && isPartOf(name, byIdea);
    return BONUS * togetherness([...heading, ...text], byIdea) + (isKey ? KEY_BONUS : 0);
  }
}

function termsOfIdea(options: Option[], idea: number): Set<string> {
  return new Set(
    options.flatMap(({ from, to, terms, weight }) =>
      from <= idea && idea <= to && weight >= AS_TYPED ? terms : [],
    ),
  );
}

/** True for `strategy route` in `queue.strategy.route`. */
function isPartOf({ terms: parts }: MarkedToken, byIdea: Set<string>[]): boolean {
  return parts.some((_, from) => byIdea.every((terms, at) => terms.has(parts[from + at] ?? "")));
}

/** The share of neighbours in the query that are neighbours in the text as well. */
function togetherness(tokens: MarkedToken[], byIdea: Set<string>[]): number {
  const places = byIdea.map((terms) =>
    tokens.flatMap((token, at) => (token.terms.some((term) => terms.has(term)) ? [at] : [])),
  );
  let pairs = 0;
  for (let at = 0; at + 1 < places.length; at++) {
    const [left = [], right = []] = [places[at], places[at + 1]];
    if (left.some((one) => right.some((other) => other >= one && other - one <= WITHIN))) pairs++;
  }
  return pairs / (places.length - 1);
}
