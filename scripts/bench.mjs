import { findChromium } from "./findChromium.mjs";
import { loadBundled } from "./tool.mjs";

/**
 * Measures builds, sizes and visits and prints a table; bench/README.md says how.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runBench(args) {
  const module = await loadBundled("bench", { main: "bench/main.ts" }, ["bench", "packages"]);
  return module.main(args, findChromium);
}
