import type { Catalogue } from "../data/catalogue.ts";
import type { Permission, ServerEvent } from "../data/schemas.ts";
import { plain } from "../draw/listEntries.ts";
import { entryNames, type ReferenceKind, type UnplacedEntry } from "./reference.ts";

/** Returns what explorers and cards show of each entry of a kind. */
export function referenceEntries(kind: ReferenceKind, catalogue: Catalogue): UnplacedEntry[] {
  return entriesOf(kind, catalogue).map((entry) => {
    const { since } = catalogue.historyOf(entryNames[kind], entry.name);
    return since ? { ...entry, since } : entry;
  });
}

function entriesOf(kind: ReferenceKind, catalogue: Catalogue): UnplacedEntry[] {
  if (kind === "events") return catalogue.events.entries.map((event) => eventEntry(event, catalogue));
  if (kind === "permissions") return catalogue.permissions.entries.map(permissionEntry);
  return catalogue.entriesOf(kind);
}

function eventEntry(event: ServerEvent, { linksOfEvent }: Pick<Catalogue, "linksOfEvent">): UnplacedEntry {
  const { name, level, logged, meaning, check, metric } = event;
  const { pages: homes = [], settings = [] } = linksOfEvent(name) ?? {};
  return {
    name,
    homes,
    settings,
    label: level,
    message: logged,
    summary: plain(meaning),
    check: check ? plain(check) : undefined,
    metric: metric || undefined,
  };
}

function permissionEntry({ name, allows, roles, group }: Permission): UnplacedEntry {
  return { name, label: roles.join(", "), summary: plain(allows), area: group };
}
