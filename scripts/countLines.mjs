import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const LONG = 300;
const SHORT = 10;

/**
 * @typedef {{ path: string, lines: number }} SourceLength `path` from `packages/`
 */

/**
 * Reports the size of each package, and which files are unusually long or short.
 * @param {SourceLength[]} files
 */
export function reportSizes(files) {
  const names = [...new Set(files.map(({ path }) => path.split("/")[0] ?? ""))].sort();
  const rows = [...names, "total"].map((name) => {
    const lengths = files
      .filter(({ path }) => name === "total" || path.startsWith(`${name}/`))
      .map(({ lines }) => lines)
      .sort((a, b) => a - b);
    const lines = lengths.reduce((sum, length) => sum + length, 0);
    const median = lengths[Math.floor(lengths.length / 2)];
    return `${name.padEnd(10)} ${String(lines).padStart(6)} lines in ${lengths.length} files, median ${median}`;
  });
  const list = (/** @type {string} */ label, /** @type {SourceLength[]} */ found) =>
    `${found.length} files ${label}: ${found.map(({ path, lines }) => `${path} (${lines})`).join(", ") || "none"}`;
  return [
    ...rows,
    list(
      `over ${LONG} lines`,
      files.filter(({ lines }) => lines > LONG),
    ),
    list(
      `under ${SHORT} lines`,
      files.filter(({ lines }) => lines < SHORT),
    ),
  ].join("\n");
}

/** Prints the lines of TypeScript in the packages, without tests. */
export function countLines() {
  const packages = join(root, "packages");
  const files = readdirSync(packages, { recursive: true, encoding: "utf8" })
    .filter((path) => /^[\w-]+\/src\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, lines: readFileSync(join(packages, path), "utf8").split("\n").length - 1 }));
  console.log(reportSizes(files));
  return 0;
}
