import type { Catalogue } from "../data/catalogue.ts";
import { findSetting } from "../data/findSetting.ts";
import type { Permission, ServerEvent, Setting } from "../data/schemas.ts";
import { typeLabel } from "../draw/drawSettings.ts";
import { plain } from "../draw/listEntries.ts";
import { entryNames, type ReferenceEntry, type ReferenceKind } from "./reference.ts";

/** An entry before its pages are replaced by indexes; `homes` are ids of docs such as `mta/inbound/rcpt`. */
interface UnplacedEntry extends Omit<ReferenceEntry, "page" | "explainedOn" | "settings"> {
  homes?: string[];
  settings?: string[];
}

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
  const atFirstStart = new Set(
    catalogue["first-start"].entries.map(({ key }) => findSetting(key.split("."), catalogue)?.setting.key),
  );
  return catalogue.settings.entries.map((setting) => settingEntry(setting, atFirstStart.has(setting.key)));
}

function settingEntry(setting: Setting, isSetAtFirstStart: boolean): UnplacedEntry {
  const { key, type, summary, home, enterprise, required, stored, default: value } = setting;
  const label = typeLabel(setting);
  return {
    name: key,
    label,
    summary: plain(summary),
    type: label === type ? undefined : type,
    default: defaultText(setting),
    enterprise: enterprise || undefined,
    required: required || undefined,
    conditional: (value !== null && typeof value === "object") || undefined,
    firstStart: isSetAtFirstStart || undefined,
    local: stored === "local" || undefined,
    homes: home ? [home] : [],
  };
}

function defaultText({ default: value, defaultsBy = {} }: Setting): string | undefined {
  const own =
    value === null || typeof value === "string"
      ? [value === "" ? '""' : value]
      : [...value.if.map(({ if: condition, then }) => `${then} if ${condition}`), `else ${value.else}`];
  const others = Object.entries(defaultsBy).map(([name, text]) => `${text} for ${name}`);
  const texts = [...own, ...others].filter((text) => text !== null);
  return texts.length > 0 ? texts.join(", ") : undefined;
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
