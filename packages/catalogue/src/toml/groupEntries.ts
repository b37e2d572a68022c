import { groupBy } from "@docs/generator/groupBy";
import type { Assignment, SettingValue } from "./checkSetting.ts";
import { findStored } from "./findSetting.ts";
import type { KeyIndex } from "./keyIndex.ts";
import type { ConfigEntry } from "./parseToml.ts";

interface KeyFacts {
  settingByKey: Pick<KeyIndex<unknown>, "find">;
}

type FlatEntry = Pick<ConfigEntry, "parts" | "text">;

/** The entries of one setting: its single value, the items of its list, or the branches of its conditional. */
export interface SettingGroup<Entry extends FlatEntry> extends Assignment {
  entries: Entry[];
  /** It has both a single value and numbered ones, which the server does not read as one. */
  isMixed: boolean;
}

/** Groups entries by setting, joining those that the server stores under numbered keys. */
export function groupEntries<Entry extends FlatEntry>(
  entries: readonly Entry[],
  { settingByKey }: KeyFacts,
): SettingGroup<Entry>[] {
  const based = entries.map((entry) => {
    return { entry, parts: findStored(entry.parts, settingByKey)?.base ?? entry.parts };
  });
  return Array.from(groupBy(based, ({ parts }) => parts.join(".")).values(), (group) => {
    const grouped = group.map(({ entry }) => entry);
    const parts = group[0]?.parts ?? [];
    const single = grouped.find((entry) => entry.parts.length === parts.length);
    const isMixed = single !== undefined && grouped.length > 1;
    const value: SettingValue =
      single && !isMixed ? { kind: "single", text: single.text } : toNumbered(grouped, parts.length);
    return { parts, entries: grouped, value, isMixed };
  });
}

function toNumbered(entries: FlatEntry[], baseLength: number): SettingValue {
  const branches = new Map<string, Record<string, string>>();
  const texts: string[] = [];
  for (const { parts, text } of entries) {
    const [position = "", word] = parts.slice(baseLength);
    if (word === undefined) texts.push(text);
    else branches.set(position, { ...branches.get(position), [word]: text });
  }
  if (branches.size === 0) return { kind: "list", texts };
  const inOrder = [...branches].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { kind: "conditional", branches: inOrder.map(([, branch]) => branch) };
}
