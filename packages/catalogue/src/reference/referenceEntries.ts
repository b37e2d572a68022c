import type { Catalogue } from "../data/catalogue.ts";
import { findSetting } from "../data/findSetting.ts";
import type { Permission, ServerEvent, Setting } from "../data/schemas.ts";
import { typeLabel } from "../draw/drawSettings.ts";
import { plain } from "../draw/listEntries.ts";
import { entryNames, flags, type ReferenceEntry, type ReferenceKind } from "./reference.ts";

/** An entry before its pages are replaced by indexes; `homes` are ids of docs such as `mta/inbound/rcpt`. */
interface UnplacedEntry extends Omit<ReferenceEntry, "p" | "h" | "r"> {
  homes?: string[];
  settings?: string[];
}

/** Returns what explorers and cards show of each entry of a kind. */
export function referenceEntries(kind: ReferenceKind, catalogue: Catalogue): UnplacedEntry[] {
  return entriesOf(kind, catalogue).map((entry) => {
    const { since } = catalogue.historyOf(entryNames[kind], entry.n);
    return since ? { ...entry, v: since } : entry;
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
  const letters = [
    enterprise && flags.enterprise,
    required && flags.required,
    value !== null && typeof value === "object" && flags.conditional,
    isSetAtFirstStart && flags.firstStart,
    stored === "local" && flags.local,
  ];
  return {
    n: key,
    t: label,
    s: plain(summary),
    ...(label === type ? {} : { k: type }),
    ...withDefault(setting),
    ...withFlags(letters),
    ...(home ? { homes: [home] } : {}),
  };
}

function withDefault({ default: value, defaultsBy = {} }: Setting): { d?: string } {
  const own =
    value === null || typeof value === "string"
      ? [value === "" ? '""' : value]
      : [...value.if.map(({ if: condition, then }) => `${then} if ${condition}`), `else ${value.else}`];
  const others = Object.entries(defaultsBy).map(([name, text]) => `${text} for ${name}`);
  const texts = [...own, ...others].filter((text) => text !== null);
  return texts.length > 0 ? { d: texts.join(", ") } : {};
}

function eventEntry(event: ServerEvent, { linksOfEvent }: Pick<Catalogue, "linksOfEvent">): UnplacedEntry {
  const { name, level, logged, meaning, check, metric } = event;
  const { pages: homes = [], settings = [] } = linksOfEvent(name) ?? {};
  return {
    n: name,
    homes,
    settings,
    t: level,
    w: logged,
    s: plain(meaning),
    ...(check ? { c: plain(check) } : {}),
    ...withFlags([metric && flags.metric]),
  };
}

function permissionEntry({ name, allows, roles }: Permission): UnplacedEntry {
  return { n: name, t: roles.join(", "), s: plain(allows) };
}

function withFlags(letters: (string | false | undefined)[]): { m?: string } {
  const text = letters.filter(Boolean).join("");
  return text ? { m: text } : {};
}
