import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { PeerResults } from "./results.ts";

/** The folder of a run, outside the project: generators look for packages in the folders above them. */
export async function openRunFolder(given: string | undefined): Promise<string> {
  if (given === undefined) return mkdtemp(join(tmpdir(), "bench-peers-"));
  const folder = resolve(given);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** What an earlier run in this folder has measured, null in a new one. */
export async function readRun(folder: string): Promise<PeerResults | null> {
  const file = join(folder, "results.json");
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as PeerResults) : null;
}

export async function saveRun(folder: string, results: PeerResults): Promise<void> {
  await writeFile(join(folder, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
}

/** Remembers what size the sites in the folder were last built in. */
export function builtSizes(folder: string) {
  const file = (id: string) => join(folder, `${id}.built`);
  return {
    is: async (id: string, size: number) =>
      existsSync(file(id)) && (await readFile(file(id), "utf8")) === String(size),
    set: (id: string, size: number | null) => writeFile(file(id), String(size)),
  };
}
