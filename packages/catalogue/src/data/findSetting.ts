import { nearest } from "@docs/generator/nearest";
import { fillNames, type KeyIndex } from "./keyIndex.ts";
import type { CheckedSetting, SettingFacts } from "./settingFacts.ts";

export interface FoundSetting<Entry extends CheckedSetting = CheckedSetting> {
  setting: Entry;
  /** `item` for one of a list (`….retry.0`), `branch` for a part of a conditional (`….relay.0.if`). */
  role: "whole" | "item" | "branch";
}

/** The setting a concrete key belongs to, list positions included: in the database they are part of the key. */
export function findSetting<Entry extends CheckedSetting>(
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
 * The nearest key that exists, written with the names the misspelled key has in place of ids. Its first or its last
 * part must be right: comparing with every key takes too long for a text that has many.
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
