import { existsSync, readFileSync, renameSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Remember, RememberSync } from "../content/remember.ts";

/** The cache that persists between builds. */
export interface Cache {
  /** Whether nothing was read. */
  isEmpty: boolean;
  remember: Remember;
  rememberSync: RememberSync;
  /** The number of pages that were compiled. */
  countNewPages(): number;
  /** Returns the record of the last build into a folder. */
  output(out: string): OutputRecord;
  /** Saves new values along with all existing ones, for commands that write no site. */
  saveValues(): Promise<void>;
  /** Saves the values that this build used, and the files it wrote. */
  save(out: string, written: OutputRecord): Promise<void>;
}

/** The files of an output folder by path, with size and modification time as written. `key` is a hash of all that makes them. */
export type OutputRecord = Record<string, { key: string; size: number; modified: number }>;

/** The first line of the cache. Of each value, a line with name and key follows, and one with the value. */
interface CacheHead {
  /** Identifies the code that wrote it, and so its format; a cache of other code is discarded. */
  codeHash: string;
  outputs: Record<string, OutputRecord>;
}

interface Entry {
  key: string;
  value?: unknown;
  /** Its lines, if it was read: parsed when it is wanted, and saved as they are. */
  lines?: Buffer;
}

interface CacheOptions {
  folder: string;
  codeHash: string;
  /** False starts with an empty cache. */
  read: boolean;
  print(line: string): void;
}

/** Opens the cache, a single file of lines of JSON with one value for each name. */
export function openCache({ folder, codeHash, read, print }: CacheOptions): Cache {
  const file = join(folder, "cache.json");
  const saved = read ? readCache(file, codeHash, print) : null;
  const outputs = saved?.outputs ?? {};
  const values = saved?.values ?? new Map<string, Entry>();
  const used = new Set<string>();
  let newPages = 0;
  const find = <Value>(name: string, key: string) => {
    used.add(name);
    const entry = values.get(name);
    if (entry?.key !== key) return null;
    try {
      entry.value ??= entry.lines && parseLine(entry.lines, endOfLine(entry.lines, 0));
      return { value: entry.value as Value };
    } catch {
      // The line is damaged.
      return null;
    }
  };
  const keep = <Value>(name: string, key: string, value: Value) => {
    if (name.startsWith("page ")) newPages += 1;
    values.set(name, { key, value });
    return { value };
  };
  const remember: Remember = async (name, key, make) =>
    (find<Awaited<ReturnType<typeof make>>>(name, key) ?? keep(name, key, await make())).value;
  const rememberSync: RememberSync = (name, key, make) =>
    (find<ReturnType<typeof make>>(name, key) ?? keep(name, key, make())).value;
  return {
    isEmpty: saved === null,
    remember,
    rememberSync,
    countNewPages: () => newPages,
    output: (out) => outputs[out] ?? {},
    saveValues: () => write(outputs),
    save(out, written) {
      const others = Object.entries(outputs).filter(([other]) => other !== out && existsSync(other));
      const kept = { ...Object.fromEntries(others), [out]: written };
      for (const name of values.keys()) if (!used.has(name)) values.delete(name);
      return write(kept);
    },
  };

  function write(allOutputs: CacheHead["outputs"]): Promise<void> {
    return replaceFile(file, toLines({ codeHash, outputs: allOutputs }, values));
  }
}

/** Returns the cache's `codeHash` key: the generator's code, that of the extensions, and the Node version. */
export function withExtensionCode(codeHash: string, extensions: string): string {
  return `${codeHash} ${extensions} ${process.version}`;
}

/** Reads the cache; null if there is none or it was written by other code. */
function readCache(file: string, codeHash: string, print: (line: string) => void) {
  if (!existsSync(file)) return null;
  try {
    const bytes = readFileSync(file);
    let start = endOfLine(bytes, 0);
    const head = parseLine<CacheHead>(bytes, 0, start);
    if (head.codeHash !== codeHash) return null;
    const values = new Map<string, Entry>();
    while (start < bytes.length) {
      const valueStart = endOfLine(bytes, start);
      const [name, key] = parseLine<[string, string]>(bytes, start, valueStart);
      const end = endOfLine(bytes, valueStart);
      values.set(name, { key, lines: bytes.subarray(start, end) });
      start = end;
    }
    return { outputs: head.outputs, values };
  } catch {
    renameSync(file, `${file}.damaged`);
    print(`  The cache was damaged and is now ${file}.damaged; everything is built again.`);
    return null;
  }
}

/** Returns where the next line starts. */
function endOfLine(bytes: Buffer, start: number): number {
  const at = bytes.indexOf("\n", start);
  return at < 0 ? bytes.length : at + 1;
}

function parseLine<Value>(bytes: Buffer, start: number, end = bytes.length): Value {
  return JSON.parse(bytes.toString("utf8", start, end));
}

/** In parts: as one text it would raise the peak memory of a build by a tenth. */
function* toLines(head: CacheHead, values: Map<string, Entry>): Generator<string | Buffer> {
  yield `${JSON.stringify(head)}\n`;
  for (const [name, { key, lines, value = null }] of values)
    yield lines ?? `${JSON.stringify([name, key])}\n${JSON.stringify(value)}\n`;
}

/** Writes a file atomically. */
async function replaceFile(file: string, content: Iterable<string | Buffer>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
