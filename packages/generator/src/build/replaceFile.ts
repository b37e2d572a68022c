import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { leftovers } from "./leftovers.ts";

/** Writes a file whole or not at all, and removes what killed builds have left of theirs. */
export async function replaceFile(file: string, content: string | Iterable<string>): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } finally {
    const isTemporary = new RegExp(`^${basename(file).replaceAll(".", "\\.")}\\.(\\d+)$`);
    for (const left of leftovers(folder, isTemporary)) await rm(left, { force: true });
  }
}
