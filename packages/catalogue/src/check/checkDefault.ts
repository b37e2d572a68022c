import type { Finding } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { findSetting } from "../data/findSetting.ts";
import type { StatedDefault } from "./statedDefaults.ts";

/** A default written by hand beside a setting's key must be the one in the data. */
export function checkDefault({ name, value, line }: StatedDefault, catalogue: Catalogue): Finding[] {
  const setting = findSetting(name.split("."), catalogue)?.setting;
  // Conditions are too long to state in passing: a page tells them in its own words.
  if (!setting || (setting.default !== null && typeof setting.default === "object")) return [];
  if (setting.default !== null && plain(setting.default) === plain(value)) return [];
  if (setting.default === null && /^(none|empty|unset)$/i.test(value)) return [];
  const known = setting.default === null ? "no default" : `the default "${setting.default}"`;
  return [
    {
      rule: "stated-default",
      message: `The text gives "${value}" as the default of "${name}".`,
      hint: `The data has ${known}.`,
      line,
    },
  ];
}

/** Quotes, thousands separators and the way of writing a duration make no difference. */
function plain(text: string): string {
  const bare = text.replace(/^["']|["']$/g, "").replace(/(?<=\d),(?=\d{3})/g, "");
  const [, number, unit = "ms"] = /^(\d+)\s*(d|h|m|s|ms)$/.exec(bare) ?? [];
  return number === undefined ? bare : `${Number(number) * (MILLISECONDS[unit] ?? 1)} ms`;
}

const MILLISECONDS: Record<string, number> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
