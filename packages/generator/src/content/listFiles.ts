import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** What programs leave beside files. */
const LEFT_BEHIND = /~$|\.swp$|(^|\/)(\.DS_Store|\.git)(\/|$)/;
const HIDDEN = /(^|\/)\./;

/** Lists all files below a folder as sorted relative paths with forward slashes; empty if the folder is missing. */
export async function listFiles(root: string): Promise<string[]> {
  return (await listFilesAndLinks(root)).files;
}

interface Listing {
  /** Only what is below this folder; paths stay relative to the root. */
  below?: string;
  /** Includes names that begin with a dot, and what is in such folders. */
  withHidden?: boolean;
}

/** Also lists symbolic links, which are not followed: they may lead out of the folder or form a cycle. */
export async function listFilesAndLinks(
  root: string,
  { below = "", withHidden = false }: Listing = {},
): Promise<{ files: string[]; links: string[] }> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(root, below), options).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && /^ENO(ENT|TDIR)$/.test(String(error.code))) return [];
    throw error;
  });
  const pathsOf = (isKind: (entry: Dirent) => boolean) =>
    entries
      .filter(isKind)
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .filter((path) => !LEFT_BEHIND.test(path) && (withHidden || !HIDDEN.test(path)))
      .sort();
  return {
    files: pathsOf((entry) => entry.isFile()),
    links: pathsOf((entry) => entry.isSymbolicLink()),
  };
}
