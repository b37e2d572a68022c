import type { Finding } from "@docs/generator";
import { hasPlaceholder } from "../check/snippets/readArguments.ts";
import type { ProgramCall } from "../data/catalogue.ts";
import { checkSetting, type SettingValue, unknownSetting } from "./checkSetting.ts";
import { findSetting } from "./findSetting.ts";
import type { TomlCatalogue } from "./tomlModel.ts";

/** Checks the keys of the three commands that take one like those of a configuration file. */
export function checkKeyCall({ command, operands }: ProgramCall, catalogue: TomlCatalogue): Finding[] {
  const [key = "", text = ""] = operands;
  if (key === "" || hasPlaceholder(key)) return [];
  const parts = key.split(".");
  if (command === "add-config") {
    const value: SettingValue = hasPlaceholder(text) ? { kind: "empty" } : { kind: "single", text };
    return checkSetting({ parts, value }, catalogue);
  }
  if (command !== "delete-config" && command !== "list-config") return [];
  const isPrefix = command === "list-config" && catalogue.settingByKey.hasBelow(parts);
  return isPrefix || findSetting(parts, catalogue) ? [] : [unknownSetting(parts, catalogue)];
}
