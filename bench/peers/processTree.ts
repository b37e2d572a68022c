import { readdirSync, readFileSync } from "node:fs";

/** Resident memory of a process and all it has started, in bytes; null where the system does not tell. */
export function treeMemory(pid: number): number | null {
  const own = residentBytes(pid);
  if (own === null) return null;
  return childrenOf(pid).reduce((sum, child) => sum + (treeMemory(child) ?? 0), own);
}

function residentBytes(pid: number): number | null {
  const kilobytes = /VmRSS:\s*(\d+)/.exec(read(`/proc/${pid}/status`))?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

/** Any thread of a process may have started another process. */
function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
  );
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
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
