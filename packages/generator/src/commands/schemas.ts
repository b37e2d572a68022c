import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { loadValidConfig } from "../build/loadSite.ts";
import {
  authorsSchema,
  categoryMetaSchema,
  docFrontMatterSchema,
  pageFrontMatterSchema,
  postFrontMatterSchema,
  tagsSchema,
} from "../content/schemas.ts";
import type { Extension } from "../extension.ts";
import { vocabularySchema } from "../prose/vocabulary.ts";
import type { CommandLine } from "./commandLine.ts";

const SCHEMAS: Record<string, z.ZodType> = {
  "doc.json": docFrontMatterSchema,
  "post.json": postFrontMatterSchema,
  "page.json": pageFrontMatterSchema,
  "category.json": categoryMetaSchema,
  "authors.json": authorsSchema,
  "tags.json": tagsSchema,
  "vocabulary.json": vocabularySchema,
};

/** `npm run schemas`: writes JSON schemas of the content files for editors. */
export async function runSchemas({ content }: CommandLine): Promise<number> {
  const { config } = await loadValidConfig(content);
  const folder = join(content, "schemas");
  const files = Object.entries(schemaFiles(config.extensions));
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  console.log(`${files.length} schemas are in ${folder}.`);
  return 0;
}

/** Returns JSON schemas by file name, generated from the schemas that the build validates with. */
export function schemaFiles(extensions: Extension[]): Record<string, string> {
  const all = Object.assign({}, SCHEMAS, ...extensions.map(({ schemas }) => schemas));
  return Object.fromEntries(
    Object.entries<z.ZodType>(all).map(([name, schema]) => [
      name,
      `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
    ]),
  );
}

/** Uses draft 7, which editors support best, and allows a `$schema` key in every file. */
function toJsonSchema(definition: z.ZodType) {
  const schema = z.toJSONSchema(definition, { target: "draft-7", io: "input" });
  if (schema.type !== "object") return schema;
  return { ...schema, properties: { $schema: { type: "string" }, ...schema.properties } };
}
