import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's root, searched upwards from this file because the bundled tool runs from another folder. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, "packages/generator/package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("The folder that holds packages/generator was not found.");
  return findRoot(parent);
}

/** Overridden by `SITE_CACHE`, so that benchmarks do not touch a developer's cache. */
export const cacheFolder = resolve(projectRoot, process.env["SITE_CACHE"] ?? "node_modules/.cache/site");
