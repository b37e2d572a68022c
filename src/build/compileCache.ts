import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownCompiler } from "../markdown/pipeline.ts";
import { shortHash } from "./hash.ts";

/** Remembers compiled pages between builds; a page is compiled again when its text or the tool changes. */
export interface CompileCache {
  compile: MarkdownCompiler;
  /** How many pages had to be compiled. */
  compiled(): number;
  save(): Promise<void>;
}

interface Stored {
  tool: string;
  pages: Map<string, CompiledPage>;
}

interface CacheInput {
  file: string;
  /** Identifies the code that compiles; another one empties the cache. */
  tool: string;
  createCompiler(): Promise<MarkdownCompiler>;
  /** False starts from nothing. */
  read: boolean;
}

export async function openCompileCache({
  file,
  tool,
  createCompiler,
  read,
}: CacheInput): Promise<CompileCache> {
  const [old, compiler] = await Promise.all([
    read ? readStored(file, tool) : new Map<string, CompiledPage>(),
    createCompiler(),
  ]);
  const used = new Map<string, CompiledPage>();
  let compiled = 0;
  return {
    compile(source) {
      const key = shortHash(source.file, String(source.firstLine), source.body);
      const page = old.get(key) ?? compiler(source);
      if (!old.has(key)) compiled++;
      used.set(key, page);
      return page;
    },
    compiled: () => compiled,
    async save() {
      if (compiled === 0 && used.size === old.size) return;
      const stored: Stored = { tool, pages: used };
      await mkdir(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}`;
      await writeFile(temporary, serialize(stored));
      await rename(temporary, file);
    },
  };
}

/** A cache that cannot be read is an empty cache. */
async function readStored(file: string, tool: string): Promise<Map<string, CompiledPage>> {
  try {
    const stored: Stored = deserialize(await readFile(file));
    return stored.tool === tool ? stored.pages : new Map();
  } catch {
    return new Map();
  }
}
