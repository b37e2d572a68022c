import { INDEX_FOLDER } from "../../../../search/src/indexFormat.ts";
import { shortHash } from "../hash.ts";
import { heard } from "../heard.ts";
import { createIndexTasks, type IndexedPages } from "../indexTasks.ts";
import { keepForNext } from "../keepForNext.ts";
import type { StoredMemo } from "../memo.ts";
import { type BuiltFile, keep, type NextOutput } from "../output.ts";
import { type PreviousBuild, writeBuildRecord } from "../previousBuild.ts";
import type { Workshop } from "../workshop.ts";
import { isOfIndex } from "./describeBuild.ts";
import { type LastBuild, writeLastBuild } from "./lastBuild.ts";
import type { RewordedDoc } from "./rewordDoc.ts";

interface Writing {
  docs: RewordedDoc[];
  /** Reads a file of the last build. */
  read(path: string): Buffer;
  memo: StoredMemo;
  /** The last build, with the texts as they are now. */
  last: LastBuild;
  previous: PreviousBuild;
  workshop: Workshop;
  next: NextOutput;
}

/** Has the Markdown of every page. */
const ALL_TEXT = "llms-full.txt";

/** The next site with the docs in it; false when they have no place in the last one. */
export async function writeReworded(writing: Writing): Promise<boolean> {
  const { docs, read, memo, last, previous, workshop, next } = writing;
  const { options, caches } = workshop;
  const searchKeys = [...last.searchKeys];
  for (const { searchAt, search } of docs) searchKeys[searchAt] = shortHash(search.key);
  const allText = rewordAll(read(ALL_TEXT), docs);
  if (allText === null) return false;
  // Here, because it takes less time than to start a thread for it.
  const indexTasks = createIndexTasks();
  next.add({ path: ALL_TEXT, bytes: allText });
  const fresh = new Map(docs.flatMap(({ files }) => files));
  for (const path of last.paths) next.add(takeOver(path));
  const index = await options.progress.step("search", indexAnew, ({ files }) => `${files.length} files`);
  const savingIndex = heard(indexTasks.waitForIndex());
  for (const { path, content } of index.files) next.add(content === null ? keep(path) : { path, content });
  await options.progress.step(
    "write",
    async () => {
      const folder = await next.swap(previous.folder);
      const replaced = new Set(docs.map(({ replaces }) => replaces));
      const results = docs.map(({ result }) => result);
      const saving = [
        writeBuildRecord(caches.record, folder, inputsOf(index)),
        writeLastBuild(caches.lastBuild, { ...last, folder, searchKeys }),
        memo.replace(replaced, results),
      ];
      await keepForNext(saving, savingIndex, options.print);
    },
    () => `${next.paths().length} files`,
  );
  return true;

  async function indexAnew(): Promise<IndexedPages> {
    await indexTasks.openIndex({ file: caches.search, tool: options.tool, read: true });
    const records = new Map(docs.map(({ search }) => [shortHash(search.key), search.records()]));
    const there = previous.below(INDEX_FOLDER);
    return indexTasks.indexPages({ keys: searchKeys, records, there });
  }

  function takeOver(path: string): BuiltFile {
    const content = fresh.get(path);
    return content === undefined ? keep(path) : { path, content };
  }

  /** Of files with other words nobody knows yet what a complete build makes them from: it will make them again. */
  function inputsOf({ files }: IndexedPages): Map<string, string> {
    const isKept = (path: string) => !fresh.has(path) && path !== ALL_TEXT && !isOfIndex(path);
    const kept = [...previous.inputs].filter(([path]) => isKept(path));
    return new Map([...kept, ...files.map(({ path, input }) => [path, input] as const)]);
  }
}

/** The text of all pages; null where a page's own is not found in it, or more than once. It is long, so bytes will do. */
function rewordAll(text: Buffer, docs: RewordedDoc[]): Buffer | null {
  let all = text;
  for (const { twin } of docs) {
    const start = all.indexOf(twin.before);
    if (start < 0 || all.includes(twin.before, start + 1)) return null;
    const end = start + Buffer.byteLength(twin.before);
    all = Buffer.concat([all.subarray(0, start), Buffer.from(twin.after), all.subarray(end)]);
  }
  return all;
}
