import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import { copyFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { OutputFile } from "../emit/outputFile.ts";

/** A file of the site, or one that the previous build already wrote and that has not changed. */
export type BuiltFile = OutputFile | { path: string; keep: true };

const PARALLEL_WRITES = 32;

/**
 * Writes the site beside the old one and swaps the two at the end, so that a failed build leaves the old site whole.
 * Unchanged files are taken over by hard link.
 */
export async function writeOutput(out: string, files: BuiltFile[]): Promise<void> {
  const next = join(dirname(out), `.${basename(out)}.next-${process.pid}`);
  await rm(next, { recursive: true, force: true });
  try {
    const folders = new Set(files.map(({ path }) => dirname(join(next, path))));
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    const made: OutputFile[] = [];
    for (const file of files) {
      // A link takes less time than handing it to another thread; making a file takes more.
      if ("keep" in file) takeOver(join(out, file.path), join(next, file.path));
      else made.push(file);
    }
    await inParallel(made, (file) => writeOne(file, next));
    await swap(next, out);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

async function writeOne(file: OutputFile, folder: string) {
  const target = join(folder, file.path);
  if ("content" in file) await writeFile(target, file.content);
  else await copyFile(file.copyOf, target);
}

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL_WRITES }, worker));
}

/** Where the disk has no hard links, a copy does as well. */
function takeOver(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

async function swap(next: string, out: string) {
  const old = `${next}-old`;
  const hadOld = await rename(out, old).then(
    () => true,
    () => false,
  );
  try {
    await rename(next, out);
  } catch (cause) {
    if (hadOld) await rename(old, out);
    throw cause;
  }
  await rm(old, { recursive: true, force: true });
}
