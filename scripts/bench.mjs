import { join } from "node:path";
import { importTypeScript } from "../packages/generator/bin/importTypeScript.mjs";
import { findChromium } from "./findChromium.mjs";
import { root } from "./root.mjs";

/**
 * Measures this site, alone or beside other generators, and prints tables; bench/README.md says how.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runBench(args) {
  const { module } = await importTypeScript(join(root, "bench/main.ts"), root);
  return module.main(args, findChromium);
}
