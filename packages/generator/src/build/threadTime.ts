import { readFileSync } from "node:fs";

/**
 * Milliseconds this thread has had a processor for; where the system does not tell (all but Linux), those of the clock.
 * Threads share few processors in a build, and on the clock each one pays for the others.
 */
export function threadTime(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
