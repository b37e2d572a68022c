import { z } from "zod";
import { indexHistory } from "./historyIndex.ts";
import { historyFile } from "./historySchema.ts";
import { indexKeys } from "./keyIndex.ts";
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

type DataFiles = z.output<typeof dataFilesSchema>;
export const dataFileNames = Object.keys(dataFilesSchema.shape) as (keyof DataFiles)[];

/** The data about the server, with lookups for pages and checks. */
export type Catalogue = ReturnType<typeof createCatalogue>;

export function createCatalogue(files: DataFiles) {
  const eventLinks = files["event-links"].entries.toSorted((a, b) => b.prefix.length - a.prefix.length);
  return {
    ...files,
    settingByKey: indexKeys(files.settings.entries),
    eventByName: new Map(files.events.entries.map((event) => [event.name, event])),
    permissionByName: new Map(files.permissions.entries.map((permission) => [permission.name, permission])),
    historyOf: indexHistory(files.history),
    /** Returns the settings and pages related to an event. */
    linksOfEvent: (name: string) => eventLinks.find(({ prefix }) => name.startsWith(prefix)),
  };
}
