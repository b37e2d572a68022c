import { existsSync, readFileSync, renameSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { leftovers } from "./leftovers.ts";

export type Cache = ReturnType<typeof openCache>;

const outputRecordSchema = z.record(
  z.string(),
  z.strictObject({
    /** Hash of everything the file is generated from. */
    key: z.string(),
    size: z.number(),
    modified: z.number(),
  }),
);

/** The files of an output folder by path, with size and modification time as written. */
export type OutputRecord = z.output<typeof outputRecordSchema>;

const cacheFileSchema = z.strictObject({
  /** Identifies the code that computed the values; a cache of other code is discarded. */
  tool: z.string(),
  outputs: z.record(z.string(), outputRecordSchema),
  values: z.record(z.string(), z.unknown()),
});

type CacheFile = z.output<typeof cacheFileSchema>;

interface CacheOptions {
  folder: string;
  tool: string;
  /** False starts with an empty cache. */
  read: boolean;
  print(line: string): void;
}

/** Opens the cache that persists between builds, a single JSON file. */
export function openCache({ folder, tool, read, print }: CacheOptions) {
  const file = join(folder, "cache.json");
  const known = read ? readCache(file, tool, print) : null;
  const { outputs, values }: Omit<CacheFile, "tool"> = known ?? { outputs: {}, values: {} };
  const used = new Map<string, unknown>();
  const made: string[] = [];
  return {
    isEmpty: known === null,
    /**
     * Returns the cached value, or computes and caches it. The key must cover all inputs of the value, unless `isValid`
     * can decide whether a cached one is stale.
     */
    async remember<Value>(
      key: string,
      make: () => Value | Promise<Value>,
      isValid: (value: Value) => boolean = () => true,
    ): Promise<Value> {
      const found = (used.get(key) ?? values[key]) as Value | undefined;
      const isKnown = found !== undefined && isValid(found);
      if (!isKnown) made.push(key);
      const value = isKnown ? found : await make();
      used.set(key, value);
      return value;
    },
    /** Counts the cache misses among keys with the prefix. */
    countMade: (prefix: string) => made.filter((key) => key.startsWith(prefix)).length,
    /** Returns the record of the last build into a folder. */
    output: (out: string): OutputRecord => outputs[out] ?? {},
    /** Saves new values along with all existing ones, for commands that write no site. */
    saveValues: () => write(outputs, { ...values, ...Object.fromEntries(used) }),
    /** Saves the values that this build used, and the files it wrote. */
    save(out: string, written: OutputRecord): Promise<void> {
      const others = Object.entries(outputs).filter(([other]) => other !== out && existsSync(other));
      const kept = { ...Object.fromEntries(others), [out]: written };
      return write(kept, Object.fromEntries(used));
    },
  };

  function write(allOutputs: CacheFile["outputs"], allValues: CacheFile["values"]): Promise<void> {
    return replaceFile(file, toJson({ tool, outputs: allOutputs, values: allValues }));
  }
}

/** Returns the cache's `tool` key: the generator's code, the configuration with its extensions, and the Node version. */
export function cacheTool(tool: string, config: string): string {
  return `${tool} ${config} ${process.version}`;
}

/** Reads the cache; null if there is none or it was written by other code. */
function readCache(file: string, tool: string, print: (line: string) => void): CacheFile | null {
  if (!existsSync(file)) return null;
  try {
    const parsed = cacheFileSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    return parsed.tool === tool ? parsed : null;
  } catch {
    renameSync(file, `${file}.damaged`);
    print(`  The cache was damaged and is now ${file}.damaged; everything is built again.`);
    return null;
  }
}

/** Returns the JSON in parts: as one text it would raise the peak memory of a build by a tenth. */
function* toJson({ values, ...others }: CacheFile): Generator<string> {
  yield `${JSON.stringify(others).slice(0, -1)},"values":{`;
  let separator = "";
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    yield `${separator}${JSON.stringify(key)}:${JSON.stringify(value)}`;
    separator = ",";
  }
  yield "}}";
}

/** Writes a file atomically, and removes the temporary files of killed builds. */
async function replaceFile(file: string, content: Iterable<string>): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } finally {
    const isTemporary = new RegExp(`^${basename(file).replaceAll(".", "\\.")}\\.(\\d+)$`);
    for (const left of leftovers(folder, isTemporary)) await rm(left, { force: true });
  }
}
