import { INDEX_FORMAT, type IndexShard, NO_WORD } from "../indexFormat.ts";
import { packNumbers } from "../packNumbers.ts";
import type { Posting } from "./postTerms.ts";

/** Small enough that a word costs little, large enough that files stay few. */
const SHARD_SIZE = 4_000;

interface OpenShard {
  first: string;
  terms: string[];
  gaps: string[];
  weights: string[];
}

/** Terms in order, cut into files of about one size whatever the size of the site. */
export function cutShards(terms: Map<string, Posting>): { first: string; shard: IndexShard }[] {
  const shards: OpenShard[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const term of [...terms.keys()].sort()) {
    const posting = terms.get(term);
    if (!posting) continue;
    const words = [...posting.words].sort();
    const isPlain = words.length === 1 && words[0] === term;
    const line = [
      term,
      ...(isPlain ? [] : words.length === 0 ? [NO_WORD] : words.map((word) => formOf(term, word))),
    ].join(" ");
    const gaps = packNumbers(
      posting.records.map((record, at) => record - (posting.records[at - 1] ?? -1) - 1),
    );
    if (size > SHARD_SIZE) {
      shards.push({ first: term, terms: [], gaps: [], weights: [] });
      size = 0;
    }
    const shard = shards.at(-1);
    shard?.terms.push(line);
    shard?.gaps.push(gaps);
    shard?.weights.push(posting.weights);
    size += line.length + gaps.length + posting.weights.length + 9;
  }
  return shards.map(({ first, terms: lines, gaps, weights }) => ({
    first,
    shard: {
      format: INDEX_FORMAT,
      terms: lines.join(","),
      gaps: gaps.join(" "),
      weights: weights.join(""),
    },
  }));
}

/** A word as its stem's ending: `policy` is `1y` after `polici`, `policies` is `es`, the stem itself is `0`. */
function formOf(term: string, word: string): string {
  let shared = 0;
  while (shared < term.length && term[shared] === word[shared]) shared++;
  const cut = term.length - shared;
  return `${cut > 0 ? cut : ""}${word.slice(shared)}` || "0";
}
