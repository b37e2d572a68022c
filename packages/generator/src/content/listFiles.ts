import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Lists all files below a folder as sorted relative paths with forward slashes; empty if the folder is missing. */
export async function listFiles(root: string): Promise<string[]> {
  return (await listFilesAndLinks(root)).files;
}

/** Also lists symbolic links, which are not followed: they may lead out of the folder or form a cycle. */
export async function listFilesAndLinks(
  root: string,
  below = "",
): Promise<{ files: string[]; links: string[] }> {
  const folder = below ? join(root, below) : root;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  const named = (isKind: (entry: Dirent) => boolean) =>
    entries
      .filter((entry) => isKind(entry) && !entry.name.startsWith(".") && !/~$|\.swp$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .sort();
  return {
    files: named((entry) => entry.isFile()),
    links: named((entry) => entry.isSymbolicLink()),
  };
}
