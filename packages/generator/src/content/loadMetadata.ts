import { dirname } from "node:path";
import type { z } from "zod";
import { errorProblem, type Problem } from "../shared/problem.ts";
import type { ContentTree, SourceTexts } from "./contentTree.ts";
import { parseYaml, type YamlSource } from "./parseYaml.ts";
import { METADATA } from "./readSources.ts";
import { readText } from "./readText.ts";
import type { Remember } from "./remember.ts";
import { authorsSchema, categoryMetaSchema, tagsSchema } from "./schemas.ts";

type Metadata = Pick<ContentTree, "categories" | "authors" | "authorsFile" | "tags" | "problems">;

/** Reads `_category_.json|yml`, `authors.yml` and `tags.yml`. */
export async function loadMetadata(texts: SourceTexts, remember: Remember): Promise<Metadata> {
  const problems: Problem[] = [];
  const metadata: Metadata = {
    problems,
    categories: {},
    authors: {},
    authorsFile: { file: "blog/authors.yml", isBroken: false },
    tags: null,
  };
  for (const [file, bytes] of texts) {
    if (!METADATA.test(file)) continue;
    const read = readText(bytes, file);
    if (read.problem) problems.push(read.problem);
    if (file.includes("_category_")) await readCategory(file, read.text);
    else if (/authors\.ya?ml$/.test(file)) await readAuthors(file, read.text);
    else if (file.startsWith("blog/")) await readTags(file, read.text);
  }
  return metadata;

  async function readCategory(file: string, text: string) {
    const knownKeys = Object.keys(categoryMetaSchema.shape);
    const parsed = await parse({ text, file, schema: categoryMetaSchema, rule: "category", knownKeys });
    const { value, lines } = parsed;
    const folder = dirname(file);
    const other = metadata.categories[folder]?.file;
    if (other !== undefined) problems.push(secondCategory(file, other));
    else if (value) metadata.categories[folder] = { ...value, file, lines };
  }

  async function readAuthors(file: string, text: string) {
    const parsed = await parse({ text, file, schema: authorsSchema, rule: "authors" });
    metadata.authorsFile = { file, isBroken: parsed.problems.length > 0 };
    for (const [key, { image_url, imageURL, name, title, url, organization }] of Object.entries(
      parsed.value ?? {},
    )) {
      metadata.authors[key] = { key, name, title, url, organization, imageUrl: image_url ?? imageURL };
    }
  }

  async function readTags(file: string, text: string) {
    const parsed = await parse({ text, file, schema: tagsSchema, rule: "tags" });
    // A broken file allows every tag, because valid ones may be missing from it.
    if (parsed.problems.length === 0) metadata.tags = parsed.value;
  }

  async function parse<Schema extends z.ZodType>(source: Omit<YamlSource<Schema>, "firstLine">) {
    const parsed = await remember(`metadata ${source.file}`, source.text, () =>
      parseYaml({ ...source, firstLine: 1 }),
    );
    problems.push(...parsed.problems);
    return parsed;
  }
}

function secondCategory(file: string, other: string): Problem {
  const message = `The folder has two files that describe it: this one is not read, but ${other}.`;
  return errorProblem({ rule: "category", message, hint: "Keep one of them.", file });
}
