import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** No build takes this long: an older file belongs to a dead process whose id was reused. */
const MAX_AGE_MS = 10 * 60_000;

/** Returns what killed builds left in a folder: entries whose first capture group is the id of a dead process. */
export function leftovers(folder: string, name: RegExp): string[] {
  return listNames(folder)
    .filter((entry) => {
      const owner = Number(name.exec(entry)?.[1] ?? Number.NaN);
      if (Number.isNaN(owner)) return false;
      return owner === process.pid || !isRunning(owner) || isOld(join(folder, entry));
    })
    .map((entry) => join(folder, entry));
}

/** Lists the entries of a folder, which may not exist. */
export function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function isOld(path: string): boolean {
  const changed = statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  return Date.now() - changed > MAX_AGE_MS;
}
