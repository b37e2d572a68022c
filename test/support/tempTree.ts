import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Files by their path in the tree. */
export type Files = Record<string, string | Uint8Array>;

/** A new temporary folder; the caller removes it. */
export async function makeTempFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "site-test-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Writes the files into a folder that is removed when the test ends. */
export async function tempTree(files: Files = {}): Promise<string> {
  const { path, remove } = await makeTempFolder();
  onTestFinished(remove);
  await writeTree(path, files);
  return path;
}

export async function writeTree(root: string, files: Files): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
}
