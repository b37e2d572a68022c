import { availableParallelism, loadavg, totalmem } from "node:os";

/** What the figures depend on besides the code. Asked before anything runs, since a busy machine slows every time. */
export function describeMachine(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)} at the start`;
  return `${process.platform} ${process.arch}, ${availableParallelism()} cores, ${memory}, Node ${process.versions.node}, ${load}`;
}
