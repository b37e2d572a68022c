import { plain } from "../draw/listEntries.ts";
import type { UnplacedEntry } from "../reference/reference.ts";
import { typeLabel } from "./drawSettings.ts";
import type { Setting } from "./settingSchema.ts";

/** What explorers and cards show of a setting. */
export function settingEntry(setting: Setting, isSetAtFirstStart: boolean): UnplacedEntry {
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
  const general =
    value === null || typeof value === "string"
      ? [value === "" ? '""' : value]
      : [...value.if.map(({ if: condition, then }) => `${then} if ${condition}`), `else ${value.else}`];
  const others = Object.entries(defaultsBy).map(([name, text]) => `${text} for ${name}`);
  const texts = [...general, ...others].filter((text) => text !== null);
  return texts.length > 0 ? texts.join(", ") : undefined;
}
