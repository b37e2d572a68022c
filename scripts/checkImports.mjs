import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { root } from "./root.mjs";

/**
 * `imports` names folders of the same package ("." for the files beside the folders) and other packages. `runs` says
 * where: "pure" code uses no file system, no React and no clock; "browser" code and code that runs "anywhere" uses no
 * Node module. A row of a whole package covers all its folders.
 * @typedef {{ runs: "pure" | "anywhere" | "browser" | "node", imports: string[] }} ImportRule
 * @typedef {Record<string, ImportRule>} ImportRules
 * @typedef {{ path: string, code: string }} SourceFile `path` from `packages/`, such as `search/src/search.ts`
 */

/** Node modules of which pure code uses what only computes: paths, hashes, the form of addresses. */
const COMPUTING = ["node:path", "node:crypto", "node:net"];

/**
 * Every import that the table does not allow, every folder without a row and every row without a folder.
 * @param {SourceFile[]} files
 * @param {ImportRules} rules
 * @returns {string[]}
 */
export function findImportFaults(files, rules) {
  /** @type {string[]} */
  const faults = [];
  const used = new Set();
  const uncovered = new Set();
  for (const { path, code } of files) {
    const { package: own, folder } = placeOf(path);
    const row = [`${own}/${folder}`, own].find((key) => rules[key]);
    const rule = rules[row ?? ""];
    if (!row || !rule) {
      uncovered.add(`${own}/${folder}`);
      continue;
    }
    used.add(row);
    const { imports, clocks } = readImports(code, path);
    for (const target of imports) {
      const why = faultOf({ path, target, row, rule });
      if (why) faults.push(`${path} imports "${target}": ${why}`);
    }
    if (rule.runs === "pure")
      for (const clock of clocks)
        faults.push(`${path} uses ${clock}: ${row} is pure, so the time is an argument`);
  }
  for (const key of uncovered) faults.push(`${key} has no row in packages/importRules.json`);
  for (const key of Object.keys(rules))
    if (!used.has(key))
      faults.push(`packages/importRules.json has a row "${key}", but there is no such folder`);
  return faults;
}

/**
 * @param {{ path: string, target: string, row: string, rule: ImportRule }} input
 * @returns {string | null}
 */
function faultOf({ path, target, row, rule }) {
  const { package: own, folder } = placeOf(path);
  const file = target.replace(/\?.*$/, "");
  if (file.startsWith(".")) {
    const reached = posix.join(posix.dirname(path), file);
    const there = placeOf(reached);
    if (reached.startsWith(`${own}/`) && !there.isSource) return null;
    if (there.package !== own)
      return there.isSource ? `use the entry @docs/${there.package}` : "it is outside of the package";
    const isFree = row === own || there.folder === folder || rule.imports.includes(there.folder);
    return isFree ? null : `${row} may import ${rule.imports.join(", ") || "nothing else"}`;
  }
  // Made by the bundler.
  if (file.startsWith("virtual:")) return null;
  if (rule.runs === "pure" && COMPUTING.includes(file)) return null;
  if (file.startsWith("node:"))
    return rule.runs === "node" ? null : `${row} runs ${where(rule)}, without Node`;
  const name = file.split("/", file.startsWith("@") ? 2 : 1).join("/");
  if (rule.runs === "pure" && /^react(-dom)?$/.test(name)) return `${row} is pure, without React`;
  const isAllowed = !name.startsWith("@docs/") || rule.imports.includes(name);
  return isAllowed ? null : `${row} may import ${rule.imports.join(", ") || "nothing else"}`;
}

/** @param {ImportRule} rule */
function where({ runs }) {
  return runs === "browser" ? "in the browser" : runs === "pure" ? "as a pure function" : "anywhere";
}

/** @param {string} path */
function placeOf(path) {
  const [name = "", source, folder = "", ...rest] = path.split("/");
  return { package: name, folder: rest.length > 0 ? folder : ".", isSource: source === "src" };
}

/**
 * What a module imports, also by `import()` and in types, and how it reads the clock.
 * @param {string} code
 * @param {string} path
 */
export function readImports(code, path) {
  /** @type {string[]} */
  const imports = [];
  /** @type {string[]} */
  const clocks = [];
  walk(parseAst(code, { lang: path.endsWith("x") ? "tsx" : "ts" }, path), (node) => {
    const source = node.type === "TSImportType" ? (node.source ?? node.argument) : node.source;
    if (/^(Import|Export|TSImportType)/.test(node.type) && typeof source?.value === "string")
      imports.push(source.value);
    const called =
      node.type === "CallExpression" && node.callee.type === "MemberExpression" ? node.callee : null;
    const method = called && `${called.object.name}.${called.property.name}`;
    if (method === "Date.now" || method === "performance.now") clocks.push(`${method}()`);
    if (node.type === "NewExpression" && node.callee.name === "Date" && node.arguments.length === 0)
      clocks.push("new Date()");
  });
  return { imports, clocks };
}

/**
 * @param {any} node
 * @param {(node: any) => void} visit
 */
function walk(node, visit) {
  if (typeof node !== "object" || node === null) return;
  if (typeof node.type === "string") visit(node);
  for (const value of Object.values(node)) walk(value, visit);
}

/** Checks the packages of this project against the table and prints what does not hold. */
export function checkImports() {
  const packages = join(root, "packages");
  const files = readdirSync(packages, { recursive: true, encoding: "utf8" })
    .filter((path) => /^[\w-]+[/\\]src[/\\].*\.tsx?$/.test(path))
    .map((path) => ({
      path: path.replaceAll("\\", "/"),
      code: readFileSync(join(packages, path), "utf8"),
    }));
  const rules = JSON.parse(readFileSync(join(packages, "importRules.json"), "utf8"));
  const faults = findImportFaults(files, rules);
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} files, ${faults.length} imports that are not allowed`);
  return faults.length > 0 ? 1 : 0;
}
