import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * The most lines of TypeScript, without tests: of all packages, and of the largest. Only a new feature raises them: the
 * tools for operators (5,700 in the catalogue), what writers see of their mistakes (2,900 in the generator), and last the
 * start of search, marked lines in the configuration checker and values entered in place (300 in both).
 */
const LIMITS = { total: 29_150, packages: /** @type {Record<string, number>} */ ({ generator: 16_080 }) };
const LONG = 300;
const SHORT = 10;

/**
 * @typedef {{ path: string, lines: number }} SourceLength `path` from `packages/`
 */

/**
 * The size of the packages as a report, and whether it is within the limits.
 * @param {SourceLength[]} files
 * @param {typeof LIMITS} limits
 */
export function reportSizes(files, limits = LIMITS) {
  const names = [...new Set(files.map(({ path }) => path.split("/")[0] ?? ""))].sort();
  const rows = [...names, "total"].map((name) => {
    const own = files.filter(({ path }) => name === "total" || path.startsWith(`${name}/`));
    const lines = own.reduce((sum, file) => sum + file.lines, 0);
    const most = name === "total" ? limits.total : limits.packages[name];
    return {
      name,
      lines,
      most,
      files: own.length,
      median: median(own),
      isOver: most !== undefined && lines > most,
    };
  });
  const text = rows.map(
    ({ name, lines, most, files: count, median: middle, isOver }) =>
      `${name.padEnd(10)} ${String(lines).padStart(6)} lines${most === undefined ? "" : ` of at most ${most}`}` +
      ` in ${count} files, median ${middle}${isOver ? "  TOO MANY" : ""}`,
  );
  const list = (/** @type {string} */ label, /** @type {SourceLength[]} */ found) =>
    `${found.length} files ${label}${found.length > 0 ? `: ${found.map(({ path, lines }) => `${path} (${lines})`).join(", ")}` : ""}`;
  text.push(
    list(
      `over ${LONG} lines`,
      files.filter(({ lines }) => lines > LONG),
    ),
  );
  text.push(
    list(
      `under ${SHORT} lines`,
      files.filter(({ lines }) => lines < SHORT),
    ),
  );
  return { text: text.join("\n"), ok: rows.every(({ isOver }) => !isOver) };
}

/** @param {SourceLength[]} files */
function median(files) {
  return files.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor(files.length / 2)] ?? 0;
}

/** Counts the lines in the `src` folders of this project and prints them. */
export function countLines() {
  const packages = join(root, "packages");
  const files = readdirSync(packages, { recursive: true, encoding: "utf8" })
    .filter((path) => /^[\w-]+\/src\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, lines: readFileSync(join(packages, path), "utf8").split("\n").length - 1 }));
  const { text, ok } = reportSizes(files);
  console.log(text);
  return ok ? 0 : 1;
}
