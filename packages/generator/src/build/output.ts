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

export interface BuiltFile {
  path: string;
  /** Hash of everything the file is generated from. */
  key: string;
  /** Null to reuse the file of the previous output. */
  content: string | Uint8Array | null;
}

/** Another build has replaced the output folder since this one opened it. */
export class OutputReplaced extends Error {
  override name = "OutputReplaced";
}

export type PreviousOutput = ReturnType<typeof openOutput>;

/** Opens the previous output, from which unchanged files are reused. */
export function openOutput(out: string, record: OutputRecord) {
  const identity = folderIdentity(out);
  return { reuse, reuseContent, replace };

  /** Reuses a file if its key is the same and it was not modified since; otherwise makes it. */
  function reuse(path: string, key: string, make: () => string | Uint8Array): BuiltFile {
    return { path, key, content: isUnchanged(path, key) ? null : make() };
  }

  function isUnchanged(path: string, key: string): boolean {
    const known = record[path];
    if (known?.key !== key) return false;
    const found = statSync(`${out}/${path}`, { throwIfNoEntry: false });
    return found?.size === known.size && found.mtimeMs === known.modified;
  }

  /** Like `reuse`, keyed by the content itself. */
  function reuseContent(file: OutputFile): BuiltFile {
    const content = "copyOf" in file ? readFileSync(file.copyOf) : file.content;
    return reuse(file.path, shortHash(content), () => content);
  }

  /** Writes the new site to a temporary folder and swaps it in; on any failure the old site stays intact. */
  async function replace(files: BuiltFile[]): Promise<OutputRecord> {
    const next = join(dirname(out), `.${basename(out)}.next-${process.pid}`);
    try {
      const written = writeFiles(next, files);
      await putInPlace(next);
      return written;
    } catch (cause) {
      // Reused files may be missing because another build has swapped in its site.
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
    // Not recursive: a recursive mkdir hides the error code of a failure.
    mkdirSync(next);
    for (const { path, key, content } of files) {
      if (Object.hasOwn(written, path)) continue;
      const [target, folder] = [`${next}/${path}`, dirname(path)];
      if (!folders.has(folder)) mkdirSync(join(next, folder), { recursive: true });
      folders.add(folder);
      if (content === null) linkOrCopy(`${out}/${path}`, target);
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
      // Checked after the rename: no other build can replace the folder under this name.
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

/** Falls back to a copy where the file system has no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Returns the device and inode of a folder, to detect that it was replaced; null if there is none. */
function folderIdentity(folder: string): string | null {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}-${found.ino}` : null;
}

/** Moves the old site back if a build was killed between the two renames that replace it; returns whether it was. */
export function restoreOutput(out: string): boolean {
  const old = leftoversOf(out).find((path) => path.endsWith("-old"));
  if (old === undefined || existsSync(out)) return false;
  renameSync(old, out);
  return true;
}

/** Removes the temporary folders of killed builds. */
export function removeLeftovers(out: string): void {
  for (const path of leftoversOf(out)) rmSync(path, { recursive: true, force: true });
}

function leftoversOf(out: string): string[] {
  const name = basename(out).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return leftovers(dirname(out), new RegExp(`^\\.${name}\\.next-(\\d+)(?:-old)?$`));
}
