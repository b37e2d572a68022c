import { z } from "zod";
import { historyFile } from "./historySchema.ts";
import {
  cliFile,
  endpointSchema,
  environmentSchema,
  eventKeySchema,
  firstStartSchema,
  functionSchema,
  listenerSchema,
  releaseSchema,
  rfcSchema,
  sieveFile,
  spamFile,
  storesFile,
  variableSchema,
  variableSetsFile,
  wishSchema,
} from "./referenceSchemas.ts";
import {
  eventLinksSchema,
  eventSchema,
  fileOf,
  metricSchema,
  permissionSchema,
  settingSchema,
} from "./schemas.ts";
import { upgradesFile } from "./upgradeSchema.ts";

/** Every file of `content/data` by its name, with its schema. */
export const dataFilesSchema = z.strictObject({
  settings: fileOf(settingSchema),
  events: fileOf(eventSchema),
  metrics: fileOf(metricSchema),
  permissions: fileOf(permissionSchema),
  cli: cliFile,
  endpoints: fileOf(endpointSchema),
  functions: fileOf(functionSchema),
  variables: fileOf(variableSchema),
  "variable-sets": variableSetsFile,
  sieve: sieveFile,
  spam: spamFile,
  rfcs: fileOf(rfcSchema),
  stores: storesFile,
  listeners: fileOf(listenerSchema),
  "first-start": fileOf(firstStartSchema),
  releases: fileOf(releaseSchema),
  "event-keys": fileOf(eventKeySchema),
  "event-links": fileOf(eventLinksSchema),
  environment: fileOf(environmentSchema),
  wishes: fileOf(wishSchema),
  history: historyFile,
  upgrades: upgradesFile,
});

export type DataFiles = z.output<typeof dataFilesSchema>;
type DataFileName = keyof DataFiles;
export const dataFileNames = Object.keys(dataFilesSchema.shape) as DataFileName[];
