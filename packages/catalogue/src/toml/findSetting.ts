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
  const whole = settingByKey.find(parts);
  if (whole) return { setting: whole, role: "whole" };
  const [position, word] = [parts.at(-2) ?? "", parts.at(-1) ?? ""];
  if (isPosition(word)) {
    const list = settingByKey.find(parts.slice(0, -1));
    return list?.list ? { setting: list, role: "item" } : undefined;
  }
  if (!isPosition(position) || !/^(if|then|else)$/.test(word)) return undefined;
  const conditional = settingByKey.find(parts.slice(0, -2));
  return conditional?.type === "expression" ? { setting: conditional, role: "branch" } : undefined;
}

export function isPosition(part: string): boolean {
  return /^\d+$/.test(part);
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
