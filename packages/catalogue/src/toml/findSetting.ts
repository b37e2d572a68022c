import { nearest } from "@docs/generator/nearest";
import type { CheckedSetting, SettingFacts } from "./configFacts.ts";
import { fillNames, type KeyIndex } from "./keyIndex.ts";

type Found = Pick<CheckedSetting, "list" | "type">;

export interface FoundSetting<Entry extends Found = CheckedSetting> {
  setting: Entry;
  /** `item` for a list item (`….retry.0`), `branch` for a branch of a conditional (`….relay.0.if`). */
  role: "whole" | "item" | "branch";
}

/** Finds the setting of a concrete key, which may include list positions, as in the database. */
export function findSetting<Entry extends Found>(
  parts: readonly string[],
  { settingByKey }: { settingByKey: KeyIndex<Entry> },
): FoundSetting<Entry> | undefined {
  const { entry: setting, below } = findStored(parts, settingByKey) ?? {};
  if (!setting || !below) return undefined;
  const [position, word] = below;
  if (position === undefined) return { setting, role: "whole" };
  if (word === undefined) return setting.list ? { setting, role: "item" } : undefined;
  const isBranch = setting.type === "expression" && /^(if|then|else)$/.test(word);
  return isBranch ? { setting, role: "branch" } : undefined;
}

/** Finds the entry under whose key the server stored a value, itself or `below` it by position: `0` or `0`, `if`. */
export function findStored<Entry>(parts: readonly string[], index: Pick<KeyIndex<Entry>, "find">) {
  for (const count of [0, 1, 2]) {
    const below = parts.slice(parts.length - count);
    const isStored = count === 0 || /^\d+$/.test(below[0] ?? "");
    const base = parts.slice(0, parts.length - count);
    const entry = isStored ? index.find(base) : undefined;
    if (entry !== undefined) return { entry, base, below };
  }
  return undefined;
}

/**
 * Finds the most similar key, with the names of the misspelled one in place of ids. Only keys with the same first or last
 * part are compared: comparing all keys is too slow for a text with many unknown ones.
 */
export function nearestSetting(
  parts: readonly string[],
  { settings }: Pick<SettingFacts, "settings">,
): string | null {
  const candidates = settings.entries.flatMap(({ key }) => {
    if (!key.startsWith(`${parts[0]}.`) && !key.endsWith(`.${parts.at(-1)}`)) return [];
    return [fillNames(key, parts)];
  });
  return nearest(parts.join("."), new Set(candidates));
}
