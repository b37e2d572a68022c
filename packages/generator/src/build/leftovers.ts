import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** No build works on one file for so long: the process that has this number now is another one. */
const LONG_AGO = 10 * 60_000;

/** What killed builds left in a folder: names whose first group is the number of a process that is gone. */
export function leftovers(folder: string, name: RegExp): string[] {
  return listNames(folder)
    .filter((entry) => {
      const owner = Number(name.exec(entry)?.[1] ?? Number.NaN);
      if (Number.isNaN(owner)) return false;
      return owner === process.pid || !isRunning(owner) || isOld(join(folder, entry));
    })
    .map((entry) => join(folder, entry));
}

/** What is in a folder; nothing where there is none. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // It is there, and another user's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function isOld(path: string): boolean {
  const changed = statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  return Date.now() - changed > LONG_AGO;
}
