import { join } from "node:path";
import { serve } from "../packages/generator/src/serve/serve.ts";
import { runMeasured } from "./build/runMeasured.ts";
import { installPackages } from "./sites/installPackages.ts";

const AFDOCS = { afdocs: "0.22.2" };
const SAMPLED_PAGES = "60";
/** The address that all sites are made for. */
const ORIGIN = "https://stalw.art";

/** Asks afdocs how well programs can read a built site; all sites are served by our server, which negotiates for each. */
export async function scoreForPrograms(out: string, folder: string): Promise<Record<string, number>> {
  const tools = join(folder, "afdocs");
  await installPackages(tools, { name: "afdocs-runner", private: true, dependencies: AFDOCS });
  const served = await serve({ root: out, port: 0, host: "127.0.0.1", print: () => undefined });
  const page = served.url.replace(/\/$/, "");
  const scope = ["--canonical-origin", ORIGIN, "--sampling", "deterministic", "--max-links", SAMPLED_PAGES];
  const options = ["--format", "scorecard", "--quiet", "--request-delay", "0"];
  try {
    const { output, failure } = await runMeasured({
      program: process.execPath,
      args: [join(tools, "node_modules/afdocs/bin/afdocs.mjs"), "check", page, ...scope, ...options],
      cwd: tools,
    });
    return readScore(output, failure);
  } finally {
    await served.close();
  }
}

/** Reads the report of afdocs, which also ends with an error where a check fails. */
export function readScore(output: string, failure: string | null): Record<string, number> {
  const score = /Overall Score: (\d+) \/ 100/.exec(output)?.[1];
  if (score === undefined) throw new Error(`afdocs gave no score: ${failure ?? output.trim().slice(-200)}`);
  const count = (status: string) => output.match(new RegExp(`^\\s*${status}\\s`, "gm"))?.length ?? 0;
  return { lostPoints: 100 - Number(score), failedChecks: count("FAIL"), warnedChecks: count("WARN") };
}
