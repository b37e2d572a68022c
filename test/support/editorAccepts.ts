import { Ajv } from "ajv";
import { parse } from "yaml";
import { schemaFiles } from "../../packages/generator/src/commands/schemas.ts";
import { splitFrontMatter } from "../../packages/generator/src/content/splitFrontMatter.ts";
import { realExtension } from "./extension.ts";

const schemas = schemaFiles([realExtension]);
const ajv = new Ajv({ strict: false });
const validators = new Map(
  Object.entries(schemas).map(([name, text]) => [name, ajv.compile(JSON.parse(text))]),
);

/** Whether the schema that editors use for a content file accepts the text. */
export function editorAccepts(file: string, text: string): boolean {
  const validate = validators.get(schemaOf(file) ?? "");
  const yaml = /\.mdx?$/.test(file) ? splitFrontMatter(text).frontMatter : text;
  return !validate || validate(parse(yaml) ?? {});
}

/** The schema that a file has. */
export function schemaOf(file: string): string | undefined {
  if (file in schemas) return file;
  const kind = /^(doc|blog|page)s?\/.*\.mdx?$/.exec(file)?.[1];
  if (kind) return kind === "blog" ? "post.json" : `${kind}.json`;
  const name = /(?:^|\/)_?(category|authors|tags)_?\.(?:json|ya?ml)$/.exec(file)?.[1];
  return name && `${name}.json`;
}
