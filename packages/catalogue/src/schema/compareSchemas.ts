import type { Field, SchemaFile } from "../objects/schemaFile.ts";
import { compareSentences, type Sentences } from "../objects/sentencesFile.ts";

/** Lists what a renewal adds, removes and changes, and the sentences that are missing, stale or without a field. */
export function compareSchemas(before: SchemaFile | null, now: SchemaFile, sentences: Sentences): string[] {
  const oldFields: FieldFacts = before ? fieldsOf(before) : new Map();
  const newFields = fieldsOf(now);
  const lines: string[] = [];
  const { missing, unknown } = compareSentences(now, sentences);
  const undescribed = new Set(missing);
  for (const [name, field] of newFields) {
    const former = oldFields.get(name);
    const stale = undescribed.has(name) ? "" : "; its sentence may be stale";
    if (!former && before) lines.push(`added: ${name}`);
    if (former && former.type !== field.type)
      lines.push(`type changed: ${name}: ${former.type} → ${field.type}${stale}`);
    if (former && former.default !== field.default)
      lines.push(`default changed: ${name}: ${former.default} → ${field.default}${stale}`);
  }
  for (const name of oldFields.keys()) if (!newFields.has(name)) lines.push(`removed: ${name}`);
  return [
    ...lines,
    ...missing.map((name) => `no sentence: ${name}`),
    ...unknown.map((name) => `sentence about nothing: ${name}`),
  ];
}

/** Type and default of each field as text. */
type FieldFacts = Map<string, Record<"type" | "default", string>>;

function fieldsOf({ types }: SchemaFile): FieldFacts {
  return new Map(
    Object.entries(types).flatMap(([type, { fields = {} }]) =>
      Object.entries(fields).map(([name, field]) => [`${type}.${name}`, describeField(field)] as const),
    ),
  );
}

function describeField(field: Field) {
  const {
    default: usual,
    caption,
    section,
    view,
    since,
    variables,
    constants,
    unique,
    validator,
    ...type
  } = field;
  return { type: JSON.stringify(type), default: usual === undefined ? "none" : JSON.stringify(usual) };
}
