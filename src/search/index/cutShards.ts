import { INDEX_FORMAT, type IndexShard, NO_WORD } from "../indexFormat.ts";
import type { TermRow } from "./termRows.ts";

/** Small enough that a word costs little, large enough that files stay few. */
const SHARD_SIZE = 4_000;

interface OpenShard {
  first: string;
  terms: string[];
  gaps: string[];
  weights: string[];
}

/** Terms in order, cut into files of about one size whatever the size of the site. */
export function cutShards(rows: TermRow[]): { first: string; shard: IndexShard }[] {
  const shards: OpenShard[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { term, words, gaps, weights } of rows) {
    const isPlain = words.length === 1 && words[0] === term;
    const line = [
      term,
      ...(isPlain ? [] : words.length === 0 ? [NO_WORD] : words.map((word) => formOf(term, word))),
    ].join(" ");
    if (size > SHARD_SIZE) {
      shards.push({ first: term, terms: [], gaps: [], weights: [] });
      size = 0;
    }
    const shard = shards.at(-1);
    shard?.terms.push(line);
    shard?.gaps.push(gaps);
    shard?.weights.push(weights);
    size += line.length + gaps.length + weights.length + 9;
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
