import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Problem, type SitePage, toProblem } from "@docs/generator";
import { type Example, type Program, programs, type Refusal } from "./programs.ts";
import { isInstalled, runCommand } from "./runCommand.ts";

/** Without the program, its examples are unchecked. */
export type ProgramReport = { program: Program; installed: boolean; examples: number; problems: Problem[] };

const CONCURRENCY = 4;

/** Returns all fences of the pages, except those with `nocheck`. */
export function collectExamples(pages: Pick<SitePage, "file" | "snippets">[]): Example[] {
  return pages.flatMap(({ file, snippets }) =>
    snippets.filter(({ nocheck }) => nocheck === undefined).map((snippet) => ({ ...snippet, file })),
  );
}

/** Runs each example through the program it is written for; programs without examples have no report. */
export async function checkExamples(examples: Example[], among = programs): Promise<ProgramReport[]> {
  const reports: ProgramReport[] = [];
  for (const program of among) {
    const { command, languages, takes = () => true } = program;
    const matching = examples.filter((example) => languages.includes(example.lang) && takes(example));
    if (matching.length === 0) continue;
    const installed = await isInstalled(command);
    const problems = installed ? await checkAll(program, matching) : [];
    reports.push({ program, installed, examples: matching.length, problems });
  }
  return reports;
}

async function checkAll(program: Program, examples: Example[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const queue = examples.values();
  const worker = async () => {
    for (const example of queue) {
      const refusal = await check(program, example.code);
      if (refusal) problems.push(problemOf(program, example, refusal));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return problems;
}

/** Returns null if the program accepts the code. */
async function check(program: Program, code: string): Promise<Refusal | null> {
  const folder = await mkdtemp(join(tmpdir(), "example-"));
  try {
    const file = join(folder, program.file);
    await writeFile(file, `${(await program.prepare?.(code, folder)) ?? code}\n`);
    const { status, output } = await runCommand(program.command, program.args(file, folder));
    if (status === 0 || program.isFine?.(output)) return null;
    return program.read(output.replaceAll(`${folder}/`, ""), code);
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
