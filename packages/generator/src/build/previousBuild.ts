import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { folderIdentity } from "./folderIdentity.ts";
import { listNames } from "./leftovers.ts";
import { replaceFile } from "./replaceFile.ts";

/** Which input each written page came from, so that the next build writes only what changed. */
export interface PreviousBuild {
  /** The folder the files are in, null when there is none. */
  folder: string | null;
  /** What each file was made from. */
  inputs: ReadonlyMap<string, string>;
  isThere(path: string): boolean;
  /** True when the file is still there and was made from the same input. */
  has(path: string, input: string): boolean;
  /** What is still there below a folder, each file with its input. */
  below(folder: string): Map<string, string>;
}

interface BuildRecord {
  /** A record of another folder than the one that is there says nothing about its files. */
  folder: string | null;
  inputs: { [path: string]: string };
}

export async function readPreviousBuild(recordFile: string, out: string): Promise<PreviousBuild> {
  const folder = folderIdentity(out);
  const record = await readRecord(recordFile);
  const inputs = new Map(folder !== null && record?.folder === folder ? Object.entries(record.inputs) : []);
  const isThere = findFiles(out);
  return {
    folder,
    inputs,
    isThere,
    has: (path, input) => inputs.get(path) === input && isThere(path),
    below(name) {
      return new Map([...inputs].filter(([path]) => path.startsWith(`${name}/`) && isThere(path)));
    },
  };
}

/** Whether a file is there; thousands are asked for, in few folders, each of which is listed once. */
function findFiles(root: string): (path: string) => boolean {
  const folders = new Map<string, Set<string>>();
  return (path) => {
    const slash = path.lastIndexOf("/");
    const folder = path.slice(0, Math.max(0, slash));
    const names = folders.get(folder) ?? new Set(listNames(join(root, folder)));
    folders.set(folder, names);
    return names.has(path.slice(slash + 1));
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
