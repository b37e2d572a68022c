import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

const cache = join(root, "node_modules", ".cache", "site");

/**
 * Bundles the TypeScript sources once per version of them, so that every later command starts at once.
 * @returns {Promise<{ main(args: string[]): Promise<number> }>}
 */
export async function loadTool() {
  const hash = hashSources();
  const folder = join(cache, `tool-${hash}`);
  if (!existsSync(join(folder, "cli.mjs"))) await bundleTool(folder);
  process.env["SITE_TOOL"] = hash;
  return import(pathToFileURL(join(folder, "cli.mjs")).href);
}

/** @param {string} folder */
async function bundleTool(folder) {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    if (name.startsWith("tool-")) rmSync(join(cache, name), { recursive: true, force: true });
  }
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: { cli: join(root, "src/cli.ts") },
    cwd: root,
    platform: "node",
    external: (id) => !/^[./]/.test(id) && !/^[a-z]:/i.test(id),
  });
  const names = { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" };
  await bundle.write({ dir: folder, format: "esm", sourcemap: true, ...names });
  await bundle.close();
}

/** Everything that decides what the tool does: its sources, its configuration, its packages. */
function hashSources() {
  const hash = createHash("sha256");
  const sources = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of [...sources, join(root, "site.config.ts"), join(root, "package-lock.json")]) {
    hash.update(file.slice(root.length)).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
