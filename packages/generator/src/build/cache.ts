import { existsSync, readFileSync, renameSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { leftovers } from "./leftovers.ts";

export type Cache = ReturnType<typeof openCache>;

const outputRecordSchema = z.record(
  z.string(),
  z.strictObject({
    /** Names all that the file was made of. */
    key: z.string(),
    size: z.number(),
    modified: z.number(),
  }),
);

/** Files by path: what they were made of, and how they looked when they were written. */
export type OutputRecord = z.output<typeof outputRecordSchema>;

const cacheFileSchema = z.strictObject({
  /** Names the code that made the values; other code makes others. */
  tool: z.string(),
  outputs: z.record(z.string(), outputRecordSchema),
  values: z.record(z.string(), z.unknown()),
});

type CacheFile = z.output<typeof cacheFileSchema>;

interface CacheOptions {
  folder: string;
  tool: string;
  /** False begins with nothing. */
  read: boolean;
  print(line: string): void;
}

/** What builds keep for the next one, in one JSON file. */
export function openCache({ folder, tool, read, print }: CacheOptions) {
  const file = join(folder, "cache.json");
  const known = read ? readCache(file, tool, print) : null;
  const { outputs, values }: Omit<CacheFile, "tool"> = known ?? { outputs: {}, values: {} };
  const used = new Map<string, unknown>();
  const made: string[] = [];
  return {
    /** True where nothing is known yet, of this code. */
    isEmpty: known === null,
    /**
     * Makes a value, or finds it among those of earlier builds. The key names all that the value is made of, unless
     * `isValid` can tell whether a found one still holds.
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
    /** How many values with such keys had to be made. */
    countMade: (prefix: string) => made.filter((key) => key.startsWith(prefix)).length,
    /** The files that an earlier build left in a folder. */
    output: (out: string): OutputRecord => outputs[out] ?? {},
    /** Keeps what was made beside what was known, for a command that writes no site. */
    saveValues: () => write(outputs, { ...values, ...Object.fromEntries(used) }),
    /** Keeps the values this build asked for, and what it wrote. */
    save(out: string, written: OutputRecord): Promise<void> {
      const others = Object.entries(outputs).filter(([other]) => other !== out && existsSync(other));
      const kept = { ...Object.fromEntries(others), [out]: written };
      return write(kept, Object.fromEntries(used));
    },
  };

  function write(allOutputs: CacheFile["outputs"], allValues: CacheFile["values"]): Promise<void> {
    const content: CacheFile = { tool, outputs: allOutputs, values: allValues };
    return replaceFile(file, `${JSON.stringify(content)}\n`);
  }
}

/** Names all code that values are made with: the tool's, and the configuration's with its extensions. */
export function cacheTool(tool: string, config: string): string {
  return `${tool} ${config} ${process.version}`;
}

/** Null where there is none, or another tool's. */
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

/** Writes a file whole or not at all, and removes what killed builds have left of theirs. */
async function replaceFile(file: string, content: string): Promise<void> {
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
