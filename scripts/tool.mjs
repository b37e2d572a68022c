import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

// Inside the project in any case: the bundles find their packages by walking up from here.
const cache = resolve(root, process.env["SITE_CACHE"] ?? "node_modules/.cache/site");

/**
 * The site's own tool.
 * @returns {Promise<{ main(args: string[]): Promise<number> }>}
 */
export async function loadTool() {
  const { module, hash } = await loadBundled("tool", "src/cli.ts", ["src"]);
  process.env["SITE_TOOL"] = hash;
  return module;
}

/**
 * Bundles TypeScript sources once per version of them, so that every later command starts at once.
 * @param {string} name of the bundle in the cache
 * @param {string} entry
 * @param {string[]} folders that hold everything the entry imports
 */
export async function loadBundled(name, entry, folders) {
  const hash = hashSources(folders);
  const folder = join(cache, `${name}-${hash}`);
  if (!existsSync(join(folder, "main.mjs"))) await bundle(name, entry, folder);
  return { module: await import(pathToFileURL(join(folder, "main.mjs")).href), hash };
}

/**
 * @param {string} name
 * @param {string} entry
 * @param {string} folder
 */
async function bundle(name, entry, folder) {
  for (const old of existsSync(cache) ? readdirSync(cache) : []) {
    if (old.startsWith(`${name}-`)) rmSync(join(cache, old), { recursive: true, force: true });
  }
  const { rolldown } = await import("rolldown");
  const build = await rolldown({
    input: { main: join(root, entry) },
    cwd: root,
    platform: "node",
    // Packages are bundled too: one file loads much faster than the hundred they consist of. Not those that come in
    // two editions (React) or bring programs or data of their own.
    external:
      /^(node:|react($|\/)|react-dom($|\/)|vite$|@vitejs\/|rolldown$|playwright-core$|dictionary-en$)/,
  });
  const names = { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" };
  await build.write({ dir: folder, format: "esm", sourcemap: true, ...names });
  await build.close();
}

/**
 * Everything that decides what a bundle does: its sources, the configuration, the packages.
 * @param {string[]} folders
 */
function hashSources(folders) {
  const hash = createHash("sha256");
  const sources = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const beside = ["site.config.ts", "package-lock.json", "scripts/tool.mjs"].map((name) => join(root, name));
  for (const file of [...sources, ...beside]) {
    hash.update(file.slice(root.length)).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
