import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** What an installation is. */
export interface Weight {
  packages: number;
  /** Of all files below `node_modules`. */
  bytes: number;
}

/** Counts the packages and bytes below a folder's `node_modules`; caches of builds do not count. */
export async function weighPackages(folder: string): Promise<Weight> {
  const root = join(folder, "node_modules");
  const lock = JSON.parse(await readFile(join(root, ".package-lock.json"), "utf8")) as {
    packages: Record<string, unknown>;
  };
  return { packages: Object.keys(lock.packages).length, bytes: await bytesBelow(root) };
}

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = entries
    .filter(({ name }) => !/^\.(cache|vite|astro)$/.test(name))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return bytesBelow(path);
      return entry.isFile() ? (await stat(path)).size : 0;
    });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
