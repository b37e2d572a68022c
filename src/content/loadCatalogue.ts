import { join } from "node:path";
import { type Catalogue, createCatalogue } from "../catalogue/catalogue.ts";
import { dataFileNames, dataFilesSchema } from "../catalogue/dataFiles.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { issuesToProblems } from "../shared/schemaProblems.ts";
import { readText } from "./readText.ts";

/** Reads `data/`; null when the tree has none, or when it cannot be used (then the problems say why). */
export function loadCatalogue(root: string, files: string[], problems: Problem[]): Catalogue | null {
  const present = dataFileNames.filter((name) => files.includes(`data/${name}.json`));
  if (present.length === 0) return null;
  const input: Record<string, unknown> = {};
  for (const name of present) {
    const file = `data/${name}.json`;
    const value = readJson(join(root, file), file, problems);
    if (value !== undefined) input[name] = value;
  }
  const parsed = dataFilesSchema.safeParse(input);
  if (parsed.success) return createCatalogue(parsed.data);
  for (const issue of parsed.error.issues) {
    const file = `data/${String(issue.path[0] ?? "")}.json`;
    problems.push(...issuesToProblems([issue], { input, file, rule: "data" }));
  }
  return null;
}

function readJson(absolute: string, file: string, problems: Problem[]): unknown {
  const read = readText(absolute, file);
  if (!read.ok) {
    problems.push(read.problem);
    return undefined;
  }
  try {
    return JSON.parse(read.text);
  } catch (cause) {
    const message = `It is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`;
    problems.push(errorProblem({ rule: "data", message, hint: "Correct the syntax.", file }));
    return undefined;
  }
}
