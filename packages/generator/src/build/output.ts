import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import type { OutputFile } from "../emit/siteFiles.ts";
import type { OutputRecord } from "./cache.ts";
import { shortHash } from "./hash.ts";

/** A new output folder, until it replaces the old one. */
export interface Output {
  /**
   * Writes a file, or reuses the old one if its key, the hash of everything it is generated from, is the same and it was
   * not modified since. Of two files with the same path, the first stays.
   */
  add(path: string, key: string, make: () => string): void;
  /** Like `add`, keyed by the content itself, or by when the copied file was changed: it may be large. */
  addContent(file: OutputFile): void;
  /** Swaps in the new folder and returns its files; on any failure the old site stays intact. */
  replace(): Promise<OutputRecord>;
}

/**
 * Starts a new output folder beside the old one, from which unchanged files are reused. Its name has the id of the
 * process; while another running build has one, this one is refused.
 */
export function openOutput(out: string, record: OutputRecord): Output {
  const newFolder = nextFolder(out, process.pid);
  const written: OutputRecord = {};
  const folders = new Set<string>();
  // Of two builds that start at once, one makes this folder. It gets the id if no other is running.
  const opening = nextFolder(out, "opening");
  try {
    mkdirSync(dirname(out), { recursive: true });
    mkdirSync(opening);
  } catch (cause) {
    throw existsSync(opening) ? otherBuild(out, opening) : notWritten(cause, out);
  }
  const other = buildFolders(out).find(({ isOwn }) => !isOwn);
  if (other) {
    rmdirSync(opening);
    throw otherBuild(out, other.path);
  }
  writeOrExplain(() => renameSync(opening, newFolder));
  return { add, addContent, replace };

  function add(path: string, key: string, make: () => string): void {
    writeNew(path, key, () => {
      const content = make();
      return (target) => writeFileSync(target, content);
    });
  }

  function writeNew(path: string, key: string, prepare: () => (target: string) => void): void {
    if (Object.hasOwn(written, path)) return;
    const target = join(newFolder, path);
    if (!isBelow(target, newFolder))
      throw new Error(`The file "${path}" would be written outside of ${out}.`);
    const write = isUnchanged(path, key) ? () => linkOrCopy(join(out, path), target) : prepare();
    const folder = dirname(target);
    writeOrExplain(() => {
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      write(target);
    });
    const { size, mtimeMs: modified } = statSync(target);
    written[path] = { key, size, modified };
  }

  function isUnchanged(path: string, key: string): boolean {
    const recorded = record[path];
    if (recorded?.key !== key) return false;
    const stats = statSync(join(out, path), { throwIfNoEntry: false });
    return stats?.size === recorded.size && stats.mtimeMs === recorded.modified;
  }

  function addContent(file: OutputFile): void {
    if (!("copyOf" in file)) {
      add(file.path, shortHash(file.content), () => file.content);
      return;
    }
    const { size, mtimeMs, ctimeMs } = statSync(file.copyOf);
    const key = [file.copyOf, size, mtimeMs, ctimeMs].join(" ");
    writeNew(file.path, key, () => (target) => copyFileSync(file.copyOf, target));
  }

  async function replace(): Promise<OutputRecord> {
    const old = `${newFolder}-old`;
    const isFirst = !existsSync(out);
    try {
      if (!isFirst) await rename(out, old);
      await rename(newFolder, out);
    } catch (cause) {
      if (!existsSync(out) && existsSync(old)) await rename(old, out);
      throw notWritten(cause, out);
    }
    await rm(old, { recursive: true, force: true });
    return written;
  }

  function writeOrExplain(write: () => void): void {
    try {
      write();
    } catch (cause) {
      throw notWritten(cause, out);
    }
  }
}

function otherBuild(out: string, folder: string): Error {
  return new Error(
    `Another build is writing ${out}. Run this one again when that has ended; if it is no build, delete ${folder}.`,
  );
}

function notWritten(cause: unknown, out: string): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `The site could not be written: ${reason}. ${out} is as it was before; --out DIR writes it to another folder.`;
  return new Error(message, { cause });
}

/** Every build writes this file, and hardly anything else does. */
const MARK = "404.json";

/** Throws if the folder may not be replaced: it overlaps with a source folder, or has files that no build wrote. */
export function checkReplaceable(out: string, sources: string[]): void {
  const refusal = `The site cannot be written to ${out}: a build replaces the whole folder, and`;
  const refuse = (reason: string) => {
    throw new Error(`${refusal} ${reason}, or choose another one with --out DIR.`);
  };
  const source = sources
    .map((folder) => resolve(folder))
    .find((folder) => isBelow(folder, out) || isBelow(out, folder));
  if (source) refuse(`it overlaps with ${source}. Move one of them`);
  const stats = lstatSync(out, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isSymbolicLink()) refuse("this is a link. Name the folder that it leads to");
  if (!stats.isDirectory()) refuse("this is a file. Move it");
  const names = readdirSync(out);
  const foreign = names.includes(MARK) ? names.find((name) => name === ".git") : names[0];
  if (foreign !== undefined) refuse(`no build wrote ${foreign} in it. Empty it`);
}

function isBelow(path: string, folder: string): boolean {
  return (path + sep).startsWith(folder + sep);
}

/** Falls back to a copy where the file system has no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Removes the temporary folders of this build and of killed ones. If one was stopped between the two renames that replace
 * the site, the old site is moved back; returns whether it was.
 */
export function cleanUpOutput(out: string): boolean {
  const leftBehind = buildFolders(out).filter(({ isOwn, owner }) => isOwn || !isRunning(owner));
  const old = existsSync(out) ? undefined : leftBehind.find(({ path }) => path.endsWith("-old"));
  if (old) renameSync(old.path, out);
  for (const { path } of leftBehind) rmSync(path, { recursive: true, force: true });
  return old !== undefined;
}

function nextFolder(out: string, owner: number | string): string {
  return join(dirname(out), `.${basename(out)}.next-${owner}`);
}

/** Lists the folders that builds write beside a site, with the ids of their processes. */
function buildFolders(out: string) {
  const names = existsSync(dirname(out)) ? readdirSync(dirname(out)) : [];
  return names.flatMap((name) => {
    const path = join(dirname(out), name);
    const owner = Number.parseInt(path.slice(nextFolder(out, "").length), 10);
    const isBuild = path.startsWith(nextFolder(out, "")) && owner > 0;
    return isBuild ? [{ path, owner, isOwn: owner === process.pid }] : [];
  });
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
