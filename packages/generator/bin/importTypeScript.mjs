import { createHash } from "node:crypto";
import fs from "node:fs";
import { join, parse } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * Imports a TypeScript file where Node knows only JavaScript: bundled with all it imports of this project, while
 * packages stay where they are. The hash names that code and the versions of all packages, `sources` its files.
 * @param {string} file
 * @param {string} root the project's folder
 * @returns {Promise<{ module: any, hash: string, sources: string[] }>}
 */
export async function importTypeScript(file, root) {
  const cache = join(root, "node_modules", ".cache", "typescript");
  const bundle = await rolldown({
    input: file,
    cwd: root,
    platform: "node",
    logLevel: "silent",
    external: /^(?!@docs\/|[a-zA-Z]:)[@\w]/,
    // A configuration may lie in a folder that has no packages.
    resolve: { modules: ["node_modules", join(root, "node_modules")] },
    // No comments that name folders: the hash is about code.
    experimental: { attachDebugInfo: "none" },
  });
  const names = { entryFileNames: "main.mjs", chunkFileNames: "[name]-[hash].mjs" };
  const { output } = await bundle.generate({ format: "esm", ...names });
  const sources = await bundle.watchFiles;
  await bundle.close();
  const chunks = output.flatMap((chunk) => (chunk.type === "chunk" ? [chunk] : []));
  const sum = createHash("sha256").update(fs.readFileSync(join(root, "package-lock.json")));
  for (const { fileName, code } of chunks) sum.update(`\0${fileName}\0${code}`);
  const hash = sum.digest("hex").slice(0, 16);
  const folder = join(cache, `${parse(file).name}-${hash}`);
  if (!fs.existsSync(folder)) writeFolder(folder, chunks);
  markAsUsed(folder);
  // A server that runs for days loads parts of its code late.
  setInterval(markAsUsed, MINUTE, folder).unref();
  removeOld(cache);
  const module = await import(pathToFileURL(join(folder, "main.mjs")).href);
  return { module, hash, sources };
}

/**
 * Whole or not at all: a command that is stopped must not leave half of it behind.
 * @param {string} folder
 * @param {{ fileName: string, code: string }[]} chunks
 */
function writeFolder(folder, chunks) {
  const temporary = `${folder}.${process.pid}`;
  fs.mkdirSync(temporary, { recursive: true });
  for (const { fileName, code } of chunks) fs.writeFileSync(join(temporary, fileName), code);
  try {
    fs.renameSync(temporary, folder);
  } catch (error) {
    fs.rmSync(temporary, { recursive: true, force: true });
    // Another command may have been quicker.
    if (!fs.existsSync(folder)) throw error;
  }
}

/** @param {string} folder */
function markAsUsed(folder) {
  if (fs.existsSync(folder)) fs.utimesSync(folder, new Date(), new Date());
}

/**
 * What was used within a day stays.
 * @param {string} cache
 */
function removeOld(cache) {
  if (!fs.existsSync(cache)) return;
  for (const name of fs.readdirSync(cache)) {
    const path = join(cache, name);
    const changed = fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > DAY) fs.rmSync(path, { recursive: true, force: true });
  }
}
