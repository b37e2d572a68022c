import type { SettingValue } from "./checkSetting.ts";
import { findSetting } from "./findSetting.ts";
import type { SettingGroup } from "./groupEntries.ts";
import type { ConfigEntry } from "./parseToml.ts";
import type { TomlCatalogue } from "./tomlModel.ts";

/** Checks that every value of an example that is marked as `defaults` is the default. */
export function checkDefaults(groups: SettingGroup<ConfigEntry>[], catalogue: TomlCatalogue) {
  return groups.flatMap(({ parts, value, entries }) => {
    const setting = findSetting(parts, catalogue)?.setting;
    if (!setting) return [];
    const known = [setting.default, ...Object.values(setting.defaultsBy ?? {})].map(asText);
    if (known.includes(asText(defaultFormOf(value)))) return [];
    const message = `"${parts.join(".")}" has another value than its default, ${known[0]}.`;
    const hint = 'Correct the value, or remove the word "defaults" behind the language.';
    return [{ rule: "defaults", message, hint, line: entries[0]?.line ?? 1 }];
  });
}

/** Returns a value as the data have defaults. */
function defaultFormOf(value: SettingValue): unknown {
  if (value.kind === "single") return value.text;
  if (value.kind === "list") return value.texts.join(", ");
  if (value.kind === "empty") return null;
  const conditions = value.branches.filter((branch) => "if" in branch);
  return { if: conditions, else: value.branches.find((branch) => "else" in branch)?.["else"] };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
