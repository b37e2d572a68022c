import { dirname, join } from "node:path";
import type { Author } from "../shared/metadata.ts";
import type { Problem } from "../shared/problem.ts";
import { parseYaml } from "./parseYaml.ts";
import { readText } from "./readText.ts";
import { authorsSchema, type CategoryMeta, categoryMetaSchema, type TagMeta, tagsSchema } from "./schemas.ts";

interface Metadata {
  categories: Record<string, CategoryMeta>;
  authors: Record<string, Author>;
  tags: Record<string, TagMeta> | null;
}

/** Reads `_category_.json|yml`, `authors.yml` and `tags.yml`. */
export function loadMetadata(root: string, files: string[], problems: Problem[]): Metadata {
  const metadata: Metadata = { categories: {}, authors: {}, tags: null };
  for (const file of files) {
    const read = readText(join(root, file), file);
    if (!read.ok) problems.push(read.problem);
    else if (file.includes("_category_")) readCategory(file, read.text);
    else if (/authors\.ya?ml$/.test(file)) readAuthors(file, read.text);
    else if (file.startsWith("blog/")) readTags(file, read.text);
  }
  return metadata;

  function readCategory(file: string, text: string) {
    const knownKeys = Object.keys(categoryMetaSchema.shape);
    const parsed = parseYaml({
      text,
      file,
      firstLine: 1,
      schema: categoryMetaSchema,
      rule: "category",
      knownKeys,
    });
    if (parsed.ok) metadata.categories[dirname(file).replace(/^docs\/?/, "")] = parsed.value;
    else problems.push(...parsed.problems);
  }

  function readAuthors(file: string, text: string) {
    const parsed = parseYaml({ text, file, firstLine: 1, schema: authorsSchema, rule: "authors" });
    if (!parsed.ok) problems.push(...parsed.problems);
    else
      for (const [key, { name, title, url, image_url, imageURL }] of Object.entries(parsed.value)) {
        metadata.authors[key] = { key, name, title, url, imageUrl: image_url ?? imageURL };
      }
  }

  function readTags(file: string, text: string) {
    const parsed = parseYaml({ text, file, firstLine: 1, schema: tagsSchema, rule: "tags" });
    if (parsed.ok) metadata.tags = parsed.value;
    else problems.push(...parsed.problems);
  }
}
