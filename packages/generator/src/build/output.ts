import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { OutputFile } from "../emit/outputFile.ts";
import type { OutputRecord } from "./cache.ts";
import { shortHash } from "./hash.ts";
import { leftovers } from "./leftovers.ts";

/** A file of the next site; without content where the present one has it, made of the same. */
export interface BuiltFile {
  path: string;
  /** Names all that the file is made of. */
  key: string;
  content: string | Uint8Array | null;
}

/** The folder is no longer the one that unchanged files were to be taken from. */
export class OutputReplaced extends Error {
  override name = "OutputReplaced";
}

export type PreviousOutput = ReturnType<typeof openOutput>;

/** The site that is there, which the next one takes unchanged files from. */
export function openOutput(out: string, record: OutputRecord) {
  const identity = folderIdentity(out);
  return { reuse, reuseContent, replace };

  /** Takes a file over if it was made of the same and nobody has touched it since; else it is made. */
  function reuse(path: string, key: string, make: () => string | Uint8Array): BuiltFile {
    return { path, key, content: isUnchanged(path, key) ? null : make() };
  }

  function isUnchanged(path: string, key: string): boolean {
    const known = record[path];
    if (known?.key !== key) return false;
    const found = statSync(`${out}/${path}`, { throwIfNoEntry: false });
    return found?.size === known.size && found.mtimeMs === known.modified;
  }

  /** The same for a file whose content is at hand. */
  function reuseContent(file: OutputFile): BuiltFile {
    const content = "copyOf" in file ? readFileSync(file.copyOf) : file.content;
    return reuse(file.path, shortHash(content), () => content);
  }

  /** Writes the next site beside this one and puts it in its place; whatever fails, the old one stays whole. */
  async function replace(files: BuiltFile[]): Promise<OutputRecord> {
    const next = join(dirname(out), `.${basename(out)}.next-${process.pid}`);
    try {
      const written = writeFiles(next, files);
      await putInPlace(next);
      return written;
    } catch (cause) {
      // A file that is missing because another build has put its site in this place is no fault of the disk.
      if (folderIdentity(out) !== identity) throw new OutputReplaced(`${out} was replaced.`, { cause });
      throw cause;
    } finally {
      await rm(next, { recursive: true, force: true });
    }
  }

  function writeFiles(next: string, files: BuiltFile[]): OutputRecord {
    const written: OutputRecord = {};
    const folders = new Set<string>();
    mkdirSync(dirname(out), { recursive: true });
    rmSync(next, { recursive: true, force: true });
    // By itself, because a folder made together with those above it does not tell why it cannot be made.
    mkdirSync(next);
    for (const { path, key, content } of files) {
      if (Object.hasOwn(written, path)) continue;
      const [target, folder] = [`${next}/${path}`, dirname(path)];
      if (!folders.has(folder)) mkdirSync(join(next, folder), { recursive: true });
      folders.add(folder);
      if (content === null) takeOver(`${out}/${path}`, target);
      else writeFileSync(target, content);
      const { size, mtimeMs: modified } = statSync(target);
      written[path] = { key, size, modified };
    }
    return written;
  }

  async function putInPlace(next: string): Promise<void> {
    const old = `${next}-old`;
    if (identity !== null) await rename(out, old);
    try {
      // Looked at under its new name, where no other build can put another in its place.
      if (identity !== null && folderIdentity(old) !== identity)
        throw new OutputReplaced(`${out} was replaced.`);
      await rename(next, out);
    } catch (cause) {
      if (identity !== null) await rename(old, out);
      throw cause;
    }
    await rm(old, { recursive: true, force: true });
  }
}

/** Where the disk has no hard links, a copy does as well. */
function takeOver(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Tells a folder from any other that has its name later; null for none. */
function folderIdentity(folder: string): string | null {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}-${found.ino}` : null;
}

/**
 * Replacing a folder takes two renames. A build that was killed between them has left no site under its name: the old
 * one, moved aside, comes back. Returns whether that was so.
 */
export function restoreOutput(out: string): boolean {
  const aside = leftOf(out).find((path) => path.endsWith("-old"));
  if (aside === undefined || existsSync(out)) return false;
  renameSync(aside, out);
  return true;
}

/** Removes what killed builds left beside the site. */
export function removeLeftovers(out: string): void {
  for (const path of leftOf(out)) rmSync(path, { recursive: true, force: true });
}

function leftOf(out: string): string[] {
  const name = basename(out).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return leftovers(dirname(out), new RegExp(`^\\.${name}\\.next-(\\d+)(?:-old)?$`));
}
