import { isNetwork } from "../expression/ipAddresses.ts";
import {
  checkConditional,
  checkEvent,
  checkExpressionText,
  checkSettingText,
  type SettingFinding,
  wrongValue,
} from "./checkSettingText.ts";
import type { CheckedSetting, SettingFacts } from "./configFacts.ts";
import { type FoundSetting, findSetting, nearestSetting } from "./findSetting.ts";
import { isPlaceholder } from "./keyIndex.ts";

/** The value of a key. The server stores every value as text. */
export type SettingValue =
  | { kind: "single"; text: string }
  | { kind: "list"; texts: string[] }
  /** `[{ if = …, then = … }, { else = … }]`. */
  | { kind: "conditional"; branches: Record<string, string>[] }
  /** A table header without settings. */
  | { kind: "empty" };

export interface Assignment {
  parts: readonly string[];
  value: SettingValue;
}

/** Checks that the key exists and that the server accepts the value for it. */
export function checkSetting(assignment: Assignment, facts: SettingFacts): SettingFinding[] {
  const { parts, value } = assignment;
  const match = findSetting(parts, facts);
  if (value.kind === "empty" && (match || facts.settingByKey.hasBelow(parts))) return [];
  if (!match) return [unknownSetting(parts, facts)];
  return [
    ...checkRead(parts, match.setting),
    ...checkNameInKey(parts, match.setting, facts),
    ...checkValue(assignment, match, facts),
  ];
}

export function unknownSetting(parts: readonly string[], facts: SettingFacts): SettingFinding {
  const meant = nearestSetting(parts, facts);
  const message = `Unknown setting "${parts.join(".")}".`;
  if (meant === null) return { rule: "unknown-setting", message, hint: "The reference lists all settings." };
  const hint = `Did you mean "${meant}"?`;
  return { rule: "unknown-setting", message, hint, instead: { of: "key", text: meant } };
}

function checkRead(parts: readonly string[], { status, note }: CheckedSetting): SettingFinding[] {
  // Without a note it is a harmless label that only the web admin uses.
  if (status !== "webadmin-only" || !note) return [];
  const message = `"${parts.join(".")}" is a field of the web admin that the server does not read.`;
  return [{ severity: "warning", rule: "unread-setting", message, hint: note }];
}

/** Checks the name in a key where it is an IP address or an event. */
function checkNameInKey(
  parts: readonly string[],
  { key }: CheckedSetting,
  facts: SettingFacts,
): SettingFinding[] {
  const name = parts.slice(key.split(".").length - 1).join(".");
  if (isPlaceholder(name)) return [];
  if (key.endsWith(".<event>")) return checkEvent(name, facts);
  return key.endsWith("-ip.<ip>") && !isNetwork(name)
    ? [wrongValue(key, `"${name}"`, "It must be an IP address or network.")]
    : [];
}

function checkValue(
  { parts, value }: Assignment,
  { setting, role }: FoundSetting,
  facts: SettingFacts,
): SettingFinding[] {
  const key = parts.join(".");
  switch (value.kind) {
    case "empty":
      return [];
    case "single":
      return role === "branch"
        ? checkExpressionText({ key, text: value.text, setting }, facts)
        : checkSettingText({ key, text: value.text, setting }, facts);
    case "conditional":
      return checkConditional({ key, branches: value.branches, setting }, facts);
    case "list":
      return setting.list && role === "whole"
        ? value.texts.flatMap((text) => checkSettingText({ key, text, setting }, facts))
        : [wrongValue(key, `a list of ${value.texts.length}`, "Write one value, not several.")];
  }
}
