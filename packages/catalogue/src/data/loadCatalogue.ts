import {
  type ExtensionInput,
  errorProblem,
  issuesToProblems,
  type Problem,
  parseYaml,
} from "@docs/generator";
import type { z } from "zod";
import { findJsonFault } from "../check/snippets/checkJson.ts";
import type { Catalogue, ServerModel } from "./catalogue.ts";

type Input = Pick<ExtensionInput, "folder" | "readText"> & Partial<Pick<ExtensionInput, "remember">>;

/**
 * Loads and validates the files of the data folder, by the model to which it belongs. The catalogue is null if the folder
 * has no data, or if the data is invalid; then the problems say why. The cache key is the text of all files.
 */
export async function loadCatalogue<Loaded extends Catalogue>(
  models: readonly ServerModel<z.ZodObject, Loaded>[],
  { folder, readText, remember = async (_text, make) => make() }: Input,
) {
  const fileOf = (name: string) => `${folder}/${name}.json`;
  const model = models.find(({ marker }) => readText(fileOf(marker)) !== null) ?? models[0];
  const texts = Object.keys(model?.files.shape ?? {}).flatMap((name) => {
    const text = readText(fileOf(name));
    return text === null ? [] : [{ name, text }];
  });
  const key = texts.map(({ name, text }) => `${name} ${text}`).join("\n");
  if (!model || texts.length === 0) return { catalogue: null, key, problems: [] };

  const read = () =>
    model.files.safeParse(Object.fromEntries(texts.map(({ name, text }) => [name, readJson(text)])));
  // Validation takes ten times as long as parsing, so its result is cached.
  const data = await remember(key, () => read().data ?? null);
  if (data) return { catalogue: model.create(data), key, problems: [] };
  // Parses again with the slow parser, which knows line numbers.
  const problems = texts.flatMap(({ name, text }) => {
    const schema = model.files.shape[name];
    return parseYaml<z.ZodType>({ text, file: fileOf(name), firstLine: 1, schema, rule: "data" }).problems;
  });
  // The slow parser is one of YAML, which allows more than JSON, such as a comma after the last item.
  if (problems.length === 0)
    problems.push(...texts.flatMap(({ name, text }) => checkJson(text, fileOf(name))));
  // Missing files are only reported if the existing ones are valid.
  if (problems.length === 0) {
    const missing = read().error?.issues.filter(({ path }) => path.length === 1) ?? [];
    problems.push(
      ...missing.flatMap((issue) =>
        issuesToProblems([issue], { input: {}, file: fileOf(String(issue.path[0])), rule: "data" }),
      ),
    );
  }
  return { catalogue: null, key, problems };
}

function checkJson(text: string, file: string): Problem[] {
  const fault = findJsonFault(text);
  if (!fault) return [];
  const message = `It is not valid JSON: ${fault.reason}.`;
  const hint = "Remove commas after the last item and tabs inside of strings.";
  return [errorProblem({ rule: "data", message, hint, file, line: fault.line })];
}

/** Returns undefined for invalid JSON. `$schema` is for editors. */
function readJson(text: string): unknown {
  try {
    const { $schema, ...values } = JSON.parse(text);
    return values;
  } catch {
    return undefined;
  }
}
