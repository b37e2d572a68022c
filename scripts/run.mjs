#!/usr/bin/env node
// Entry point of every npm command: installs missing packages, then runs the site tool or the checks.
import { join } from "node:path";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { root } from "./root.mjs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node 20.19 or newer is needed; this is ${process.version}. Install a current Node and try again.`,
  );
  process.exit(1);
}

const [command = "", ...args] = process.argv.slice(2);
await ensureInstalled();

switch (command) {
  case "test":
    process.exitCode = await (await import("./test.mjs")).runTests(args);
    break;
  case "check":
    if (args.length > 0) await runTool();
    else process.exitCode = await (await import("./check.mjs")).runCheck();
    break;
  case "format":
    process.exitCode = await (await import("./check.mjs")).runFormat();
    break;
  case "bench":
    process.exitCode = await (await import("./bench.mjs")).runBench(args);
    break;
  case "screenshots":
    process.exitCode = await (await import("./takeScreenshots.mjs")).takeScreenshots(args);
    break;
  case "examples": {
    const { module, hash } = await importTool("packages/catalogue/src/examples/runExamples.ts");
    process.exitCode = await module.runExamples(args, hash);
    break;
  }
  case "history": {
    const { module } = await importTool("packages/catalogue/src/history/makeHistory.ts");
    process.exitCode = await module.makeHistory(args);
    break;
  }
  default:
    await runTool();
}

/** Passes the command on to the site's tool. */
async function runTool() {
  process.env["NODE_ENV"] ??= command === "dev" ? "development" : "production";
  if (command === "deploy" && args.includes("release")) {
    process.env["CHROMIUM_PATH"] ??= (await import("./findChromium.mjs")).installedChromium() ?? "";
  }
  const { module, hash } = await importTool("packages/generator/src/cli.ts");
  const code = await module.main([command, ...args], hash);
  // Output to a pipe may not have been written yet.
  await new Promise((done) => process.stdout.write("", done));
  process.exit(code);
}

/** @param {string} file */
async function importTool(file) {
  const { importTypeScript } = await import("../packages/generator/bin/importTypeScript.mjs");
  return importTypeScript(join(root, file), root);
}
