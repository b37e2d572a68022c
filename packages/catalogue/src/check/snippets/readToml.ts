import { parse, TomlError } from "smol-toml";
import type { Assignment } from "../settings/checkSetting.ts";
import type { SettingValue } from "../settings/settingValue.ts";

type ReadToml =
  | { ok: true; assignments: Assignment[] }
  /** The line counts from 1 within the text. */
  | { ok: false; message: string; line: number };

/** A configuration file as the server sees it: flat keys with texts behind them. */
export function readToml(text: string): ReadToml {
  try {
    return { ok: true, assignments: flatten(parse(text, { integersAsBigInt: true }), []) };
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause;
    const [, reason = cause.message] = /^Invalid TOML document: (.+)/.exec(cause.message) ?? [];
    return { ok: false, message: reason, line: cause.line };
  }
}

function flatten(value: unknown, parts: readonly string[]): Assignment[] {
  if (isTable(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0 && parts.length > 0) return [{ parts, value: { kind: "empty" } }];
    return entries.flatMap(([name, inner]) => flatten(inner, [...parts, name]));
  }
  if (Array.isArray(value) && value.some(isTable) && !value.some(isBranch)) {
    return value.flatMap((item, at) => flatten(item, [...parts, String(at)]));
  }
  return [{ parts, value: toValue(value) }];
}

function toValue(value: unknown): SettingValue {
  if (!Array.isArray(value)) return { kind: "single", text: toText(value) };
  if (!value.some(isBranch)) return { kind: "list", texts: value.map(toText) };
  const branches = value.map((item) =>
    isTable(item)
      ? Object.fromEntries(Object.entries(item).map(([name, inner]) => [name, toText(inner)]))
      : { "": toText(item) },
  );
  return { kind: "conditional", branches };
}

/** A float keeps its point: the server takes `5.0` for no whole number. What cannot be one value fits nowhere. */
function toText(value: unknown): string {
  if (isTable(value)) return "{…}";
  if (Array.isArray(value)) return "[…]";
  return typeof value === "number" && Number.isInteger(value) ? value.toFixed(1) : String(value);
}

function isBranch(value: unknown): boolean {
  return isTable(value) && ["if", "then", "else"].some((word) => word in value);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
