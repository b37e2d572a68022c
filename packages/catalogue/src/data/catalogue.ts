import type { DataFiles } from "./dataFiles.ts";
import { type HistoryIndex, indexHistory } from "./historyIndex.ts";
import { indexKeys, type KeyIndex } from "./keyIndex.ts";
import type { EventLinks, Permission, ServerEvent, Setting } from "./schemas.ts";

/** The data about the server, with lookups for pages and checks. */
export interface Catalogue extends DataFiles {
  settingByKey: KeyIndex<Setting>;
  eventByName: ReadonlyMap<string, ServerEvent>;
  permissionByName: ReadonlyMap<string, Permission>;
  historyOf: HistoryIndex;
  /** Returns the settings and pages related to an event. */
  linksOfEvent(name: string): EventLinks | undefined;
}

export function createCatalogue(files: DataFiles): Catalogue {
  const eventLinks = files["event-links"].entries.toSorted((a, b) => b.prefix.length - a.prefix.length);
  return {
    ...files,
    settingByKey: indexKeys(files.settings.entries),
    eventByName: new Map(files.events.entries.map((event) => [event.name, event])),
    permissionByName: new Map(files.permissions.entries.map((permission) => [permission.name, permission])),
    historyOf: indexHistory(files.history),
    linksOfEvent: (name) => eventLinks.find(({ prefix }) => name.startsWith(prefix)),
  };
}
