import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Every file below a folder with its content, to compare two builds. */
export async function folderContents(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files
    .sort()
    .map(async (file) => [file.slice(root.length + 1), await readFile(file, "latin1")]);
  return Object.fromEntries(await Promise.all(pairs));
}
