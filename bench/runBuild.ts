import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { projectRoot } from "../packages/generator/src/build/projectPaths.ts";
import { setAside } from "./setAside.ts";

export interface BuildRequest {
  content: string;
  out: string;
  /** The project's own cache when absent. */
  cache?: string;
  /** Starts from nothing: no cache of any kind, no previous site. */
  cold?: boolean;
}

export interface BuildRun {
  wallMs: number;
  /** Of all threads of the process; what other processes do hardly changes it. */
  cpuMs: number;
  peakBytes: number;
  /** What the build printed. */
  output: string;
}

// Written by the process itself as it ends, so nothing has to watch it. VmHWM, where there is one, knows nothing of the
// parent; the portable figure may.
const REPORT_USAGE = `
import { readFileSync, writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
if (isMainThread) process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  let peak = maxRSS;
  try { peak = Number(/VmHWM:\\s*(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]); } catch {}
  writeSync(3, JSON.stringify({ peakBytes: peak * 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 }));
});`;

/** One build as a fresh process, exactly as a person starts it; throws with its output when it fails. */
export async function runBuild({ content, out, cache, cold = false }: BuildRequest): Promise<BuildRun> {
  if (cold) for (const folder of cache ? [out, cache] : [out]) await setAside(folder, dirname(folder));
  if (cache) await mkdir(cache, { recursive: true });
  const hook = `data:text/javascript,${encodeURIComponent(REPORT_USAGE)}`;
  const args = [
    "scripts/run.mjs",
    "build",
    "--content",
    content,
    "--out",
    out,
    ...(cold ? ["--no-cache"] : []),
  ];
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", hook, ...args], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", ...(cache ? { SITE_CACHE: cache } : {}) },
  });
  const ended = new Promise<{ code: number | null; wallMs: number }>((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) => done({ code, wallMs: performance.now() - started }));
  });
  const [{ code, wallMs }, stdout, stderr, usage] = await Promise.all([
    ended,
    text(child.stdout as Readable),
    text(child.stderr as Readable),
    text(child.stdio[3] as Readable),
  ]);
  if (code !== 0) throw new Error(`The build of ${content} ended with ${code}.\n${stdout}\n${stderr}`);
  const { peakBytes, cpuMs } = JSON.parse(usage) as Pick<BuildRun, "peakBytes" | "cpuMs">;
  return { wallMs, cpuMs, peakBytes, output: stdout };
}
