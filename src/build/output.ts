import { copyFileSync, linkSync, mkdirSync, readdirSync, unlinkSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { OutputFile } from "../emit/outputFile.ts";
import { folderIdentity, isSameFolder } from "./folderIdentity.ts";

/** A file of the site, or one that the previous build already wrote and that has not changed. */
export type BuiltFile = OutputFile | { path: string; keep: true };

export function keep(path: string): BuiltFile {
  return { path, keep: true };
}

/** The folder is no longer the one that unchanged files were to be taken from. */
export class OutputReplaced extends Error {
  override name = "OutputReplaced";
}

/**
 * Writes the site beside the old one and swaps the two at the end, so that a failed build leaves the old site whole.
 * Unchanged files are taken over by hard link from the folder `replaces`; when another build has put its own in that
 * place, nothing is written, because the two would be mixed. Returns the identity of the folder written.
 */
export async function writeOutput(
  out: string,
  files: BuiltFile[],
  replaces = folderIdentity(out),
): Promise<string | null> {
  const next = join(dirname(out), `.${basename(out)}.next-${process.pid}`);
  await rm(next, { recursive: true, force: true });
  try {
    mkdirSync(dirname(out), { recursive: true });
    // By itself, because a folder made together with those above it does not tell why it cannot be made.
    mkdirSync(next);
    const folders = new Set(files.map(({ path }) => dirname(path)));
    for (const folder of folders) mkdirSync(join(next, folder), { recursive: true });
    // One after the other: thousands of small files take less time than handing them to other threads.
    for (const file of files) writeOne(file, `${out}/${file.path}`, `${next}/${file.path}`);
    const written = folderIdentity(next);
    await swap(next, out, replaces);
    return written;
  } catch (cause) {
    const isOther = !isSameFolder(folderIdentity(out), replaces) && !(cause instanceof OutputReplaced);
    throw isOther ? new OutputReplaced(`${out} was replaced by another build.`, { cause }) : cause;
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

function writeOne(file: BuiltFile, old: string, target: string) {
  if ("keep" in file) takeOver(old, target);
  else if ("content" in file) writeFileSync(target, file.content);
  else copyFileSync(file.copyOf, target);
}

/** Where the disk has no hard links, a copy does as well. */
function takeOver(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

async function swap(next: string, out: string, replaces: string | null) {
  const old = `${next}-old`;
  if (replaces !== null) await rename(out, old);
  try {
    // Looked at under its new name, where no other build can put another in its place.
    if (replaces !== null && !isSameFolder(folderIdentity(old), replaces))
      throw new OutputReplaced(`${out} was replaced by another build.`);
    await rename(next, out);
  } catch (cause) {
    if (replaces !== null) await rename(old, out);
    throw cause;
  }
  removeFiles(old);
  await rm(old, { recursive: true, force: true });
}

/** Much quicker than `rm`, which looks at every file first; what stays in spite of it is left to that. */
function removeFiles(folder: string) {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) removeFiles(path);
      else unlinkSync(path);
    }
  } catch {
    // There is no old site, or another program holds on to a file.
  }
}
