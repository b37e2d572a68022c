import type { Finding } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import { type FoundSetting, findSetting, nearestSetting } from "../../data/findSetting.ts";
import { isPlaceholder } from "../../data/keyIndex.ts";
import type { Setting } from "../../data/schemas.ts";
import { checkConditional } from "./checkConditional.ts";
import { checkEvent, checkExpressionText, checkText, wrongValue } from "./checkText.ts";
import type { SettingValue } from "./settingValue.ts";
import { isNetwork } from "./valueForms.ts";

/** A key with its value, as a snippet or a command sets it. */
export interface Assignment {
  parts: readonly string[];
  value: SettingValue;
}

/** The key must exist and the value be one that the server accepts for it. */
export function checkSetting({ parts, value }: Assignment, catalogue: Catalogue): Finding[] {
  const found = findSetting(parts, catalogue);
  if (value.kind === "empty" && (found || catalogue.settingByKey.hasBelow(parts))) return [];
  if (!found) return [unknownSetting(parts, catalogue)];
  return [
    ...checkRead(parts, found.setting),
    ...checkName(parts, found.setting, catalogue),
    ...checkValue({ key: parts.join("."), value, found }, catalogue),
  ];
}

/** The one wording for a key that does not exist, wherever it stands. */
export function unknownSetting(parts: readonly string[], catalogue: Catalogue): Finding {
  const hint = nearestSetting(parts, catalogue) ?? "The reference lists all settings.";
  return { rule: "unknown-setting", message: `Unknown setting "${parts.join(".")}".`, hint };
}

function checkRead(parts: readonly string[], { status, note }: Setting): Finding[] {
  // Without a note it is a label that the web admin keeps for itself, and does no harm.
  if (status !== "webadmin-only" || !note) return [];
  const message = `"${parts.join(".")}" is a field of the web admin that the server does not read.`;
  return [{ severity: "warning", rule: "unread-setting", message, hint: note }];
}

/** In some keys the name itself says something: an address, an event. */
function checkName(parts: readonly string[], { key }: Setting, catalogue: Catalogue): Finding[] {
  const name = parts.slice(key.split(".").length - 1).join(".");
  if (isPlaceholder(name)) return [];
  if (key.endsWith(".<event>")) return checkEvent(name, catalogue);
  return key.endsWith("-ip.<ip>") && !isNetwork(name)
    ? [wrongValue(key, `"${name}"`, "It must be an IP address or network.")]
    : [];
}

interface ValueOfKey {
  key: string;
  value: SettingValue;
  found: FoundSetting;
}

function checkValue({ key, value, found: { setting, role } }: ValueOfKey, catalogue: Catalogue): Finding[] {
  switch (value.kind) {
    case "empty":
      return [];
    case "single":
      return role === "branch"
        ? checkExpressionText({ key, text: value.text, setting }, catalogue)
        : checkText({ key, text: value.text, setting }, catalogue);
    case "conditional":
      return checkConditional({ key, branches: value.branches, setting }, catalogue);
    case "list":
      return setting.list && role === "whole"
        ? value.texts.flatMap((text) => checkText({ key, text, setting }, catalogue))
        : [wrongValue(key, `a list of ${value.texts.length}`, "Write one value, not several.")];
  }
}
