import { type ExtensionInput, errorProblem, issuesToProblems, type Problem } from "@docs/generator";
import { type Catalogue, createCatalogue } from "./catalogue.ts";
import { dataFileNames, dataFilesSchema } from "./dataFiles.ts";

interface LoadedCatalogue {
  /** Null when the folder has no data, or when it cannot be used; then the problems say why. */
  catalogue: Catalogue | null;
  /** All texts it was made of. */
  key: string;
  problems: Problem[];
}

/** Reads the files of the data folder and checks them against their schemas. */
export function loadCatalogue(folder: string, readText: ExtensionInput["readText"]): LoadedCatalogue {
  const problems: Problem[] = [];
  const fileOf = (name: string) => `${folder}/${name}.json`;
  const texts = dataFileNames.flatMap((name) => {
    const text = readText(fileOf(name));
    return text === null ? [] : [{ name, text }];
  });
  const key = texts.map(({ name, text }) => `${name} ${text}`).join("\n");
  if (texts.length === 0) return { catalogue: null, key, problems };

  const input = Object.fromEntries(texts.map(({ name, text }) => [name, parseJson(text, fileOf(name))]));
  // What is not JSON is told once, not again for everything that is missing with it.
  if (problems.length > 0) return { catalogue: null, key, problems };
  const parsed = dataFilesSchema.safeParse(input);
  if (parsed.success) return { catalogue: createCatalogue(parsed.data), key, problems };
  for (const issue of parsed.error.issues) {
    const file = fileOf(String(issue.path[0] ?? ""));
    problems.push(...issuesToProblems([issue], { input, file, rule: "data" }));
  }
  return { catalogue: null, key, problems };

  function parseJson(text: string, file: string): unknown {
    try {
      return JSON.parse(text);
    } catch (cause) {
      const message = `It is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`;
      problems.push(errorProblem({ rule: "data", message, hint: "Correct the syntax.", file }));
      return undefined;
    }
  }
}
