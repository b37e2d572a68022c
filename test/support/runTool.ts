import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";

/** An injected fault: at a file system call that concerns the new site, or after a build step. */
export type Fault =
  | { at: "step"; name: string }
  | {
      at: "call";
      /** A function of `node:fs/promises`, or of `node:fs` where it does its work at once. */
      name: "rename" | "rm" | "writeFileSync";
      /** Which of its calls, counted from one. */
      count: number;
      /** An error code; without one the process is killed on the spot. */
      code?: string;
    };

export interface ToolRun {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** Not the developer's cache, from which builds of a mini site would evict the real pages. */
const CACHE = "node_modules/.cache/site-faults";

/** Runs the site's tool in a new process, exactly as npm does, with an optional fault. */
export async function runTool(args: string[], fault?: Fault): Promise<ToolRun> {
  const hook = fault ? ["--import", `data:text/javascript,${encodeURIComponent(hookFor(fault))}`] : [];
  const child = spawn(process.execPath, [...hook, "scripts/run.mjs", ...args], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", SITE_CACHE: CACHE },
  });
  const [[code, signal], stdout, stderr] = await Promise.all([
    once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, signal, output: stdout + stderr };
}

function hookFor(fault: Fault): string {
  return `
import files from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
const fault = ${JSON.stringify(fault)};
const strike = (path) => {
  if (!fault.code) return process.kill(process.pid, "SIGKILL");
  throw Object.assign(new Error(fault.code + ": as planted"), { code: fault.code, path });
};
if (fault.at === "step") {
  const { write } = process.stdout;
  process.stdout.write = function (line, ...rest) {
    write.call(this, line, ...rest);
    if (String(line).trim().startsWith(fault.name + " ")) strike();
    return true;
  };
}
if (fault.at === "call") {
  const module = fault.name.endsWith("Sync") ? files : promises;
  const original = module[fault.name];
  let count = 0;
  const isStruck = (paths) => paths.some((path) => String(path).includes(".next-")) && ++count === fault.count;
  module[fault.name] = (...args) => {
    if (!isStruck(args.slice(0, 2))) return original(...args);
    if (module === files) return strike(args[0]);
    return Promise.resolve(args[0]).then(strike);
  };
  syncBuiltinESMExports();
}`;
}
