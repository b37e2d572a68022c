#!/usr/bin/env node
// The door to every npm command: makes sure the packages are there, then runs the site tool or the checks.
import { setFlagsFromString } from "node:v8";
import { ensureInstalled } from "./ensureInstalled.mjs";

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
    process.exitCode = await (await import("./check.mjs")).runCheck();
    break;
  case "format":
    process.exitCode = await (await import("./check.mjs")).runFormat();
    break;
  case "bench":
    process.exitCode = await (await import("./bench.mjs")).runBench(args);
    break;
  default: {
    process.env["NODE_ENV"] ??= command === "dev" ? "development" : "production";
    if (command === "deploy" && args.includes("images")) {
      process.env["CHROMIUM_PATH"] ??= (await import("./findChromium.mjs")).installedChromium() ?? "";
    }
    // V8 would spend a third of a build's processor time on optimizing code that is soon done with; it is to wait longer.
    // Most of what a build makes it keeps for a while: room for new objects is to grow at once, not in small steps.
    if (command === "build" || command === "start") {
      setFlagsFromString("--interrupt-budget=800000");
      setFlagsFromString("--semi-space-growth-factor=16");
    }
    const { loadTool } = await import("./tool.mjs");
    const { tool, bundler } = await loadTool();
    const code = await tool.main([command, ...args], bundler);
    // What was printed into a pipe is still on its way.
    await new Promise((done) => process.stdout.write("", done));
    process.exit(code);
  }
}
