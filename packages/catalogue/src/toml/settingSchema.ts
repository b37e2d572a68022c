import { z } from "zod";
import { sentence } from "../data/schemas.ts";

const settingKinds = [
  "boolean",
  "integer",
  "float",
  "string",
  "text",
  "secret",
  "enum",
  "expression",
  "duration",
  "size",
  "rate",
  "cron",
  "url",
  "hostname",
  "domain",
  "email",
  "ip",
  "ip-mask",
  "address",
  "path",
  "pattern",
  "reference",
] as const;

/** The default of an expression as a list of `if … then … else`. */
const conditional = z.strictObject({
  // biome-ignore lint/suspicious/noThenProperty: the server uses this name.
  if: z.array(z.strictObject({ if: z.string(), then: z.string() })),
  else: z.string(),
});

export const settingSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9<][\w<>.-]*$/)
    .describe("`store.<id>.path`: a part in angle brackets is a name the operator chooses."),
  group: z.string().describe("The reference page it is listed on."),
  type: z.enum(settingKinds),
  list: z.boolean().optional().describe("Several values, as an array."),
  canBeOff: z.boolean().optional().describe("`false`, `disable`, `never` or `0` switch it off."),
  format: z.string().optional().describe("How a value is written, if the type does not say it."),
  values: z.array(z.string()).optional().describe("The only values allowed."),
  default: z
    .union([z.string(), conditional])
    .nullable()
    .describe("What the server uses when the key is absent; null for none."),
  defaultsBy: z
    .record(z.string(), z.string())
    .optional()
    .describe("Defaults that depend on the kind of store or the name of the entry."),
  fallsBackTo: z.string().optional().describe("Another key whose value is used when this one is absent."),
  required: z.boolean().optional(),
  requiredWhen: z.string().optional(),
  appliesTo: z.array(z.string()).optional().describe("Kinds of store or directory that read it."),
  refersTo: z
    .string()
    .optional()
    .describe(
      "What its value names: `store` for the id of a store, including one that an expression returns.",
    ),
  variables: z.array(z.string()).optional().describe("Variables an expression can use."),
  variableSet: z.string().optional().describe("Name of a set of variables, if they depend on another key."),
  constants: z.array(z.string()).optional().describe("Words an expression can return."),
  enterprise: z.boolean(),
  stored: z
    .enum(["local", "database"])
    .describe("In `config.toml`, or in the database through web admin, CLI or API."),
  status: z
    .enum(["written-by-server", "webadmin-only"])
    .optional()
    .describe("Written by the server itself, or known to the web admin alone."),
  home: z.string().nullable().describe("Docs page that explains it, `mta/inbound/rcpt`."),
  summary: sentence,
  unit: z.string().optional().describe("What a number without a unit counts."),
  note: z.string().optional(),
});
export type Setting = z.output<typeof settingSchema>;
