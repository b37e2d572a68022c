import { z } from "zod";
import { fileOf } from "./schemas.ts";

/** Schemas of commands, endpoints, functions and the other tables of `content/data`. */

const text = z.string().min(1);
const texts = z.array(text);

const option = z.strictObject({
  name: text,
  short: text.optional(),
  value: text.optional().describe("Placeholder of its value; absent for a switch."),
  summary: text,
  default: text.optional(),
  required: z.boolean().optional(),
  repeatable: z.boolean().optional(),
  values: texts.optional(),
  environment: text.optional(),
});
const argument = z.strictObject({
  name: text,
  summary: text,
  required: z.boolean(),
  values: texts.optional(),
  default: text.optional(),
  repeatable: z.boolean().optional(),
});
const subcommand = z.strictObject({
  name: text,
  summary: text,
  arguments: z.array(argument),
  options: z.array(option),
  uses: texts.optional(),
  example: text,
});
const program = z.strictObject({
  name: text,
  summary: text,
  options: z.array(option),
  commands: z
    .array(z.strictObject({ name: text, summary: text, subcommands: z.array(subcommand) }))
    .default([]),
});
export type Program = z.output<typeof program>;
export type Subcommand = z.output<typeof subcommand>;

const endpointSchema = z.strictObject({
  group: text,
  method: text,
  path: text,
  summary: text,
  query: z.array(z.strictObject({ name: text })).optional(),
  permission: text.nullish().describe("Permission the caller needs; null when none is checked."),
  enterprise: z.boolean().optional(),
  auth: text.optional(),
  note: text.optional(),
});
export type Endpoint = z.output<typeof endpointSchema>;

const functionSchema = z.strictObject({
  name: text,
  args: z.int(),
  parameters: texts,
  returns: text,
  module: text,
  summary: text,
  example: text,
});

const variableSchema = z.strictObject({
  name: text,
  summary: text,
  sets: texts,
  values: texts.optional(),
});

const spamFile = z.strictObject({
  version: text,
  tags: z.array(
    z.strictObject({
      tag: text,
      score: z.union([z.number(), z.enum(["reject", "discard"])]).nullable(),
      setBy: texts,
      summary: text.optional(),
    }),
  ),
});
export type SpamTag = z.output<typeof spamFile>["tags"][number];

const rfcSchema = z.strictObject({
  id: text,
  number: z.int().nullish(),
  title: text,
  group: text,
  status: z.enum(["implemented", "planned"]),
});

const listenerSchema = z.strictObject({
  id: text,
  bind: text,
  port: z.int(),
  protocol: text,
  tls: text,
  summary: text,
});

/** A calculator: derives several settings of the server and around it from one number. */
const calculatorSchema = z.strictObject({
  name: text,
  label: text,
  example: z.number(),
  most: z.number(),
  scale: z
    .number()
    .describe("Factor from the entered number to the unit of the settings: 1000000 from MB to bytes."),
  step: z.number().describe("Results are rounded up to a multiple of it."),
  results: z.array(
    z.strictObject({
      title: text,
      lines: texts.describe(
        "`{1.5}` means 1.5 times the number, and `{1.5/1048576}` the same divided by 1048576.",
      ),
      stored: z.boolean().optional().describe("Settings of the database, which commands can store."),
    }),
  ),
});
export type Calculator = z.output<typeof calculatorSchema>;

export const referenceFiles = {
  cli: z.strictObject({ version: text, programs: z.array(program).min(1) }),
  endpoints: fileOf(endpointSchema),
  functions: fileOf(functionSchema),
  variables: fileOf(variableSchema),
  sieve: z.strictObject({ version: text, extensions: z.array(z.strictObject({ name: text })).min(1) }),
  spam: spamFile,
  rfcs: fileOf(rfcSchema),
  stores: fileOf(z.strictObject({ type: text, name: text })),
  listeners: fileOf(listenerSchema),
  "first-start": fileOf(z.strictObject({ key: text, value: z.string() })),
  releases: fileOf(z.strictObject({ version: text, date: text, highlight: text })),
  "event-keys": fileOf(z.strictObject({ key: text, summary: text })),
  environment: fileOf(z.strictObject({ name: text, usedBy: text, summary: text })),
  calculators: fileOf(calculatorSchema),
};
