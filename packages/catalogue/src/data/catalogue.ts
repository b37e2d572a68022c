import type { DataFiles } from "./dataFiles.ts";
import { type HistoryIndex, indexHistory } from "./historyIndex.ts";
import { indexKeys, type KeyIndex } from "./keyIndex.ts";
import type { EventLinks, Permission, ServerEvent, Setting } from "./schemas.ts";

/** Everything known about the server, with the lookups that pages and checks use. */
export interface Catalogue extends DataFiles {
  settingByKey: KeyIndex<Setting>;
  eventByName: ReadonlyMap<string, ServerEvent>;
  permissionByName: ReadonlyMap<string, Permission>;
  historyOf: HistoryIndex;
  /** Settings and pages that help with an event. */
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
