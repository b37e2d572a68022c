import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface MeasuredRun {
  wallMs: number;
  /** Peak resident memory of all its processes; null where the system does not tell. */
  peakBytes: number | null;
  /** Null when it ended well, else a sentence. */
  failure: string | null;
  output: string;
}

export interface RunRequest {
  program: string;
  args: string[];
  env?: Record<string, string>;
  cwd: string;
  /** Ended after this long, and recorded so. */
  limitMs?: number;
}

const LIMIT_MS = 600_000;
const SAMPLE_MS = 100;
const KEPT_OUTPUT = 20_000;
const STOPS = ["SIGINT", "SIGTERM"] as const;

/** Runs a program to its end, watches its memory from outside and stops it, with all it started, at the limit. */
export async function runMeasured(request: RunRequest): Promise<MeasuredRun> {
  const { program, args, env, cwd, limitMs = LIMIT_MS } = request;
  const started = performance.now();
  // A group of its own, so that the limit ends helpers as well.
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", CI: "1", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }
  let peakBytes: number | null = null;
  const sampling = setInterval(() => {
    const bytes = child.pid === undefined ? null : groupMemory(child.pid);
    if (bytes !== null) peakBytes = Math.max(peakBytes ?? 0, bytes);
  }, SAMPLE_MS);
  let isOverTime = false;
  const limit = setTimeout(() => {
    isOverTime = true;
    endGroup(child.pid);
  }, limitMs);
  // Being in a group of its own, it would outlive a benchmark that is stopped.
  const stop = () => {
    endGroup(child.pid);
    process.exit(1);
  };
  for (const signal of STOPS) process.once(signal, stop);
  const closed = new Promise((done) => child.once("close", done));
  const end = await new Promise<string | null>((done) => {
    child.once("error", (error) => done(error.message));
    child.once("exit", (code, signal) => done(code === 0 ? null : `ended with ${code ?? signal}`));
  });
  const wallMs = performance.now() - started;
  clearInterval(sampling);
  clearTimeout(limit);
  for (const signal of STOPS) process.off(signal, stop);
  // Helpers it left behind would slow the next one, and hold its output open.
  endGroup(child.pid);
  await closed;
  return { wallMs, peakBytes, failure: isOverTime ? "stopped" : end, output };
}

function endGroup(pid: number | undefined) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All have ended already.
  }
}

/** Resident memory of all processes of a group, in bytes; null where the system does not tell. */
function groupMemory(group: number): number | null {
  const statuses = processes().filter((status) => Number(/^NSpgid:\s*(\d+)/m.exec(status)?.[1]) === group);
  const bytes = statuses.map((status) => Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) * 1024);
  return bytes.length > 0 ? bytes.reduce((sum, one) => sum + one, 0) : null;
}

function processes(): string[] {
  try {
    return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? read(`/proc/${name}/status`) : []));
  } catch {
    return [];
  }
}

/** Processes end while they are looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
