import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { root } from "./root.mjs";

/** @typedef {{ path: string, code: string }} SourceFile `path` from the project's folder */

const FOLDERS = ["packages", "test", "bench", "scripts"];
/** What `run.mjs` starts. */
const PROGRAMS = [
  "packages/generator/src/cli.ts",
  "packages/catalogue/src/examples/runExamples.ts",
  "packages/catalogue/src/history/makeHistory.ts",
];
const SOURCE = /^packages\/[^/]+\/src\/.*\.tsx?$/;

/**
 * Exports of the packages that nothing imports. What an entry of a package exports is for others.
 * @param {SourceFile[]} files all that may import
 * @param {Set<string>} entries files that are entries of packages
 * @returns {string[]}
 */
export function unusedExports(files, entries) {
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  /** @type {{ path: string, names: string[] }[]} */
  const exported = [];
  for (const { path, code } of files) {
    const { body } = parseAst(
      code,
      { lang: /\.[cm]?js$/.test(path) ? "js" : path.endsWith("x") ? "tsx" : "ts" },
      path,
    );
    if (SOURCE.test(path) && !entries.has(path)) exported.push({ path, names: body.flatMap(namesExported) });
    for (const { target, names } of importsOf(body)) {
      if (!target.startsWith(".")) continue;
      const file = posix.join(posix.dirname(path), target.replace(/\?.*$/, ""));
      // An `import()` may use any name that its file mentions.
      const found = names ?? code.match(/[\w$]+/g) ?? [];
      used.set(file, new Set([...(used.get(file) ?? []), ...found]));
    }
  }
  return exported.flatMap(({ path, names }) =>
    names
      .filter((name) => !used.get(path)?.has(name))
      .map((name) => `${path} exports "${name}", which nothing imports`),
  );
}

/**
 * @param {any} node a statement of a module
 * @returns {string[]}
 */
function namesExported(node) {
  if (node.type !== "ExportNamedDeclaration" || node.source) return [];
  const { declaration, specifiers } = node;
  if (!declaration) return specifiers.map((/** @type {any} */ each) => each.exported.name);
  if (declaration.declarations)
    return declaration.declarations.map((/** @type {any} */ each) => each.id.name);
  return declaration.id ? [declaration.id.name] : [];
}

/**
 * Each module that another one imports, with the names; null where they cannot be told.
 * @param {any} node
 * @returns {{ target: string, names: string[] | null }[]}
 */
function importsOf(node) {
  if (typeof node !== "object" || node === null) return [];
  const target = (node.source ?? node.argument)?.value;
  if (typeof target === "string" && /^(Import|Export|TSImportType)/.test(node.type)) {
    const names = node.specifiers?.map(
      (/** @type {any} */ each) => (each.imported ?? each.local)?.name ?? null,
    );
    const isKnown = names?.length > 0 && names.every(Boolean) && !/Namespace/.test(node.specifiers[0].type);
    return [{ target, names: isKnown ? names : null }];
  }
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.flatMap(importsOf) : importsOf(value),
  );
}

/** Looks for unused exports in the packages of this project and prints them. */
export function findUnusedExports() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/(^|\/)(node_modules|fixtures|\.work)\//.test(path))
      .map((path) => posix.join(folder, path)),
  );
  const read = (/** @type {string} */ path) => ({ path, code: readFileSync(join(root, path), "utf8") });
  const entries = readdirSync(join(root, "packages"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const { exports } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
      return Object.values(exports).map((file) => posix.join("packages", name, String(file)));
    });
  const found = unusedExports([...files, "site.config.ts"].map(read), new Set([...entries, ...PROGRAMS]));
  for (const line of found) console.error(line);
  console.log(`${files.length} files, ${found.length} exports that nothing imports`);
  return found.length > 0 ? 1 : 0;
}
