import { findSetting } from "../data/findSetting.ts";
import type { CheckedSetting } from "../data/settingFacts.ts";
import { groupEntries, type SettingGroup } from "../settings/groupEntries.ts";
import { type ConfigEntry, type ParsedConfig, parseConfig, type Statement } from "../settings/parseConfig.ts";
import type { ConfigFacts } from "./configFacts.ts";
import { localKeys } from "./localKeys.ts";
import { isListing, parseListing } from "./parseListing.ts";

/** Something to say about a configuration. */
export interface ConfigFinding {
  /** `error`: it does not do what it says. `warning`: it works, and should not stay so. `note`: good to know. */
  severity: "error" | "warning" | "note";
  /** A stable name such as `unknown-setting`. */
  rule: string;
  message: string;
  hint?: string | undefined;
  /** Where it begins in the text. */
  at: number;
  /** The setting as the reference lists it. */
  setting?: string | undefined;
  /** A page that explains more. */
  page?: string;
  /** What to write instead. */
  edit?: Edit | null;
}

export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** One setting that the text sets. */
export interface ConfigGroup extends SettingGroup<ConfigEntry> {
  key: string;
  /** Undefined for a key that does not exist. */
  setting: CheckedSetting | undefined;
  /** What the operator chose in place of `<id>`, and the keys before it: `store` and `rocksdb`. */
  owner?: { prefix: string; id: string };
  first: ConfigEntry;
}

/** Where a setting stands, for a finding about it. */
export function about({ first, setting }: ConfigGroup): Pick<ConfigFinding, "at" | "setting"> {
  return { at: first.from, setting: setting?.key };
}

/** A configuration that was read, in the forms in which the checks look at it. */
export interface ConfigText {
  /** The configuration file, or a list of what file and database have together. */
  kind: "file" | "listing";
  groups: ConfigGroup[];
  values: ReadonlyMap<string, string>;
  /** In a file: the assignment that each value is part of. */
  statementOf: ReadonlyMap<ConfigEntry, Statement>;
  tables: ParsedConfig["tables"];
  faults: ParsedConfig["faults"];
  isLocal(key: string): boolean;
}

export function readConfig(text: string, facts: ConfigFacts): ConfigText {
  const kind = isListing(text) ? "listing" : "file";
  const { statements, tables, faults } = parseConfig(kind === "file" ? text : "");
  const entries = kind === "file" ? statements.flatMap((one) => one.entries) : parseListing(text);
  const values = new Map(entries.map((entry) => [entry.parts.join("."), entry.text]));
  const groups = groupEntries(entries, facts).flatMap((group): ConfigGroup[] => {
    const [first] = group.entries;
    if (!first) return [];
    const setting = findSetting(group.parts, facts)?.setting;
    return [{ ...group, key: group.parts.join("."), setting, first, ...ownerOf(group.parts, setting) }];
  });
  const statementOf = new Map(
    statements.flatMap((statement) => statement.entries.map((entry) => [entry, statement] as const)),
  );
  return { kind, groups, values, statementOf, tables, faults, isLocal: localKeys(values) };
}

function ownerOf(parts: readonly string[], setting: CheckedSetting | undefined): Pick<ConfigGroup, "owner"> {
  const pattern = setting?.key.split(".") ?? [];
  const at = pattern.indexOf("<id>");
  if (at < 0) return {};
  const id = parts.slice(at, parts.length - (pattern.length - at - 1)).join(".");
  return { owner: { prefix: pattern.slice(0, at).join("."), id } };
}
