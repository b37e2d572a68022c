import { isPosition } from "../data/findSetting.ts";
import type { SettingFacts } from "../data/settingFacts.ts";
import type { Assignment } from "./checkSetting.ts";
import type { KeyParts } from "./parseConfig.ts";
import type { SettingValue } from "./settingValue.ts";

interface FlatEntry {
  parts: KeyParts;
  text: string;
}

/** What belongs to one setting: its single value, the items of its list, or the branches of its conditions. */
export interface SettingGroup<Entry extends FlatEntry> extends Assignment {
  entries: Entry[];
  /** A single value and numbered ones, which the server does not read as one. */
  isMixed: boolean;
}

/** Puts together what the server keeps under numbered keys. */
export function groupEntries<Entry extends FlatEntry>(
  entries: readonly Entry[],
  facts: Pick<SettingFacts, "settingByKey">,
): SettingGroup<Entry>[] {
  const groups = new Map<string, { parts: KeyParts; entries: Entry[] }>();
  for (const entry of entries) {
    const parts = baseOf(entry.parts, facts);
    const key = parts.join(".");
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else groups.set(key, { parts, entries: [entry] });
  }
  return Array.from(groups.values(), (group) => {
    const single = group.entries.find(({ parts }) => parts.length === group.parts.length);
    const isMixed = single !== undefined && group.entries.length > 1;
    const value: SettingValue =
      single && !isMixed ? { kind: "single", text: single.text } : toNumbered(group);
    return { ...group, value, isMixed };
  });
}

/** The key without positions in a list; as it is, if it is a setting as it is. */
function baseOf(parts: KeyParts, { settingByKey }: Pick<SettingFacts, "settingByKey">): KeyParts {
  if (settingByKey.find(parts)) return parts;
  const list = parts.slice(0, -1);
  if (isPosition(parts.at(-1) ?? "") && settingByKey.find(list)) return list;
  const conditional = parts.slice(0, -2);
  const isBranch = isPosition(parts.at(-2) ?? "") && settingByKey.find(conditional);
  return isBranch ? conditional : parts;
}

function toNumbered({ parts: base, entries }: { parts: KeyParts; entries: FlatEntry[] }): SettingValue {
  const branches = new Map<string, Record<string, string>>();
  const texts: string[] = [];
  for (const { parts, text } of entries) {
    const [position = "", word] = parts.slice(base.length);
    if (word === undefined) texts.push(text);
    else branches.set(position, { ...branches.get(position), [word]: text });
  }
  if (branches.size === 0) return { kind: "list", texts };
  const inOrder = [...branches].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { kind: "conditional", branches: inOrder.map(([, branch]) => branch) };
}
