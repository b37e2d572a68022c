import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./findChromium.mjs";
import { root } from "./root.mjs";
import { runPackage } from "./runProcess.mjs";

/**
 * Runs the unit, build and browser tests; the last line printed is `N passed, N failed`.
 * @param {string[]} args passed on to Vitest, such as a file name
 * @returns {Promise<number>}
 */
export async function runTests(args) {
  const totals = { passed: 0, failed: 0 };
  let code = await runSuite("unit", args, totals);
  code = (await runSuite("build", args, totals)) || code;
  try {
    const env = { CHROMIUM_PATH: await findChromium() };
    code = (await runSuite("browser", args, totals, env)) || code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    totals.failed++;
    code = 1;
  }
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return code;
}

/** @typedef {{ status: string, assertionResults: unknown[] }} TestFile */

/**
 * @param {"unit" | "build" | "browser"} name
 * @param {string[]} args
 * @param {{ passed: number, failed: number }} totals
 * @param {Record<string, string>} [env]
 */
export async function runSuite(name, args, totals, env) {
  const report = join(root, "node_modules", ".cache", "site", `${name}-tests.json`);
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runPackage(
    "vitest/vitest.mjs",
    ["run", `--project=${name}`, "--passWithNoTests", ...reporters, ...args],
    env,
  );
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    totals.passed += numPassedTests;
    // A file that could not even be loaded counts as one failure.
    const broken = testResults.filter(
      (/** @type {TestFile} */ { status, assertionResults }) =>
        status === "failed" && assertionResults.length === 0,
    );
    totals.failed += numFailedTests + broken.length;
  } catch {
    totals.failed++;
  }
  return code;
}
