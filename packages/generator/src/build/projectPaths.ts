import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds package.json, found upwards from this file: the tool also runs as one bundled file. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  const isRoot = existsSync(join(folder, "site.config.ts")) && existsSync(join(folder, "package.json"));
  if (isRoot) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error("The project's root (site.config.ts beside package.json) was not found.");
  return findRoot(parent);
}

/** What builds remember; `SITE_CACHE` moves it, so that a measurement does not disturb a developer. */
export const cacheFolder = process.env["SITE_CACHE"] ?? join(projectRoot, "node_modules", ".cache", "site");
