import type { Field, SchemaFile } from "../objects/schemaFile.ts";
import type { Sentences } from "../objects/sentencesFile.ts";

/** Lists what a renewal adds, removes and changes, and the sentences that are missing, stale or without a field. */
export function compareSchemas(before: SchemaFile | null, now: SchemaFile, sentences: Sentences): string[] {
  const [old, fresh] = [before ? fieldsOf(before) : new Map<string, Field>(), fieldsOf(now)];
  const lines: string[] = [];
  const written = (name: string) => sentenceOf(sentences, name) !== undefined;
  for (const [name, field] of fresh) {
    const former = old.get(name);
    const stale = written(name) ? "; its sentence may be stale" : "";
    if (!former && before) lines.push(`added: ${name}`);
    if (former && typeText(former) !== typeText(field))
      lines.push(`type changed: ${name}: ${typeText(former)} → ${typeText(field)}${stale}`);
    if (former && text(former.default) !== text(field.default))
      lines.push(`default changed: ${name}: ${text(former.default)} → ${text(field.default)}${stale}`);
  }
  for (const name of old.keys()) if (!fresh.has(name)) lines.push(`removed: ${name}`);
  return [...lines, ...checkSentences(now, sentences)];
}

/** Lists fields and objects without a sentence, and sentences about what does not exist. */
function checkSentences(schema: SchemaFile, sentences: Sentences): string[] {
  const fields = fieldsOf(schema);
  const lines = [...fields.keys()]
    .filter((name) => sentenceOf(sentences, name) === undefined)
    .map((name) => `no sentence: ${name}`);
  lines.push(
    ...Object.keys(schema.objects)
      .filter((name) => !sentences.objects[name])
      .map((name) => `no sentence: ${name}`),
  );
  for (const [type, texts] of Object.entries(sentences.fields)) {
    for (const name of Object.keys(texts))
      if (!fields.has(`${type}.${name}`)) lines.push(`sentence without a field: ${type}.${name}`);
  }
  for (const name of Object.keys(sentences.objects))
    if (!schema.types[name]) lines.push(`sentence without an object: ${name}`);
  for (const [name, values] of Object.entries(sentences.enums)) {
    const known = new Set(schema.enums[name]?.map((value) => value.name));
    for (const value of Object.keys(values))
      if (!known.has(value)) lines.push(`sentence without a value: ${name}.${value}`);
  }
  return lines;
}

function sentenceOf({ fields }: Sentences, name: string): string | undefined {
  const at = name.lastIndexOf(".");
  return fields[name.slice(0, at)]?.[name.slice(at + 1)];
}

function fieldsOf({ types }: SchemaFile): Map<string, Field> {
  return new Map(
    Object.entries(types).flatMap(([type, { fields = {} }]) =>
      Object.entries(fields).map(([name, field]) => [`${type}.${name}`, field] as const),
    ),
  );
}

function typeText({
  default: _,
  caption,
  section,
  view,
  since,
  variables,
  constants,
  unique,
  validator,
  ...type
}: Field): string {
  return text(type);
}

function text(value: unknown): string {
  return value === undefined ? "none" : JSON.stringify(value);
}
