import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { OutputFile } from "../emit/outputFile.ts";
import { folderIdentity, isSameFolder } from "./folderIdentity.ts";

/** A file of the site, or one that the previous build already wrote and that has not changed. */
export type BuiltFile = OutputFile | { path: string; bytes: Uint8Array } | { path: string; keep: true };

export function keep(path: string): BuiltFile {
  return { path, keep: true };
}

/** The folder is no longer the one that unchanged files were to be taken from. */
export class OutputReplaced extends Error {
  override name = "OutputReplaced";
}

/** The next site, made beside the old one while the build goes on; a failed build leaves the old one whole. */
export interface NextOutput {
  /** Takes a file, unless it has one with that path already. What goes wrong with it is said in the end. */
  add(file: BuiltFile): void;
  /** The files it has. */
  paths(): string[];
  /**
   * Puts it in the place of the folder `replaces`, from which unchanged files were taken; when another build has put
   * its own in that place, nothing is done, because the two would be mixed. Returns the identity of the folder.
   */
  swap(replaces: string | null): Promise<string | null>;
  /** Removes it, if it is not in place. */
  discard(): Promise<void>;
}

export interface FilesToWrite {
  folder: string;
  /** Text by path. */
  files: [path: string, content: string][];
}

/** Answers why the files could not be written, or null. */
export type WriteTexts = (files: FilesToWrite) => Promise<WriteFailure | null>;

/** What is left of an error on its way between threads. */
export type WriteFailure = Pick<NodeJS.ErrnoException, "message" | "code" | "path">;

/** One message for each file would take longer than the writing. */
const BATCH_LENGTH = 500_000;

/** Texts are handed to a writer; unchanged files are taken over here, by hard link, which takes as long as telling it. */
export function openOutput(out: string, writeTexts: WriteTexts): NextOutput {
  const next = join(dirname(out), `.${basename(out)}.next-${process.pid}`);
  const paths = new Set<string>();
  const folders = new Set<string>();
  const writing: Promise<WriteFailure | null>[] = [];
  let batch: FilesToWrite["files"] = [];
  let batchLength = 0;
  let failure: { cause: unknown } | null = null;
  return { add, paths: () => [...paths], swap, discard };

  function add(file: BuiltFile) {
    if (failure || paths.has(file.path)) return;
    paths.add(file.path);
    try {
      makeFolder(dirname(file.path));
      if ("content" in file) write(file.path, file.content);
      else if ("bytes" in file) writeFileSync(`${next}/${file.path}`, file.bytes);
      else if ("keep" in file) takeOver(`${out}/${file.path}`, `${next}/${file.path}`);
      else copyFileSync(file.copyOf, `${next}/${file.path}`);
    } catch (cause) {
      failure = { cause };
    }
  }

  function makeFolder(folder: string) {
    if (folders.size === 0) {
      rmSync(next, { recursive: true, force: true });
      mkdirSync(dirname(out), { recursive: true });
      // By itself, because a folder made together with those above it does not tell why it cannot be made.
      mkdirSync(next);
    }
    if (!folders.has(folder)) mkdirSync(join(next, folder), { recursive: true });
    folders.add(folder);
  }

  function write(path: string, content: string) {
    batch.push([path, content]);
    batchLength += content.length;
    if (batchLength >= BATCH_LENGTH) sendBatch();
  }

  function sendBatch() {
    const sent = writeTexts({ folder: next, files: batch });
    sent.catch(() => undefined);
    writing.push(sent);
    batch = [];
    batchLength = 0;
  }

  async function swap(replaces: string | null): Promise<string | null> {
    try {
      sendBatch();
      const unwritten = (await Promise.all(writing)).find((result) => result !== null);
      if (unwritten) throw Object.assign(new Error(unwritten.message), unwritten);
      if (failure) throw failure.cause;
      const written = folderIdentity(next);
      await putInPlace(next, out, replaces);
      return written;
    } catch (cause) {
      const isOther = !isSameFolder(folderIdentity(out), replaces) && !(cause instanceof OutputReplaced);
      throw isOther ? new OutputReplaced(`${out} was replaced by another build.`, { cause }) : cause;
    }
  }

  async function discard() {
    await Promise.allSettled(writing);
    await rm(next, { recursive: true, force: true });
  }
}

/** Writes them. One after the other: thousands of small files take less time than handing them to more threads. */
export function writeFiles({ folder, files }: FilesToWrite): WriteFailure | null {
  try {
    for (const [path, content] of files) writeFileSync(`${folder}/${path}`, content);
    return null;
  } catch (cause) {
    const { message, code, path } = cause as NodeJS.ErrnoException;
    return { message, ...(code && { code }), ...(path && { path }) };
  }
}

/** Where the disk has no hard links, a copy does as well. */
function takeOver(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

async function putInPlace(next: string, out: string, replaces: string | null) {
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
