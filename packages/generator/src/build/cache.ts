import { existsSync, readFileSync, renameSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Remember } from "../content/remember.ts";

export type Cache = ReturnType<typeof openCache>;

/** The files of an output folder by path, with size and modification time as written. `key` is a hash of all that makes them. */
export type OutputRecord = Record<string, { key: string; size: number; modified: number }>;

interface CacheFile {
  /** Identifies the code that wrote it, and so its format; a cache of other code is discarded. */
  codeHash: string;
  outputs: Record<string, OutputRecord>;
  values: Record<string, { key: string; value?: unknown }>;
}

interface CacheOptions {
  folder: string;
  codeHash: string;
  /** False starts with an empty cache. */
  read: boolean;
  print(line: string): void;
}

/** Opens the cache that persists between builds, a single JSON file with one value for each name. */
export function openCache({ folder, codeHash, read, print }: CacheOptions) {
  const file = join(folder, "cache.json");
  const saved = read ? readCache(file, codeHash, print) : null;
  const outputs = saved?.outputs ?? {};
  const values = new Map(Object.entries(saved?.values ?? {}));
  const used = new Set<string>();
  let newPages = 0;
  const remember: Remember = async <Value>(name: string, key: string, make: () => Value | Promise<Value>) => {
    used.add(name);
    const entry = values.get(name);
    if (entry?.key === key) return entry.value as Value;
    if (name.startsWith("page ")) newPages += 1;
    const value = await make();
    values.set(name, { key, value });
    return value;
  };
  return {
    isEmpty: saved === null,
    remember,
    /** The number of pages that were compiled. */
    countNewPages: () => newPages,
    /** Returns the record of the last build into a folder. */
    output: (out: string): OutputRecord => outputs[out] ?? {},
    /** Saves new values along with all existing ones, for commands that write no site. */
    saveValues: () => write(outputs),
    /** Saves the values that this build used, and the files it wrote. */
    save(out: string, written: OutputRecord): Promise<void> {
      const others = Object.entries(outputs).filter(([other]) => other !== out && existsSync(other));
      const kept = { ...Object.fromEntries(others), [out]: written };
      for (const name of values.keys()) if (!used.has(name)) values.delete(name);
      return write(kept);
    },
  };

  function write(allOutputs: CacheFile["outputs"]): Promise<void> {
    return replaceFile(file, toJson({ codeHash, outputs: allOutputs }, values));
  }
}

/** Returns the cache's `codeHash` key: the generator's code, that of the extensions, and the Node version. */
export function withExtensionCode(codeHash: string, extensions: string): string {
  return `${codeHash} ${extensions} ${process.version}`;
}

/** Reads the cache; null if there is none or it was written by other code. */
function readCache(file: string, codeHash: string, print: (line: string) => void): CacheFile | null {
  if (!existsSync(file)) return null;
  try {
    const cache = JSON.parse(readFileSync(file, "utf8")) as CacheFile;
    return cache.codeHash === codeHash ? cache : null;
  } catch {
    renameSync(file, `${file}.damaged`);
    print(`  The cache was damaged and is now ${file}.damaged; everything is built again.`);
    return null;
  }
}

/** Returns the JSON in parts: as one text it would raise the peak memory of a build by a tenth. */
function* toJson(others: Omit<CacheFile, "values">, values: Map<string, unknown>): Generator<string> {
  yield `${JSON.stringify(others).slice(0, -1)},"values":{`;
  let separator = "";
  for (const [name, value] of values) {
    yield `${separator}${JSON.stringify(name)}:${JSON.stringify(value)}`;
    separator = ",";
  }
  yield "}}";
}

/** Writes a file atomically. */
async function replaceFile(file: string, content: Iterable<string>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
