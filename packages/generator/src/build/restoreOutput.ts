import { existsSync, renameSync, rmSync } from "node:fs";
import { basename, dirname } from "node:path";
import { leftovers } from "./leftovers.ts";

/**
 * Replacing a folder takes two renames. A build that was killed between them has left no site under its name: the old
 * one, moved aside, comes back. Returns whether that was so.
 */
export function restoreOutput(out: string): boolean {
  const aside = leftOf(out).find((path) => path.endsWith("-old"));
  if (aside === undefined || existsSync(out)) return false;
  renameSync(aside, out);
  return true;
}

/** Removes what killed builds left beside the site. */
export function removeLeftovers(out: string): void {
  for (const path of leftOf(out)) rmSync(path, { recursive: true, force: true });
}

function leftOf(out: string): string[] {
  const name = basename(out).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return leftovers(dirname(out), new RegExp(`^\\.${name}\\.next-(\\d+)(?:-old)?$`));
}
