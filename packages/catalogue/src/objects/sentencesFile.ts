import { z } from "zod";
import { sentence } from "../data/schemas.ts";

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
