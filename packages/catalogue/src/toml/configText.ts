import type { CheckedSetting, ConfigFacts } from "./configFacts.ts";
import { findSetting } from "./findSetting.ts";
import { groupEntries, type SettingGroup } from "./groupEntries.ts";
import { localKeys } from "./localKeys.ts";
import { parseEntries } from "./parseEntries.ts";
import type { ConfigEntry } from "./parseToml.ts";

export interface ConfigFinding {
  /** `error`: does not do what it says. `warning`: works, but should be changed. `note`: for information. */
  severity: "error" | "warning" | "note";
  /** A stable name such as `unknown-setting`. */
  rule: string;
  message: string;
  hint?: string | undefined;
  /** Position in the text. */
  at: number;
  /** The setting as the reference lists it. */
  setting?: string | undefined;
  page?: string;
  edit?: Edit | null;
}

export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** A setting that the text sets. */
export interface ConfigGroup extends SettingGroup<ConfigEntry> {
  key: string;
  /** Undefined for a key that does not exist. */
  setting: CheckedSetting | undefined;
  /** The name that the operator chose for `<id>`, and the key before it: `rocksdb` and `store`. */
  owner?: { prefix: string; id: string };
  first: ConfigEntry;
}

/** Returns position and setting for a finding about a group. */
export function locate({ first, setting }: ConfigGroup): Pick<ConfigFinding, "at" | "setting"> {
  return { at: first.from, setting: setting?.key };
}

export type ConfigText = ReturnType<typeof readConfig>;

/** Groups the values of a configuration by setting. */
export function readConfig(text: string, facts: ConfigFacts) {
  const { kind, statements, tables, faults, entries } = parseEntries(text);
  const values = new Map(entries.map((entry) => [entry.parts.join("."), entry.text]));
  const groups = groupEntries(entries, facts).flatMap((group): ConfigGroup[] => {
    const [first] = group.entries;
    if (!first) return [];
    const setting = findSetting(group.parts, facts)?.setting;
    return [{ ...group, key: group.parts.join("."), setting, first, ...ownerOf(group.parts, setting) }];
  });
  /** The assignment of each value in a file. */
  const statementOf = new Map(
    statements.flatMap((statement) => statement.entries.map((entry) => [entry, statement] as const)),
  );
  return { kind, groups, values, statementOf, tables, faults, isLocal: localKeys(values) };
}

/** Returns the name that stands for `<id>` in a key, which may contain dots. */
export function ownerOf(
  parts: readonly string[],
  setting: Pick<CheckedSetting, "key"> | undefined,
): Pick<ConfigGroup, "owner"> {
  const pattern = setting?.key.split(".") ?? [];
  const at = pattern.indexOf("<id>");
  if (at < 0) return {};
  const id = parts.slice(at, parts.length - (pattern.length - at - 1)).join(".");
  return { owner: { prefix: pattern.slice(0, at).join("."), id } };
}
