import { z } from "zod";
import { sentence, text } from "../data/schemas.ts";

/** How a value is written in the new field; without it, the value needs a decision. */
const forms = [
  "boolean",
  "number",
  "duration",
  "size",
  "string",
  "enum",
  "set",
  "expression",
  "rate",
  "secret",
] as const;

const moveSchema = z.strictObject({
  key: text,
  became: z
    .enum(["kept", "renamed", "moved", "manual", "gone"])
    .describe("`moved` changes its form as well, and `manual` needs a decision."),
  to: text.optional().describe("Object and field that take its place, `x:Http.redirectRoot`."),
  also: z.array(text).optional().describe("Further fields that it becomes."),
  form: z.enum(forms).optional(),
  values: z.array(text).optional().describe("The values of an enum."),
  renamed: z.record(text, text).optional().describe("The values of an enum, by those of 0.15."),
  min: z.number().optional(),
  max: z.number().optional(),
  unread: z.literal(true).optional().describe("The field exists, but the server does not read it."),
  note: text.optional(),
  defaults: z
    .tuple([z.string().nullable(), z.string().nullable()])
    .optional()
    .describe("The defaults of both releases, if they differ; null for none."),
  script: z.literal(true).optional().describe("The migration script of the server converts it."),
  evidence: text.describe("Where both releases read it."),
});

/** `moves.json`: what became of each setting in the release that is configured by objects. */
export const movesFile = z.strictObject({
  version: text,
  to: text,
  collections: z
    .array(
      z.strictObject({
        prefix: text.describe("What stands before `.<id>`."),
        object: text.describe("What each id becomes, with the id as its name."),
        needs: z.array(text).optional().describe("Fields without which there is no object."),
        names: z.record(text, text).optional().describe("Objects of the first start, by the port they use."),
        first: z
          .record(text, z.string())
          .optional()
          .describe("Variants of those of the first start, by their names; empty for objects without."),
        variants: z
          .record(
            text,
            z.strictObject({
              needs: z.array(text).optional(),
              defaults: z
                .record(text, z.json())
                .optional()
                .describe("Those of 0.15, which differ or may be set."),
            }),
          )
          .optional()
          .describe("The values of `@type`; fields of the others are not read."),
      }),
    )
    .describe(
      "Tables of settings that become objects; the plan makes those of which all settings can be converted.",
    ),
  consequences: z
    .array(
      z.strictObject({
        keys: z
          .array(text)
          .min(1)
          .optional()
          .describe("Settings, or what their keys begin with; every server without them."),
        value: text.optional().describe("The value that one of them has, as a regular expression."),
        text: sentence,
        page: z
          .string()
          .regex(/^\//)
          .describe("The address of the page or section that explains what to do."),
        label: text.describe("Its title or heading."),
        evidence: text,
      }),
    )
    .describe("What changes besides the settings, in the order of work."),
  entries: z.array(moveSchema).min(1),
});
