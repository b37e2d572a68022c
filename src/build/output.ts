import { copyFile, link, mkdir, rename, rm, writeFile } from "node:fs/promises";
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
    for (const folder of folders) await mkdir(folder, { recursive: true });
    await inParallel(files, (file) => writeOne(file, { next, out }));
    await swap(next, out);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

async function writeOne(file: BuiltFile, { next, out }: { next: string; out: string }) {
  const target = join(next, file.path);
  if ("content" in file) await writeFile(target, file.content);
  else if ("copyOf" in file) await copyFile(file.copyOf, target);
  else await link(join(out, file.path), target).catch(() => copyFile(join(out, file.path), target));
}

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL_WRITES }, worker));
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
