import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../packages/generator/src/build/projectPaths.ts";
import { BUDGETS } from "./budgets.ts";
import { type Figure, keepsBudget, median, type Unit } from "./figure.ts";
import type { Options } from "./options.ts";

export interface Report {
  machine: string;
  options: Options;
  figures: Figure[];
}

const FORMATS: Record<Unit, (value: number) => string> = {
  bytes: (value) => `${(value / 1000).toFixed(2)} kB`,
  memory: (value) => `${(value / 1e6).toFixed(0)} MB`,
  ms: (value) => `${value.toFixed(0)} ms`,
  seconds: (value) => `${value.toFixed(2)} s`,
  times: (value) => `${value.toFixed(2)}×`,
  share: (value) => value.toFixed(3),
  score: (value) => value.toFixed(3),
  count: (value) => String(value),
};

/** The figures as a Markdown table. */
export function formatReport({ figures, options, machine }: Report): string {
  const promised = figures.filter((figure) => figure.budget);
  const kept = promised.filter(keepsBudget);
  const { docs, posts, rounds, visits } = options;
  const corpus = `${docs} docs, ${posts} posts`;
  return `# Figures

${machine}. Corpus: ${corpus}. Rounds: ${rounds} of builds, ${visits} of visits.

${kept.length} of ${promised.length} budgets kept.

| | | median | range | budget | |
|---|---|---:|---:|---:|---|
${figures.map(formatRow).join("\n")}
`;
}

/** Keeps figures beside the code, for people and for programs. */
export async function writeReport(report: Report, name: string): Promise<void> {
  const folder = join(projectRoot, "bench", "results");
  await mkdir(folder, { recursive: true });
  const data = { ...report, budgets: BUDGETS };
  await writeFile(join(folder, `${name}.md`), formatReport(report));
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(data, null, 2)}\n`);
}

function formatRow(figure: Figure): string {
  const { part, label, unit, values, budget } = figure;
  const format = FORMATS[unit];
  const middle = values.length > 0 ? format(median(values)) : "not measured";
  const range = values.length > 1 ? `${format(Math.min(...values))} – ${format(Math.max(...values))}` : "";
  const kept = keepsBudget(figure);
  const verdict = kept === undefined ? "" : kept ? "kept" : "**missed**";
  return `| ${part} | ${label} | ${middle} | ${range} | ${budget ? `≤ ${format(BUDGETS[budget])}` : ""} | ${verdict} |`;
}
