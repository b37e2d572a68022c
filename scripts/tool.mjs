import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

// Inside the project in any case: the bundles find their packages by walking up from here.
const cache = resolve(root, process.env["SITE_CACHE"] ?? "node_modules/.cache/site");

/**
 * @typedef {import("node:child_process").ChildProcess} ChildProcess
 * @typedef {{ main(args: string[], bundler?: ChildProcess): Promise<number> }} Tool
 */

/**
 * The site's own tool, and where it had to be bundled the process that did so: it goes on to bundle the browser's code.
 * @returns {Promise<{ tool: Tool, bundler: ChildProcess | undefined }>}
 */
export async function loadTool() {
  const entries = {
    main: "packages/generator/src/cli.ts",
    bundleProcess: "packages/generator/src/build/bundleProcess.ts",
    helperThread: "packages/generator/src/build/helperThread.ts",
  };
  // React stays outside of the bundle, so it can load while that is made.
  const react = listBundles("tool").length === 0 && import("react-dom/server");
  const [{ folder, hash, bundler }] = await Promise.all([bundleOnce("tool", entries, ["packages"]), react]);
  process.env["SITE_TOOL"] = hash;
  bundler?.send(bundled(folder, "bundleProcess"));
  return { tool: await import(bundled(folder, "main")), bundler };
}

/**
 * Bundles TypeScript sources once per version of them, so that every later command starts at once.
 * @param {string} name of the bundle in the cache
 * @param {{ main: string, [name: string]: string }} entries
 * @param {string[]} folders that hold everything the entries import
 */
export async function loadBundled(name, entries, folders) {
  const { folder, bundler } = await bundleOnce(name, entries, folders);
  bundler?.disconnect();
  return import(bundled(folder, "main"));
}

/**
 * @param {string} name
 * @param {{ main: string, [name: string]: string }} entries
 * @param {string[]} folders
 */
async function bundleOnce(name, entries, folders) {
  // Made aside and moved as a whole: a command that is stopped half-way must not leave half a tool behind.
  const aside = join(cache, `${name}-new.${process.pid}`);
  // Where there is none at all one will be needed: it is begun while the sources are read.
  const early = listBundles(name).length === 0 ? bundle(aside, entries) : null;
  const hash = hashSources(folders);
  const folder = join(cache, `${name}-${hash}`);
  if (!early && isComplete(folder)) return { folder, hash, bundler: undefined };
  const bundler = await (early ?? bundle(aside, entries));
  if (!bundler) throw new Error(`The ${name} could not be bundled; the message above says why.`);
  for (const old of listBundles(name)) {
    const isAnothers = isRunning(Number(/\.(\d+)$/.exec(old)?.[1] ?? 0));
    if (old !== folder && !isAnothers) rmSync(old, { recursive: true, force: true });
  }
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another command may have been quicker.
    if (!isComplete(folder)) throw error;
  }
  return { folder, hash, bundler };
}

/**
 * Where an entry of a bundle is to be imported from.
 * @param {string} folder
 * @param {string} entry
 */
function bundled(folder, entry) {
  return pathToFileURL(join(folder, `${entry}.mjs`)).href;
}

/**
 * The process that made the bundle, with the bundler loaded; null where it could not, and has said why.
 * @param {string} folder
 * @param {Record<string, string>} entries
 * @returns {Promise<ChildProcess | null>}
 */
async function bundle(folder, entries) {
  // Most commands have no use for it.
  const { fork } = await import("node:child_process");
  const inputs = Object.entries(entries).map(([key, file]) => `${key}=${file}`);
  const bundler = fork(join(root, "scripts/bundle.mjs"), [folder, ...inputs], {
    execArgv: [],
    serialization: "advanced",
  });
  return new Promise((resolve) => {
    bundler.once("message", () => resolve(bundler));
    bundler.once("error", () => resolve(null));
    bundler.once("exit", () => resolve(null));
  });
}

/**
 * All bundles of the name, older ones and what stopped commands left of theirs among them.
 * @param {string} name
 */
function listBundles(name) {
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((entry) => entry.startsWith(`${name}-`))
    .map((entry) => join(cache, entry));
}

/** @param {string} folder */
function isComplete(folder) {
  return existsSync(join(folder, "main.mjs"));
}

/** @param {number} owner number of the process that makes a bundle; 0 for one that is made */
function isRunning(owner) {
  try {
    return owner !== 0 && process.kill(owner, 0);
  } catch {
    return false;
  }
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
  const beside = ["site.config.ts", "package-lock.json", "scripts/bundle.mjs"].map((name) =>
    join(root, name),
  );
  for (const file of [...sources, ...beside]) {
    hash.update(file.slice(root.length)).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
