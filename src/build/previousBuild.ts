import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Which input each written page came from, so that the next build writes only what changed. */
export interface PreviousBuild {
  /** True when the file is still there and was made from the same input. */
  has(path: string, input: string): boolean;
}

type Record = { [path: string]: string };

export async function readPreviousBuild(recordFile: string, out: string): Promise<PreviousBuild> {
  const record = await readRecord(recordFile);
  return { has: (path, input) => record[path] === input && existsSync(join(out, path)) };
}

export async function writeBuildRecord(recordFile: string, inputs: Map<string, string>): Promise<void> {
  await mkdir(dirname(recordFile), { recursive: true });
  await writeFile(recordFile, JSON.stringify(Object.fromEntries(inputs)));
}

async function readRecord(file: string): Promise<Record> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Record;
  } catch {
    return {};
  }
}
