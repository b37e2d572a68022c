import { z } from "zod";
import { sentence } from "../data/schemas.ts";
import type { SchemaFile } from "./schemaFile.ts";

/** `sentences.json`: our words about objects, fields and values, by the names of `schema.json`; written by hand. */
export const sentencesFile = z.strictObject({
  objects: z.record(
    z.string(),
    z.strictObject({
      text: z.string().min(10),
      applies: z
        .enum(["immediately", "reload", "restart", "operational"])
        .describe("When a change takes effect; `operational` is data, not a setting."),
      note: z.string().optional().describe("What surprises."),
    }),
  ),
  fields: z.record(z.string(), z.record(z.string(), sentence)),
  enums: z.record(z.string(), z.record(z.string(), z.string().min(3).max(260))),
  variants: z
    .record(z.string(), z.record(z.string(), z.string().min(3)))
    .default({})
    .describe("Of variants whose names do not say what they are."),
});
export type Sentences = z.output<typeof sentencesFile>;

/** Names of objects and fields without a sentence, and of sentences about what does not exist. */
export function compareSentences(
  { objects, types, enums }: SchemaFile,
  sentences: Sentences,
): Record<"missing" | "unknown", string[]> {
  const fields = Object.entries(types).flatMap(([type, one]) =>
    Object.keys(one.fields ?? {}).map((name) => `${type}.${name}`),
  );
  const values = Object.entries(enums).flatMap(([name, all]) => all.map((value) => `${name}.${value.name}`));
  const variants = Object.entries(types).flatMap(([type, one]) =>
    (one.variants ?? []).map(({ name }) => `${type}.${name}`),
  );
  return {
    missing: [
      ...without(Object.keys(objects), Object.keys(sentences.objects)),
      ...without(fields, namesIn(sentences.fields)),
    ],
    unknown: [
      ...without(Object.keys(sentences.objects), Object.keys(types)),
      ...without(namesIn(sentences.fields), fields),
      ...without(namesIn(sentences.enums), values),
      ...without(namesIn(sentences.variants), variants),
    ],
  };
}

function namesIn(texts: Record<string, Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([owner, named]) =>
    Object.keys(named).map((name) => `${owner}.${name}`),
  );
}

function without(names: string[], existing: string[]): string[] {
  const all = new Set(existing);
  return names.filter((name) => !all.has(name));
}
