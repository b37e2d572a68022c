import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";

/** Remembers results by a key that names their input, so that work is done once. */
export interface Memo {
  remember<Value>(key: string, make: () => Value | Promise<Value>): Promise<Value>;
  /** How many results had to be made whose key begins with the prefix. */
  made(prefix: string): number;
}

export interface StoredMemo extends Memo {
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
      const known = used.get(key) ?? old.get(key);
      if (known === undefined) made.push(key);
      const value = known === undefined ? await make() : (known as Value);
      used.set(key, value);
      return value;
    },
    made: (prefix) => made.filter((key) => key.startsWith(prefix)).length,
  };
}

interface MemoFile {
  file: string;
  /** Identifies the code that makes the results; another one empties the memo. */
  tool: string;
  /** False starts from nothing. */
  read: boolean;
}

/** A memo that lasts from one build to the next. */
export async function openMemo({ file, tool, read }: MemoFile): Promise<StoredMemo> {
  const old = read ? await readResults(file, tool) : new Map<string, unknown>();
  const memo = createMemo(old);
  return {
    remember: memo.remember,
    made: memo.made,
    async save() {
      if (memo.made("") === 0 && memo.used.size === old.size) return;
      await mkdir(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}`;
      await writeFile(temporary, serialize({ tool, results: memo.used }));
      await rename(temporary, file);
    },
  };
}

/** A file that cannot be read is an empty memo. */
async function readResults(file: string, tool: string): Promise<Map<string, unknown>> {
  try {
    const stored: { tool: string; results: Map<string, unknown> } = deserialize(await readFile(file));
    return stored.tool === tool ? stored.results : new Map();
  } catch {
    return new Map();
  }
}
