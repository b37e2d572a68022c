import { INDEX_FORMAT, type IndexShard, NO_WORD } from "../indexFormat.ts";
import { type TermRow, writeRows } from "./termRows.ts";

/** Small enough that a word costs little, large enough that files stay few. */
const SHARD_SIZE = 4_000;

/** A file of terms. */
export interface TermShard {
  first: string;
  /** The file's content, and its name. */
  text: string;
  input: string;
  /** The same as rows, to be changed. */
  rows: string;
}

export interface CutterOptions {
  hash(text: string): string;
  /** When a file is full. */
  shardSize?: number;
}

/** Cuts terms, which come in order, into files of about one size whatever the size of the site. */
export function createShardCutter({ hash, shardSize = SHARD_SIZE }: CutterOptions) {
  const shards: TermShard[] = [];
  let open: TermRow[] = [];
  let lines: string[] = [];
  let size = Number.POSITIVE_INFINITY;
  return { isBetween, add, addWhole, end };

  /** True when the next term begins a file. */
  function isBetween(): boolean {
    return size > shardSize;
  }

  function add(row: TermRow) {
    if (isBetween()) {
      close();
      size = 0;
    }
    const line = lineOf(row);
    open.push(row);
    lines.push(line);
    size += line.length + row.gaps.length + row.weights.length + 9;
  }

  /** A file as it was cut before; only between files. */
  function addWhole(shard: TermShard) {
    close();
    shards.push(shard);
    size = Number.POSITIVE_INFINITY;
  }

  function end(): TermShard[] {
    close();
    return shards;
  }

  function close() {
    const [rows, first] = [open, open[0]?.term];
    if (first === undefined) return;
    const shard: IndexShard = {
      format: INDEX_FORMAT,
      terms: lines.join(","),
      gaps: rows.map(({ gaps }) => gaps).join(" "),
      weights: rows.map(({ weights }) => weights).join(""),
    };
    const text = JSON.stringify(shard);
    shards.push({
      first,
      text,
      input: hash(text),
      get rows() {
        return writeRows(rows);
      },
    });
    open = [];
    lines = [];
  }
}

function lineOf({ term, words }: TermRow): string {
  const isPlain = words.length === 1 && words[0] === term;
  if (isPlain) return term;
  return [term, ...(words.length === 0 ? [NO_WORD] : words.map((word) => formOf(term, word)))].join(" ");
}

/** A word as its stem's ending: `policy` is `1y` after `polici`, `policies` is `es`, the stem itself is `0`. */
function formOf(term: string, word: string): string {
  let shared = 0;
  while (shared < term.length && term[shared] === word[shared]) shared++;
  const cut = term.length - shared;
  return `${cut > 0 ? cut : ""}${word.slice(shared)}` || "0";
}
