import { randomUUID } from "node:crypto";
import { decodeResult, encodeResult, readResults, type StoredResult, writeResults } from "./memoFile.ts";

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
  /** The keys of what it knew at first. */
  keys: Iterable<string>;
  /** Some earlier result whose key begins with the prefix. */
  findBy(prefix: string): unknown;
  /** Keeps what this run used for the next one. */
  save(): Promise<void>;
  /** Keeps all that it knew, with new results in the place of others. */
  replace(replaced: ReadonlySet<string>, results: [key: string, value: unknown][]): Promise<void>;
}

/** A memo that forgets, each time it is renewed, what was not asked for since. */
export function createMemo(
  old: { get(key: string): unknown } = new Map<string, unknown>(),
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
  /** Picks the results to read where few are needed. */
  only?(key: string): boolean;
}

/** How much of the memo may be new or dead before all of it is written again, as a part of one. */
const WORN = 1 / 8;

/**
 * A memo that lasts from one build to the next. Most builds change a page or two: what is new then goes to a small
 * file beside the large one.
 */
export async function openMemo({ file, tool, read, only }: MemoFile): Promise<StoredMemo> {
  const more = `${file}.more`;
  const nothing = { id: "", results: new Map<string, StoredResult>() };
  const base = (read && readResults(file, tool, only)) || nothing;
  const added = (read && readResults(more, tool)) || nothing;
  const known = added.id === base.id ? new Map([...base.results, ...added.results]) : base.results;
  const memo = createMemo({
    get(key) {
      const stored = known.get(key);
      return stored && decodeResult(stored);
    },
  });
  return {
    remember: memo.remember,
    recall: memo.recall,
    made: memo.made,
    size: known.size,
    keys: known.keys(),
    findBy(prefix) {
      const stored = [...known].findLast(([key]) => key.startsWith(prefix))?.[1];
      return stored && decodeResult(stored);
    },
    async save() {
      const used = [...memo.used];
      const fresh = used.filter(([key]) => !base.results.has(key));
      const dead = base.results.size - (used.length - fresh.length);
      if (memo.made("") === 0 && dead <= base.results.size * WORN) return;
      if (fresh.length + dead <= base.results.size * WORN)
        return writeResults(more, { tool, id: base.id, results: stored(fresh) });
      await writeResults(file, { tool, id: randomUUID(), results: stored(used) });
    },
    async replace(replaced, results) {
      const earlier = added.id === base.id ? [...added.results] : [];
      const kept = earlier.filter(([key]) => !replaced.has(key));
      await writeResults(more, { tool, id: base.id, results: [...kept, ...stored(results)] });
    },
  };

  function* stored(results: [string, unknown][]): Generator<readonly [string, StoredResult]> {
    for (const [key, value] of results) yield [key, known.get(key) ?? encodeResult(value)];
  }
}
