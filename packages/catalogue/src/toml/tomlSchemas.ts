import { z } from "zod";
import { historyFile } from "../data/historySchema.ts";
import { referenceFiles } from "../data/referenceSchemas.ts";
import { entryFiles, fileOf, text } from "../data/schemas.ts";
import { messageFile, repliesFile } from "./messageSchema.ts";
import { movesFile } from "./moveSchema.ts";
import { settingSchema } from "./settingSchema.ts";
import { upgradesFile } from "./upgradeSchema.ts";

const texts = z.array(text);

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

/** Every file of the data folder of a version that is configured by TOML keys. */
export const tomlFiles = z.strictObject({
  ...entryFiles,
  ...referenceFiles,
  settings: fileOf(settingSchema),
  history: historyFile,
  upgrades: upgradesFile,
  moves: movesFile,
  replies: repliesFile,
  sieve: z.strictObject({ version: text, extensions: z.array(z.strictObject({ name: text })).min(1) }),
  spam: spamFile,
  message: messageFile,
  rfcs: fileOf(rfcSchema),
  stores: fileOf(z.strictObject({ type: text, name: text })),
  listeners: fileOf(listenerSchema),
  "first-start": fileOf(z.strictObject({ key: text, value: z.string() })),
  releases: fileOf(z.strictObject({ version: text, date: text, highlight: text })),
  calculators: fileOf(calculatorSchema),
});
export type TomlData = z.output<typeof tomlFiles>;
