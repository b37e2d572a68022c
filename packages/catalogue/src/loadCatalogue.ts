import type { ContentTree, SourceTexts } from "../../generator/src/content/contentTree.ts";
import { readText } from "../../generator/src/content/readText.ts";
import { hashOf, type Remember } from "../../generator/src/content/remember.ts";
import { dataResult } from "../../generator/src/content/resultKeys.ts";
import { errorProblem, type Problem } from "../../generator/src/shared/problem.ts";
import { issuesToProblems } from "../../generator/src/shared/schemaProblems.ts";
import { createCatalogue } from "./catalogue.ts";
import { type DataFiles, dataFileNames, dataFilesSchema } from "./dataFiles.ts";

interface CatalogueSource {
  texts: SourceTexts;
  problems: Problem[];
  remember: Remember;
}

/** Reads `data/`; no catalogue when the tree has none, or when it cannot be used (then the problems say why). */
export async function loadCatalogue(
  source: CatalogueSource,
): Promise<Pick<ContentTree, "catalogue" | "dataKey">> {
  const { problems, remember } = source;
  const texts = new Map<string, string>();
  for (const name of dataFileNames) {
    const file = `data/${name}.json`;
    const bytes = source.texts.get(file);
    if (!bytes) continue;
    const read = readText(bytes, file);
    if (read.ok) texts.set(name, read.text);
    else problems.push(read.problem);
  }
  if (texts.size === 0) return { catalogue: null, dataKey: "" };
  const dataKey = hashOf([...texts].map(([name, text]) => `${name} ${hashOf(text)}`).join("\n"));
  const { data, problems: found } = await remember(dataResult(dataKey), () => parseData(texts));
  problems.push(...found);
  return { catalogue: data && createCatalogue(data), dataKey };
}

export interface ParsedData {
  /** Null when it cannot be used. */
  data: DataFiles | null;
  problems: Problem[];
}

/** Checking two thousand entries against their schemas takes longer than all else about them. */
function parseData(texts: Map<string, string>): ParsedData {
  const problems: Problem[] = [];
  const input: Record<string, unknown> = {};
  for (const [name, text] of texts) {
    const value = parseJson(text, `data/${name}.json`, problems);
    if (value !== undefined) input[name] = value;
  }
  const parsed = dataFilesSchema.safeParse(input);
  if (parsed.success) return { data: parsed.data, problems };
  for (const issue of parsed.error.issues) {
    const file = `data/${String(issue.path[0] ?? "")}.json`;
    problems.push(...issuesToProblems([issue], { input, file, rule: "data" }));
  }
  return { data: null, problems };
}

function parseJson(text: string, file: string, problems: Problem[]): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = `It is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`;
    problems.push(errorProblem({ rule: "data", message, hint: "Correct the syntax.", file }));
    return undefined;
  }
}
