import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Runs `npm ci` when node_modules is missing or does not hold what the lockfile names. */
export async function ensureInstalled() {
  const reason = staleReason();
  if (reason === null) return;
  console.log(`Installing packages (${reason})`);
  const { spawnSync } = await import("node:child_process");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(npm, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error(
      "The packages could not be installed: npm ci failed, see above. Check the network and try again.",
    );
    process.exit(1);
  }
}

/** @returns {string | null} why an install is needed, or null when it is not */
function staleReason() {
  const wanted = readLock(join(root, "package-lock.json"));
  const installed = readLock(join(root, "node_modules", ".package-lock.json"));
  if (!wanted) {
    console.error("package-lock.json cannot be read. Get it back: git checkout HEAD -- package-lock.json");
    process.exit(1);
  }
  if (!installed) return "first run";
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    if (path !== "" && !optional && installed[path]?.version !== version) return "the lockfile has changed";
  }
  return null;
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | null}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return null;
  }
}
