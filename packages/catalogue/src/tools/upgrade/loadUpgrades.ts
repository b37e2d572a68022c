import { UPGRADE_FORMAT, type UpgradeFile } from "../../reference/upgradeFile.ts";

/** Fetches what the planner knows; rejects with a sentence when it cannot be had. */
export async function loadUpgrades(src: string, signal: AbortSignal): Promise<UpgradeFile> {
  const response = await fetch(src, { signal });
  if (!response.ok) throw new Error(`${src} answers ${response.status}.`);
  const file: unknown = await response.json();
  if (!isUpgradeFile(file)) throw new Error(`${src} is in a format that this page does not know.`);
  return file;
}

function isUpgradeFile(value: unknown): value is UpgradeFile {
  return typeof value === "object" && value !== null && "format" in value && value.format === UPGRADE_FORMAT;
}
