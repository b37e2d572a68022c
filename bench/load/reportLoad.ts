import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import type { LoadReport, LoadRow } from "./measureLoad.ts";

/** The figures as a Markdown table. */
export function formatLoad({ route, seconds, bytes, rows }: LoadReport, machine: string): string {
  return `# Load

${machine}. wrk with 256 connections on loopback, ${seconds} s for each server, one process each; every answer is \`${route}\` with ${bytes} bytes, gzip. wrk shares the processor with the server.

| | requests a second | median | p99 | processor for each | requests | errors |
|---|---:|---:|---:|---:|---:|---:|
${rows.map(formatRow).join("\n")}
`;
}

function formatRow({ name, skipped, figures, processor }: LoadRow): string {
  if (!figures) return `| ${name} | skipped: ${skipped} | | | | | |`;
  const each = processor ? `${(processor * 1000).toFixed(0)} µs` : "";
  const { perSecond, p50, p99, requests, errors } = figures;
  return `| ${name} | ${Math.round(perSecond)} | ${p50.toFixed(1)} ms | ${p99.toFixed(1)} ms | ${each} | ${requests} | ${errors} |`;
}

/** Keeps the figures beside the others, in files of their own: they are taken by themselves. */
export async function writeLoad(report: LoadReport, machine: string): Promise<void> {
  const folder = join(projectRoot, "bench", "results");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "load.md"), formatLoad(report, machine));
  await writeFile(join(folder, "load.json"), `${JSON.stringify({ machine, ...report }, null, 2)}\n`);
}
