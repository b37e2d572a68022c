import { type MarkedToken, oncePerSpelling } from "./markMatches.ts";
import { NEARLY } from "./orderHits.ts";
import type { RankedPage } from "./rankRecords.ts";
import type { Option } from "./readQuery.ts";

/** A record as tokens, in the order they are read. */
export interface RecordTokens {
  heading: MarkedToken[];
  text: MarkedToken[];
}

export type ReadRecord = (ranked: RankedPage, record: number) => Promise<RecordTokens>;

/** How many pages are looked at: as many as the dialog shows, because their text is fetched. */
const PAGES = 5;
const RECORDS = 2;
/** Words this close stand together. */
const WITHIN = 3;
const BONUS = 0.9;
/** Neighbouring parts of a key were typed. */
const KEY_BONUS = 1.5;
/** Synonyms and corrections are no phrases. */
const AS_TYPED = 0.75;

/** Moves records up in which the words stand together as they were typed: error texts, names of several words. */
export async function preferPhrases(
  pages: RankedPage[],
  options: Option[],
  { ideas, read, spellings }: { ideas: number; read: ReadRecord; spellings(): number },
): Promise<RankedPage[]> {
  if (ideas < 2) return pages;
  const byIdea = Array.from({ length: ideas }, (_, at) => termsOfIdea(options, at));
  const bitsOf = bitsByTerm(byIdea);
  const ideasOf = oncePerSpelling(spellings(), (terms) =>
    terms.reduce((bits, term) => bits | (bitsOf.get(term) ?? 0), 0),
  );
  const first = await Promise.all(pages.slice(0, PAGES).map(reorder));
  return [...first.sort((left, right) => right.score - left.score), ...pages.slice(PAGES)];

  async function reorder(ranked: RankedPage): Promise<RankedPage> {
    const most = 1 + BONUS + (ranked.page.origin === "entry" ? KEY_BONUS : 0);
    const least = ((ranked.scores[0] ?? 0) * NEARLY) / most;
    // What no bonus can bring beside the best record need not be cut into words.
    const near = ranked.records.slice(0, RECORDS).filter((_, at) => (ranked.scores[at] ?? 0) >= least);
    const bonuses = await Promise.all(near.map((record) => bonusOf(ranked, record)));
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
    return BONUS * togetherness([heading, text], ideas, ideasOf) + (isKey ? KEY_BONUS : 0);
  }
}

function termsOfIdea(options: Option[], idea: number): Set<string> {
  return new Set(
    options.flatMap(({ from, to, terms, weight }) =>
      from <= idea && idea <= to && weight >= AS_TYPED ? terms : [],
    ),
  );
}

/** The ideas a term stands for, a bit for each. */
function bitsByTerm(byIdea: Set<string>[]): Map<string, number> {
  const bits = new Map<string, number>();
  for (const [idea, terms] of byIdea.entries()) {
    for (const term of terms) bits.set(term, (bits.get(term) ?? 0) | (1 << idea));
  }
  return bits;
}

/** True for `strategy route` in `queue.strategy.route`. */
function isPartOf({ terms: parts }: MarkedToken, byIdea: Set<string>[]): boolean {
  return parts.some((_, from) => byIdea.every((terms, at) => terms.has(parts[from + at] ?? "")));
}

/** The share of neighbours in the query that are neighbours in the text as well. */
function togetherness(
  tokens: MarkedToken[][],
  ideas: number,
  ideasOf: (token: MarkedToken) => number,
): number {
  let pairs = 0;
  for (const part of tokens) {
    // Where each idea was met last, going through the text once.
    const last = new Array<number>(ideas).fill(Number.NEGATIVE_INFINITY);
    for (const [at, token] of part.entries()) {
      const bits = ideasOf(token);
      for (let idea = 0; bits >> idea !== 0; idea++) {
        if ((bits & (1 << idea)) === 0) continue;
        last[idea] = at;
        if (idea > 0 && at - (last[idea - 1] ?? 0) <= WITHIN) pairs |= 1 << idea;
      }
    }
  }
  let count = 0;
  for (let rest = pairs; rest !== 0; rest &= rest - 1) count++;
  return count / (ideas - 1);
}
