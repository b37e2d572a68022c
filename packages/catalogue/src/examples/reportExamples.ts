import { formatProblems } from "@docs/generator";
import type { ProgramReport } from "./checkExamples.ts";

/** What the programs said, one line each; skipped ones are named with what would bring them. */
export function reportExamples(reports: ProgramReport[], root: string): { text: string; ok: boolean } {
  const lines = reports.map(({ program, installed, examples, problems }) => {
    const head = `  ${program.name.padEnd(10)} ${examples} examples`;
    if (!installed) return `${head}, SKIPPED: not installed (Debian: ${program.package})`;
    return problems.length > 0 ? `${head}, ${problems.length} refused` : `${head}, all accepted`;
  });
  const problems = reports.flatMap((report) => report.problems);
  const text = [...lines, ...(problems.length > 0 ? [formatProblems(problems, { root })] : [])].join("\n");
  return { text, ok: problems.length === 0 };
}
