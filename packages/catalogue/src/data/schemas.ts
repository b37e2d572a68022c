import { z } from "zod";

/** The files of `content/data`, one schema each. They describe the server at one version; the text is ours. */

const sentence = z
  .string()
  .min(10)
  .max(260)
  .regex(/[.!?]$/, "must be a sentence that ends with a period");

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

/** `if … then … else` lists are defaults of expressions. */
const conditional = z.strictObject({
  // biome-ignore lint/suspicious/noThenProperty: the server calls it so.
  if: z.array(z.strictObject({ if: z.string(), then: z.string() })),
  else: z.string(),
});
export type Conditional = z.output<typeof conditional>;

export const settingSchema = z.strictObject({
  /** `store.<id>.path`: a part in angle brackets stands for a name the operator chooses. */
  key: z.string().regex(/^[a-z0-9<][\w<>.-]*$/),
  /** The reference page it is listed on. */
  group: z.string(),
  type: z.enum(settingKinds),
  /** Several values, as an array. */
  list: z.boolean().optional(),
  /** `false`, `disable`, `never` or `0` switch it off. */
  canBeOff: z.boolean().optional(),
  /** How a value is written, where the type alone does not tell. */
  format: z.string().optional(),
  /** The only values allowed. */
  values: z.array(z.string()).optional(),
  /** What the server uses when the key is absent; null for none. */
  default: z.union([z.string(), conditional]).nullable(),
  /** Defaults that depend on the kind of store or the name of the entry. */
  defaultsBy: z.record(z.string(), z.string()).optional(),
  /** Another key whose value is used when this one is absent. */
  fallsBackTo: z.string().optional(),
  required: z.boolean().optional(),
  requiredWhen: z.string().optional(),
  /** Kinds of store or directory that read it. */
  appliesTo: z.array(z.string()).optional(),
  /** What its value names: `store` for the id of a store, also where an expression returns it. */
  refersTo: z.string().optional(),
  /** Variables an expression can use. */
  variables: z.array(z.string()).optional(),
  /** Where the variables depend on another key: what decides. */
  variableSet: z.string().optional(),
  /** Words an expression can return. */
  constants: z.array(z.string()).optional(),
  enterprise: z.boolean(),
  /** In `config.toml`, or in the database through web admin, CLI or API. */
  stored: z.enum(["local", "database"]),
  /** Written by the server itself, or known to the web admin alone. */
  status: z.enum(["written-by-server", "webadmin-only"]).optional(),
  /** Docs page that explains it, `mta/inbound/rcpt`. */
  home: z.string().nullable(),
  summary: sentence,
  /** What a bare number counts. */
  unit: z.string().optional(),
  note: z.string().optional(),
  seeAlso: z.array(z.string()).optional(),
});
export type Setting = z.output<typeof settingSchema>;

const levels = ["error", "warn", "info", "debug", "trace"] as const;

export const eventSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/),
  /** Stable number under which events are stored. */
  id: z.int().nonnegative(),
  level: z.enum(levels),
  /** Counted as a metric as well. */
  metric: z.boolean(),
  /** The server's own words for it; all that the journal shows. */
  logged: z.string(),
  meaning: sentence,
  /** For warnings and errors: what to look at. */
  check: sentence.optional(),
});
export type ServerEvent = z.output<typeof eventSchema>;

/** What helps with the events whose names begin so; of several, the longest is meant. */
export const eventLinksSchema = z.strictObject({
  prefix: z.string(),
  /** Keys that the code around the event reads. */
  settings: z.array(z.string()).min(1),
  /** Docs pages, the best first, `mta/inbound/rcpt`. */
  pages: z.array(z.string()).min(1),
});
export type EventLinks = z.output<typeof eventLinksSchema>;

export const metricSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(["counter", "gauge", "histogram"]),
  unit: z.string(),
  enterprise: z.boolean(),
  summary: sentence,
});
export type Metric = z.output<typeof metricSchema>;

export const permissionSchema = z.strictObject({
  name: z.string(),
  id: z.int().nonnegative(),
  group: z.string(),
  allows: sentence,
  /** Built-in roles that have it. */
  roles: z.array(z.string()),
});
export type Permission = z.output<typeof permissionSchema>;

/** A file of the folder: the version it describes and its entries. */
export function fileOf<Entry extends z.ZodType>(entry: Entry) {
  return z.strictObject({ version: z.string(), entries: z.array(entry).min(1) });
}
