import { z } from "zod";
import { historyFile } from "./historySchema.ts";
import { referenceFiles } from "./referenceSchemas.ts";
import { entryFiles } from "./schemas.ts";
import { upgradesFile } from "./upgradeSchema.ts";

/** Every file of `content/data` by its name, with its schema. */
export const dataFilesSchema = z.strictObject({
  ...entryFiles,
  ...referenceFiles,
  history: historyFile,
  upgrades: upgradesFile,
});

export type DataFiles = z.output<typeof dataFilesSchema>;
export const dataFileNames = Object.keys(dataFilesSchema.shape) as (keyof DataFiles)[];
