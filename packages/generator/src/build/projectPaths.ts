import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, found upwards from this file: the tool also runs bundled, from another place. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, "packages/generator/package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("The folder that holds packages/generator was not found.");
  return findRoot(parent);
}

/** What builds remember; `SITE_CACHE` moves it, so that a measurement does not disturb a developer. */
export const cacheFolder = resolve(projectRoot, process.env["SITE_CACHE"] ?? "node_modules/.cache/site");
