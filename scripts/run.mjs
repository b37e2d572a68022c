#!/usr/bin/env node
// Entry point of every npm command: installs missing packages, then runs the site tool or the checks.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { helpOf } from "./help.mjs";
import { root } from "./root.mjs";

const TOOL = "packages/generator/src/cli.ts";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node 20.19 or newer is needed; this is ${process.version}. Install a current Node and try again.`,
  );
  process.exit(1);
}

if (/[#?]/.test(root)) {
  console.error(`The bundler reads no folder whose path has # or ?: ${root}. Rename it.`);
  process.exit(1);
}

/** Commands without options of their own; the others read theirs. */
const WITHOUT_OPTIONS = ["test", "format", "schema"];

const [command = "", ...args] = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  console.log(helpOf(command));
} else {
  await ensureInstalled();
  try {
    process.exitCode = await run();
  } catch (error) {
    process.exitCode = 1;
    console.error(args.includes("--verbose") ? error : explain(error));
  }
  // Output to a pipe may not have been written yet.
  await new Promise((done) => process.stdout.write("", done));
  // Whatever a command has left running.
  process.exit();
}

/** @returns {Promise<number>} */
async function run() {
  if (WITHOUT_OPTIONS.includes(command)) parseArgs({ args, allowPositionals: true });
  switch (command) {
    case "test":
      return (await import("./test.mjs")).runTests(args);
    case "check":
      return args.length > 0 ? runTool() : (await import("./check.mjs")).runCheck();
    case "format":
      return (await import("./check.mjs")).runFormat();
    case "bench":
      return (await import("./bench.mjs")).runBench(args);
    case "screenshots":
      return (await import("./takeScreenshots.mjs")).takeScreenshots(args);
    case "examples": {
      const { module } = await importTool("packages/catalogue/src/examples/runExamples.ts");
      // Pages are cached for the code that compiles them.
      return module.runExamples(args, (await importTool(TOOL)).hash);
    }
    case "schema": {
      const { module } = await importTool("packages/catalogue/src/schema/renew.ts");
      return module.renew(args, join(root, "content"));
    }
    default:
      return runTool();
  }
}

/** Passes the command on to the site's tool. */
async function runTool() {
  process.env["NODE_ENV"] ??= command === "dev" ? "development" : "production";
  if (command === "deploy" && args.includes("release")) {
    process.env["CHROMIUM_PATH"] ??= (await import("./findChromium.mjs")).installedChromium() ?? "";
  }
  const { module, hash } = await importTool(TOOL);
  return module.main([command, ...args], hash);
}

/** @param {string} file */
async function importTool(file) {
  const { importTypeScript } = await import("../packages/generator/bin/importTypeScript.mjs");
  return importTypeScript(join(root, file), root);
}

/**
 * Says in a line what failed.
 * @param {unknown} error
 */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const { message, code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
  if (!code.startsWith("ERR_PARSE_ARGS")) return message;
  // Node goes on with advice on arguments that begin with a dash.
  return `${message.split(/\.\s/, 1)[0]}: npm run ${command} -- --help lists what there is.`;
}
