import { type IndexManifest, type IndexShard, NO_WORD } from "../indexFormat.ts";
import { countNumbers, digitValue, unpackNumbers } from "../packNumbers.ts";
import { LEVEL_WEIGHTS } from "../weights.ts";
import type { IndexFiles } from "./indexFiles.ts";

export interface TermPosting {
  records: number[];
  weights: number[];
}

/** The terms of the index; shards are fetched as queries need them. */
export interface TermStore {
  /** Fetches what is needed to ask about these terms and about words that begin so. */
  load(terms: Iterable<string>, prefixes?: Iterable<string>): Promise<void>;
  /** Undefined where no record has the term. */
  find(term: string): TermPosting | undefined;
  /** Terms of which some form begins so, with the length of the shortest such form. */
  startingWith(prefix: string): { term: string; length: number }[];
}

interface LoadedShard {
  lines: string[];
  stems: string[];
  at: Map<string, number>;
  /** Gaps of each term, packed; where its weights begin, and the weights of all. */
  gaps: string[];
  starts: number[];
  weights: string;
  decoded: Map<string, TermPosting>;
}

/** A short prefix would need most of the index. */
const MOST_SHARDS = 3;

export function openTermStore({ shards }: IndexManifest, files: IndexFiles): TermStore {
  const loaded = new Map<number, LoadedShard>();

  function shardOf(term: string): number {
    let [low, high] = [0, shards.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((shards[middle]?.[0] ?? "") <= term) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function shardsOf(prefix: string): number[] {
    const [first, last] = [shardOf(prefix), shardOf(`${prefix}\uffff`)];
    return Array.from({ length: Math.min(MOST_SHARDS, last - first + 1) }, (_, at) => first + at);
  }

  async function loadShard(number: number) {
    const name = shards[number]?.[1];
    if (name === undefined || loaded.has(number)) return;
    loaded.set(number, openShard(await files.shard(name)));
  }

  return {
    async load(terms, prefixes = []) {
      const wanted = [...[...terms].map(shardOf), ...[...prefixes].flatMap(shardsOf)];
      await Promise.all([...new Set(wanted)].map(loadShard));
    },
    find(term) {
      const shard = loaded.get(shardOf(term));
      const at = shard?.at.get(term);
      if (!shard || at === undefined) return undefined;
      const known = shard.decoded.get(term) ?? decode(shard, at);
      shard.decoded.set(term, known);
      return known;
    },
    startingWith(prefix) {
      const found = new Map<string, number>();
      // A stem can be shorter than what was typed of its word, and stand in the shard before.
      const near = new Set([shardOf(prefix.slice(0, 3)), shardOf(prefix) - 1, ...shardsOf(prefix)]);
      for (const number of near) {
        const { lines, stems } = loaded.get(number) ?? { lines: [], stems: [] };
        stems.forEach((term, at) => {
          if (!sharesStart(term, prefix)) return;
          const lengths = formsOf(lines[at] ?? term).flatMap((form) =>
            form.startsWith(prefix) ? form.length : [],
          );
          if (lengths.length > 0) found.set(term, Math.min(...lengths));
        });
      }
      return [...found].map(([term, length]) => ({ term, length }));
    },
  };
}

function openShard({ terms, gaps: packed, weights }: IndexShard): LoadedShard {
  const lines = terms.split(",");
  const stems = lines.map((line) => line.split(" ", 1)[0] ?? "");
  const gaps = packed.split(" ");
  const starts: number[] = [];
  let records = 0;
  for (const list of gaps) {
    starts.push(records);
    records += countNumbers(list);
  }
  const at = new Map(stems.map((term, number) => [term, number]));
  return { lines, stems, at, gaps, starts, weights, decoded: new Map() };
}

function sharesStart(term: string, prefix: string): boolean {
  const length = Math.min(prefix.length, 3, term.length);
  return term.slice(0, length) === prefix.slice(0, length);
}

/** `polici 1y es` are the words `policy` and `policies`; a line of one word is that word. */
function formsOf(line: string): string[] {
  const [term = "", ...endings] = line.split(" ");
  if (endings[0] === NO_WORD) return [];
  const forms = endings.map((ending) => {
    const cut = /^\d*/.exec(ending)?.[0] ?? "";
    return term.slice(0, term.length - Number(cut)) + ending.slice(cut.length);
  });
  return endings.length > 0 ? forms : [term];
}

function decode({ gaps, starts, weights }: LoadedShard, at: number): TermPosting {
  let record = -1;
  const records = unpackNumbers(gaps[at] ?? "").map((gap) => {
    record += gap + 1;
    return record;
  });
  const start = starts[at] ?? 0;
  return {
    records,
    weights: records.map((_, index) => LEVEL_WEIGHTS[digitValue(weights, start + index)] ?? 0),
  };
}
