import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Problem, toProblem } from "@docs/generator";
import type { Example, Program, Refusal } from "./program.ts";
import { bash } from "./programs/bash.ts";
import { caddy } from "./programs/caddy.ts";
import { compose } from "./programs/compose.ts";
import { haproxy } from "./programs/haproxy.ts";
import { kubernetes } from "./programs/kubernetes.ts";
import { nginx } from "./programs/nginx.ts";
import { sievec } from "./programs/sievec.ts";
import { isInstalled } from "./runCommand.ts";

export const programs: Program[] = [bash, sievec, nginx, haproxy, caddy, compose, kubernetes];

export interface ProgramReport {
  program: Program;
  /** False when the machine does not have it: its examples are then unchecked. */
  installed: boolean;
  examples: number;
  problems: Problem[];
}

const AT_ONCE = 4;

/** Runs each example through the program it is written for. */
export async function checkExamples(examples: Example[], among = programs): Promise<ProgramReport[]> {
  const reports: ProgramReport[] = [];
  for (const program of among) {
    const own = examples.filter((example) => isFor(program, example));
    const installed = await isInstalled(program.command);
    const problems = installed ? await checkAll(program, own) : [];
    reports.push({ program, installed, examples: own.length, problems });
  }
  return reports;
}

function isFor({ languages, takes }: Program, example: Example): boolean {
  return languages.includes(example.lang.toLowerCase()) && (takes?.(example) ?? true);
}

async function checkAll(program: Program, examples: Example[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const queue = examples.values();
  const worker = async () => {
    for (const example of queue) {
      const refusal = await inFolder((folder) => program.check(example.code, folder));
      if (refusal) problems.push(problemOf(program, example, refusal));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return problems;
}

async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "example-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function problemOf({ name }: Program, { file, line }: Example, refusal: Refusal): Problem {
  const finding = {
    rule: name,
    message: `${name} refuses the example: ${refusal.message}`,
    hint: 'Correct it, or say why it cannot be checked with nocheck="…".',
    line: line + (refusal.line ?? 0),
  };
  return toProblem(finding, file);
}
