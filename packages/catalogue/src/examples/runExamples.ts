import { parseArgs } from "node:util";
import { formatProblems } from "@docs/generator";
import { loadSite } from "@docs/generator/site";
import { checkExamples, collectExamples, type ProgramReport } from "./checkExamples.ts";

/** `npm run examples`: runs the pages' examples through the programs they are written for. */
export async function runExamples(args: string[], codeHash: string): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      content: { type: "string", default: "content" },
      public: { type: "string", default: "public" },
    },
  });
  const { pages } = await loadSite({ ...values, useCache: true, codeHash, onlyChecks: true });
  const examples = collectExamples(pages);
  const { text, ok } = reportExamples(await checkExamples(examples), values.content);
  console.log(`Examples\n${text}`);
  return ok ? 0 : 1;
}

/** Formats one line per program; skipped ones are listed with the package to install. */
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
