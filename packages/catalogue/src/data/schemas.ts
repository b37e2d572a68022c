import { z } from "zod";
import { LEVELS } from "../reference/reference.ts";

/** Schemas of the data files about one version of the server that every model has. */

export const text = z.string().min(1);
export const release = z.string().regex(/^\d+\.\d+\.\d+$/, "must be a release such as 0.12.4");
export const line = z.string().regex(/^\d+\.\d+$/, "must be a line of releases such as 0.12");
export const sentence = z
  .string()
  .min(10)
  .max(260)
  .regex(/[.!?]$/, "must be a sentence that ends with a period");

const since = z
  .string()
  .optional()
  .describe("The first release of the line that has it, if not the first one.");

const eventSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/),
  id: z.int().nonnegative().describe("Stable number under which events are stored."),
  level: z.enum(LEVELS),
  metric: z.boolean().describe("Counted as a metric as well."),
  since,
  logged: z.string().describe("The text that the server logs; the journal shows nothing else of the event."),
  meaning: sentence.or(z.literal("")).describe("Empty until it has been written."),
  check: sentence.optional().describe("What to do about it; every warning and error has it."),
});
export type ServerEvent = z.output<typeof eventSchema>;

const metricSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(["counter", "gauge", "histogram"]),
  unit: z.string(),
  enterprise: z.boolean(),
  summary: sentence,
});
export type Metric = z.output<typeof metricSchema>;

const permissionSchema = z.strictObject({
  name: z.string(),
  id: z.int().nonnegative(),
  group: z.string(),
  allows: sentence.or(z.literal("")),
  roles: z.array(z.string()).describe("Built-in roles that have it."),
  since,
});
export type Permission = z.output<typeof permissionSchema>;

const eventLinksSchema = z.strictObject({
  prefix: z.string().describe("The longest one that an event begins with is used."),
  settings: z
    .array(z.string())
    .min(1)
    .describe("Keys, or objects and fields, that the code around it reads."),
  pages: z.array(z.string()).describe("Docs pages, the best first, `mta/inbound/rcpt`."),
});

/** Returns the schema of a data file: the version it describes and its entries. */
export function fileOf<Entry extends z.ZodType>(entry: Entry) {
  return z.strictObject({ version: z.string(), entries: z.array(entry).min(1) });
}

/** The files that the pages of the reference are generated from. */
export const entryFiles = {
  events: fileOf(eventSchema),
  "event-links": fileOf(eventLinksSchema),
  metrics: fileOf(metricSchema),
  permissions: fileOf(permissionSchema),
};
