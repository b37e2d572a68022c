import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Name of the folder, inside another on the same disk, that takes what builds are to find no more. */
const ASIDE = ".aside";

/**
 * Takes a file or folder away by a rename. Deleting it would slow down the build that comes next: for a minute, ext4
 * looks at the place of every deleted file before it makes a new one.
 */
export async function setAside(path: string, folder: string): Promise<void> {
  if (!existsSync(path)) return;
  const aside = join(folder, ASIDE);
  await mkdir(aside, { recursive: true });
  await rename(path, join(aside, `${process.hrtime.bigint()}`));
}

/** When nothing is measured any more. */
export async function clearAside(folder: string): Promise<void> {
  await rm(join(folder, ASIDE), { recursive: true, force: true });
}
