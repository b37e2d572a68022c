import { didYouMean } from "@docs/generator";
import type { Catalogue } from "./catalogue.ts";
import { isPlaceholder } from "./keyIndex.ts";
import type { Setting } from "./schemas.ts";

export interface FoundSetting {
  setting: Setting;
  /** `item` for one of a list (`….retry.0`), `branch` for a part of a conditional (`….relay.0.if`). */
  role: "whole" | "item" | "branch";
}

/** The setting a concrete key belongs to, list positions included: in the database they are part of the key. */
export function findSetting(
  parts: readonly string[],
  { settingByKey }: Pick<Catalogue, "settingByKey">,
): FoundSetting | undefined {
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

function isPosition(part: string): boolean {
  return /^\d+$/.test(part);
}

/** The nearest key that exists, written with the names the misspelled key has in place of ids. */
export function nearestSetting(
  parts: readonly string[],
  { settings }: Pick<Catalogue, "settings">,
): string | undefined {
  const candidates = settings.entries.map(({ key }) =>
    key
      .split(".")
      .map((part, at) => (isPlaceholder(part) ? (parts[at] ?? part) : part))
      .join("."),
  );
  return didYouMean(parts.join("."), new Set(candidates));
}
