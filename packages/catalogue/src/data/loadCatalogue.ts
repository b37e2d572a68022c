import { type ExtensionInput, issuesToProblems, type Problem, parseYaml } from "@docs/generator";
import type { z } from "zod";
import { createCatalogue } from "./catalogue.ts";
import { dataFileNames, dataFilesSchema } from "./dataFiles.ts";

/**
 * Reads the files of the data folder and checks them against their schemas. There is no catalogue when the folder has no
 * data, or when it cannot be used; then the problems say why. The key is all texts that it was made of.
 */
export async function loadCatalogue(
  folder: string,
  readText: ExtensionInput["readText"],
  remember: ExtensionInput["remember"] = async (_text, make) => make(),
) {
  const problems: Problem[] = [];
  const fileOf = (name: string) => `${folder}/${name}.json`;
  const texts = dataFileNames.flatMap((name) => {
    const text = readText(fileOf(name));
    return text === null ? [] : [{ name, text }];
  });
  const key = texts.map(({ name, text }) => `${name} ${text}`).join("\n");
  if (texts.length === 0) return { catalogue: null, key, problems };

  const read = () =>
    dataFilesSchema.safeParse(Object.fromEntries(texts.map(({ name, text }) => [name, readJson(text)])));
  // Checking it takes ten times as long as reading it.
  const data = await remember(key, () => read().data ?? null);
  if (data) return { catalogue: createCatalogue(data), key, problems };
  // Read again by the slow parser, which knows the line of everything.
  for (const { name, text } of texts) {
    const source = {
      text,
      file: fileOf(name),
      firstLine: 1,
      schema: dataFilesSchema.shape[name],
      rule: "data",
    };
    problems.push(...parseYaml<z.ZodType>(source).problems);
  }
  // What is wrong with a file is told once, not again for everything that is missing with it.
  if (problems.length === 0) {
    const missing = read().error?.issues.filter(({ path }) => path.length === 1) ?? [];
    for (const issue of missing) {
      problems.push(
        ...issuesToProblems([issue], { input: {}, file: fileOf(String(issue.path[0])), rule: "data" }),
      );
    }
  }
  return { catalogue: null, key, problems };
}

/** Undefined for what is not JSON. `$schema` is for editors. */
function readJson(text: string): unknown {
  try {
    const { $schema, ...values } = JSON.parse(text);
    return values;
  } catch {
    return undefined;
  }
}
