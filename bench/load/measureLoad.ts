import { spawnSync } from "node:child_process";
import { type LoadFigures, runWrk } from "./runWrk.ts";
import {
  compressPage,
  type LoadedServer,
  type ServedPage,
  startBareNginx,
  startBareNode,
  startNginx,
  startOurs,
} from "./servers.ts";

export interface LoadRow {
  name: string;
  /** Why there are no figures, where a program is missing. */
  skipped?: string;
  figures?: LoadFigures;
  /** The server's own, for each answer, in milliseconds; comparable even on a busy machine. */
  processor?: number | null;
}

export interface LoadReport {
  route: string;
  seconds: number;
  bytes: number;
  rows: LoadRow[];
}

interface Candidate {
  name: string;
  needs: string[];
  start(page: ServedPage): Promise<LoadedServer>;
}

const CANDIDATES: Candidate[] = [
  { name: "our server", needs: ["wrk"], start: startOurs },
  { name: "bare Node, one answer from memory", needs: ["wrk"], start: startBareNode },
  { name: "nginx, our configuration", needs: ["wrk", "nginx"], start: startNginx },
  { name: "bare nginx, one file", needs: ["wrk", "nginx"], start: startBareNginx },
];

interface LoadBench extends ServedPage {
  seconds: number;
  print(line: string): void;
}

/** Asks each server for one page as often as it answers, one server after the other, each in a process of its own. */
export async function measureLoad({ seconds, print, ...page }: LoadBench): Promise<LoadReport> {
  const bytes = await compressPage(page);
  const rows: LoadRow[] = [];
  for (const { name, needs, start } of CANDIDATES) {
    const missing = needs.find((program) => !isInstalled(program));
    const row = missing ? { name, skipped: `${missing} is not installed` } : { name, ...(await load(start)) };
    rows.push(row);
    print(`  ${name}: ${row.figures ? `${Math.round(row.figures.perSecond)} a second` : row.skipped}`);
  }
  return { route: page.route, seconds, bytes, rows };

  async function load(start: Candidate["start"]): Promise<Omit<LoadRow, "name">> {
    const server = await start(page);
    try {
      // The first second compiles the server's code.
      await runWrk(server.url, 1);
      const before = server.processorMs();
      const figures = await runWrk(server.url, seconds);
      const after = server.processorMs();
      return { figures, processor: before && after && (after - before) / figures.requests };
    } finally {
      server.stop();
    }
  }
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ["-v"], { stdio: "ignore" }).error === undefined;
}
