import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { replaceFile } from "./replaceFile.ts";

/** Remembers results by a key that names their input, so that work is done once. */
export interface Memo {
  remember<Value>(key: string, make: () => Value | Promise<Value>): Promise<Value>;
  /** The same for work that is done at once. */
  recall<Value>(key: string, make: () => Value): Value;
  /** How many results had to be made whose key begins with the prefix. */
  made(prefix: string): number;
}

export interface StoredMemo extends Memo {
  /** How many results it knew at first. */
  size: number;
  /** Keeps what this run used for the next one. */
  save(): Promise<void>;
}

/** A memo that forgets, each time it is renewed, what was not asked for since. */
export function createMemo(
  old: ReadonlyMap<string, unknown> = new Map(),
): Memo & { used: Map<string, unknown> } {
  const used = new Map<string, unknown>();
  const made: string[] = [];
  return {
    used,
    async remember<Value>(key: string, make: () => Value | Promise<Value>): Promise<Value> {
      return keep(key, find<Value>(key) ?? (await make()));
    },
    recall<Value>(key: string, make: () => Value): Value {
      return keep(key, find<Value>(key) ?? make());
    },
    made: (prefix) => made.filter((key) => key.startsWith(prefix)).length,
  };

  function find<Value>(key: string): Value | undefined {
    const known = used.get(key) ?? old.get(key);
    if (known === undefined) made.push(key);
    return known as Value | undefined;
  }

  function keep<Value>(key: string, value: Value): Value {
    used.set(key, value);
    return value;
  }
}

export interface MemoFile {
  file: string;
  /** Identifies the code that makes the results; another one empties the memo. */
  tool: string;
  /** False starts from nothing. */
  read: boolean;
}

/** How much of the memo may be new or dead before all of it is written again, as a part of one. */
const WORN = 1 / 8;

/**
 * A memo that lasts from one build to the next. Most builds change a page or two: what is new then goes to a small
 * file beside the large one.
 */
export async function openMemo({ file, tool, read }: MemoFile): Promise<StoredMemo> {
  const more = `${file}.more`;
  const nothing = { id: "", results: new Map<string, unknown>() };
  const base = (read && readStored(file, tool)) || nothing;
  const added = (read && readStored(more, tool)) || nothing;
  const known = added.id === base.id ? new Map([...base.results, ...added.results]) : base.results;
  const memo = createMemo(known);
  return {
    remember: memo.remember,
    recall: memo.recall,
    made: memo.made,
    size: known.size,
    async save() {
      const fresh = new Map([...memo.used].filter(([key]) => !base.results.has(key)));
      const dead = base.results.size - (memo.used.size - fresh.size);
      if (memo.made("") === 0 && dead <= base.results.size * WORN) return;
      if (fresh.size + dead <= base.results.size * WORN)
        return writeStored(more, { tool, ...base, results: fresh });
      await writeStored(file, { tool, id: randomUUID(), results: memo.used });
    },
  };
}

/** `id` tells which large file a small one belongs to. */
interface StoredResults {
  tool: string;
  id: string;
  results: Map<string, unknown>;
}

/** A file that cannot be read holds nothing. */
function readStored(file: string, tool: string): StoredResults | null {
  try {
    const stored: StoredResults = deserialize(readFileSync(file));
    return stored.tool === tool ? stored : null;
  } catch {
    return null;
  }
}

function writeStored(file: string, stored: StoredResults): Promise<void> {
  return replaceFile(file, serialize(stored));
}
