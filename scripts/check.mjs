import { spawnSync } from "node:child_process";
import { checkImports } from "./checkImports.mjs";
import { findChromium } from "./findChromium.mjs";
import { root } from "./root.mjs";
import { runPackage, runProcess } from "./runProcess.mjs";
import { runSuite } from "./test.mjs";

const BIOME = "@biomejs/biome/bin/biome";

/**
 * Everything that must hold before a change lands: format and lint, types, import rules, unused code, packages, unit and
 * build tests, spelling, wording, build, the examples through real programs, browser tests.
 * @returns {Promise<number>}
 */
export async function runCheck() {
  const totals = { passed: 0, failed: 0 };
  const chromium = await findChromium();
  /** @type {[string, () => Promise<number>][]} */
  const steps = [
    ["format and lint", () => runPackage(BIOME, ["check", "--error-on-warnings"])],
    ["types", () => runPackage("typescript/bin/tsc", ["-p", "."])],
    ["import rules", async () => checkImports()],
    ["unused files, exports and packages", () => runPackage("knip/bin/knip.js", [])],
    ["known vulnerabilities", async () => auditPackages()],
    ["unit tests", () => runSuite("unit", [], totals)],
    ["build tests", () => runSuite("build", [], totals)],
    ["spelling", () => runProcess(process.execPath, ["scripts/run.mjs", "spelling"])],
    ["voice", () => runProcess(process.execPath, ["scripts/run.mjs", "voice"])],
    ["build", () => runProcess(process.execPath, ["scripts/run.mjs", "build", "--strict"])],
    ["examples", () => runProcess(process.execPath, ["scripts/run.mjs", "examples"])],
    ["browser tests", () => runSuite("browser", [], totals, { CHROMIUM_PATH: chromium })],
  ];
  const failed = [];
  for (const [name, run] of steps) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const code = await run();
    if (code !== 0) failed.push(name);
    console.log(
      `── ${name}: ${code === 0 ? "ok" : "FAILED"} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll checks passed");
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return failed.length > 0 ? 1 : 0;
}

/** Asks npm for known vulnerabilities. A registry that answers no such requests fails nothing. */
function auditPackages() {
  const { status, stdout, stderr } = spawnSync("npm", ["audit", "--audit-level=high", "--fetch-retries=0"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  console.log(stdout + stderr);
  return stderr.includes("audit endpoint returned an error") ? 0 : (status ?? 1);
}

/** Formats the code and sorts its imports. */
export function runFormat() {
  return runPackage(BIOME, ["check", "--write"]);
}
