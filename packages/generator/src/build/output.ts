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
import { basename, dirname, join, resolve, sep } from "node:path";
import type { OutputFile } from "../emit/outputFile.ts";
import type { OutputRecord } from "./cache.ts";
import { explainFailure } from "./explainFailure.ts";
import { shortHash } from "./hash.ts";
import { leftovers, listNames } from "./leftovers.ts";

export type Output = ReturnType<typeof openOutput>;

/** Starts a new output folder beside the old one, from which unchanged files are reused. */
export function openOutput(out: string, record: OutputRecord) {
  const identity = folderIdentity(out);
  const next = join(dirname(out), `.${basename(out)}.next-${process.pid}`);
  const written: OutputRecord = {};
  const folders = new Set<string>();
  explained(() => {
    mkdirSync(dirname(out), { recursive: true });
    // Not recursive: a recursive mkdir hides the error code of a failure.
    mkdirSync(next);
  });
  return { add, addContent, replace };

  /**
   * Writes a file, or reuses the old one if its key, the hash of everything it is generated from, is the same and it was
   * not modified since. Of two files with the same path, the first stays.
   */
  function add(path: string, key: string, make: () => string | Uint8Array): void {
    if (Object.hasOwn(written, path)) return;
    const [target, folder] = [`${next}/${path}`, dirname(path)];
    if (!isBelow(resolve(target), next))
      throw new Error(`The file "${path}" would be written outside of ${out}.`);
    const content = isUnchanged(path, key) ? null : make();
    explained(() => {
      if (!folders.has(folder)) mkdirSync(join(next, folder), { recursive: true });
      folders.add(folder);
      if (content === null) linkOrCopy(`${out}/${path}`, target);
      else writeFileSync(target, content);
    });
    const { size, mtimeMs: modified } = statSync(target);
    written[path] = { key, size, modified };
  }

  function explained(write: () => void): void {
    try {
      write();
    } catch (cause) {
      throw explainFailure(cause, out);
    }
  }

  function isUnchanged(path: string, key: string): boolean {
    const known = record[path];
    if (known?.key !== key) return false;
    const found = statSync(`${out}/${path}`, { throwIfNoEntry: false });
    return found?.size === known.size && found.mtimeMs === known.modified;
  }

  /** Like `add`, keyed by the content itself. */
  function addContent(file: OutputFile): void {
    const content = "copyOf" in file ? readFileSync(file.copyOf) : file.content;
    add(file.path, shortHash(content), () => content);
  }

  /** Swaps in the new folder and returns its files; on any failure the old site stays intact. */
  async function replace(): Promise<OutputRecord> {
    try {
      await putInPlace();
      return written;
    } catch (cause) {
      if (folderIdentity(out) === identity) throw explainFailure(cause, out);
      const message = `Another build replaced ${out} while this one ran, and this one's result was dropped. Run it again when no other build is under way.`;
      throw new Error(message, { cause });
    }
  }

  async function putInPlace(): Promise<void> {
    const old = `${next}-old`;
    if (identity !== null) await rename(out, old);
    try {
      // Checked after the rename: no other build can replace the folder under this name.
      if (identity !== null && folderIdentity(old) !== identity) throw new Error(`${out} was replaced.`);
      await rename(next, out);
    } catch (cause) {
      if (identity !== null) await rename(old, out);
      throw cause;
    }
    await rm(old, { recursive: true, force: true });
  }
}

/** Every build writes this file, and hardly anything else does. */
const MARK = "404.json";

/** Throws if the folder may not be replaced: it overlaps with a source folder, or has files that no build wrote. */
export function checkReplaceable(out: string, sources: string[]): void {
  const refusal = `The site cannot be written to ${out}: a build replaces the whole folder, and`;
  const source = sources
    .map((each) => resolve(each))
    .find((each) => isBelow(each, out) || isBelow(out, each));
  if (source) throw new Error(`${refusal} it overlaps with ${source}. Choose another one with --out DIR.`);
  const foreign = foreignName(out);
  if (foreign === undefined) return;
  throw new Error(
    `${refusal} no build wrote ${foreign} in it. Empty it, or choose another one with --out DIR.`,
  );
}

function isBelow(path: string, folder: string): boolean {
  return (path + sep).startsWith(folder + sep);
}

/** Returns a name in the folder that no build wrote; there may be others. */
function foreignName(out: string): string | undefined {
  try {
    const names = listNames(out);
    return names.includes(MARK) ? names.find((name) => name === ".git") : names[0];
  } catch (cause) {
    throw explainFailure(cause, out);
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

/**
 * Removes the temporary folders of this build and of killed ones. If one was stopped between the two renames that replace
 * the site, the old site is moved back; returns whether it was.
 */
export function cleanUpOutput(out: string): boolean {
  const name = basename(out).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const left = leftovers(dirname(out), new RegExp(`^\\.${name}\\.next-(\\d+)(?:-old)?$`));
  const old = existsSync(out) ? undefined : left.find((path) => path.endsWith("-old"));
  if (old !== undefined) renameSync(old, out);
  for (const path of left) rmSync(path, { recursive: true, force: true });
  return old !== undefined;
}
