import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** CPU time of a process and its children, which hardly depends on other load; null outside Linux. */
export function processorMs(processId: number): number | null {
  try {
    const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []));
    return all
      .filter(({ id, parent }) => id === processId || parent === processId)
      .reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
  } catch {
    return null;
  }
}

function readProcess(name: string) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, "utf8");
    // What follows the name in brackets, which may itself have blanks: state, parent, … user and system time.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return [{ id: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return [];
  }
}
