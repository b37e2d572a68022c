import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface LoadFigures {
  perSecond: number;
  /** Latency percentiles in milliseconds. */
  p50: number;
  p99: number;
  requests: number;
  /** Connections that failed, and answers that were neither 2xx nor 3xx. */
  errors: number;
}

/** As many requests as the server takes, by 256 connections that stay open; a browser's own encodings but brotli. */
export async function runWrk(url: string, seconds: number): Promise<LoadFigures> {
  const load = ["--threads", "2", "--connections", "256", "--duration", `${seconds}s`, "--timeout", "10s"];
  const { stdout } = await run("wrk", [...load, "--latency", "--header", "Accept-Encoding: gzip", url]);
  return readWrk(stdout);
}

/** Parses the output of wrk; throws with the complete output if it has another format. */
export function readWrk(output: string): LoadFigures {
  const find = (pattern: RegExp) => pattern.exec(output)?.slice(1) ?? [];
  const figures = {
    perSecond: Number(find(/Requests\/sec:\s*([\d.]+)/)[0]),
    p50: milliseconds(find(/50%\s+([\d.]+)(us|ms|s|m)/)),
    p99: milliseconds(find(/99%\s+([\d.]+)(us|ms|s|m)/)),
    requests: Number(find(/(\d+) requests in/)[0]),
    errors:
      find(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/).reduce(
        (sum, count) => sum + Number(count),
        0,
      ) + Number(find(/Non-2xx or 3xx responses: (\d+)/)[0] ?? 0),
  };
  if (Object.values(figures).some(Number.isNaN)) throw new Error(`wrk printed no figures:\n${output}`);
  return figures;
}

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function milliseconds([value, unit]: string[]): number {
  return Number(value) * (MILLISECONDS[unit ?? ""] ?? Number.NaN);
}
