import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Name of the folder, on the same disk, for files that builds must no longer find. */
const ASIDE = ".aside";

/**
 * Removes a file or folder by renaming it, into a folder of `near`. Deleting it would slow down the next build: for a
 * minute, ext4 checks the inodes of deleted files before it creates new ones.
 */
export async function setAside(path: string, near: string): Promise<void> {
  if (!existsSync(path)) return;
  const aside = join(near, ASIDE);
  await mkdir(aside, { recursive: true });
  await rename(path, join(aside, `${process.hrtime.bigint()}`));
}

/** Called after the last measurement. */
export async function clearAside(folder: string): Promise<void> {
  await rm(join(folder, ASIDE), { recursive: true, force: true });
}
