import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns what killed builds left in a folder: entries whose first capture group is the id of this process or of none. If
 * another process got the id of a killed one, they stay until it ends.
 */
export function leftovers(folder: string, name: RegExp): string[] {
  return listNames(folder)
    .filter((entry) => {
      const owner = Number(name.exec(entry)?.[1] ?? Number.NaN);
      if (Number.isNaN(owner)) return false;
      return owner === process.pid || !isRunning(owner);
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
