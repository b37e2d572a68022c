import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { folderIdentity } from "./folderIdentity.ts";
import { replaceFile } from "./replaceFile.ts";

/** Which input each written page came from, so that the next build writes only what changed. */
export interface PreviousBuild {
  /** The folder the files are in, null when there is none. */
  folder: string | null;
  /** True when the file is still there and was made from the same input. */
  has(path: string, input: string): boolean;
}

interface BuildRecord {
  /** A record of another folder than the one that is there says nothing about its files. */
  folder: string | null;
  inputs: { [path: string]: string };
}

export async function readPreviousBuild(recordFile: string, out: string): Promise<PreviousBuild> {
  const folder = folderIdentity(out);
  const record = await readRecord(recordFile);
  const isOurs = folder !== null && record?.folder === folder;
  return {
    folder,
    has: (path, input) => isOurs && record.inputs[path] === input && existsSync(join(out, path)),
  };
}

/** Written after the files: a build that is killed in between leaves a record that nobody believes. */
export async function writeBuildRecord(
  recordFile: string,
  folder: string | null,
  inputs: Map<string, string>,
): Promise<void> {
  const record: BuildRecord = { folder, inputs: Object.fromEntries(inputs) };
  await replaceFile(recordFile, JSON.stringify(record));
}

async function readRecord(file: string): Promise<BuildRecord | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as BuildRecord;
  } catch {
    return null;
  }
}
