import { checkIds } from "./checkIds.ts";
import { checkMacros } from "./checkMacros.ts";
import { checkPlaces } from "./checkPlaces.ts";
import { checkReferences } from "./checkReferences.ts";
import { checkRisks } from "./checkRisks.ts";
import { checkSetting } from "./checkSetting.ts";
import type { SettingFinding } from "./checkSettingText.ts";
import { checkSyntax } from "./checkSyntax.ts";
import { checkTables } from "./checkTables.ts";
import type { ConfigFacts } from "./configFacts.ts";
import {
  type ConfigFinding,
  type ConfigGroup,
  type ConfigText,
  type Edit,
  locate,
  ownerOf,
  readConfig,
} from "./configText.ts";
import { isPlaceholder } from "./keyIndex.ts";
import { isSecret } from "./valueForms.ts";

export type CheckedConfig = ReturnType<typeof checkConfig>;

/** A text with more unknown keys is not for this server, and searching for similar keys is slow. */
const MAX_UNKNOWN = 100;

/** Checks a configuration as the server would read it, and finds the secrets in it. */
export function checkConfig(text: string, facts: ConfigFacts) {
  const config = readConfig(text, facts);
  const { findings: tables, covered } = checkTables(config, facts);
  const tooMany = new Set(config.groups.filter(({ setting }) => !setting).slice(MAX_UNKNOWN));
  const findings = [
    ...checkSyntax(config, text),
    ...tables,
    ...config.groups
      .filter((group) => !covered.has(group) && !group.first.isBroken && !tooMany.has(group))
      .flatMap((group) => checkGroup(group, config, facts)),
    ...checkPlaces(config),
    ...checkReferences(config, facts),
    ...checkIds(config, facts),
    ...checkMacros(config),
    ...checkRisks(config),
  ];
  return {
    kind: config.kind,
    count: config.groups.length,
    /** In the order of the text. */
    findings: findings.toSorted((a, b) => a.at - b.at),
    secrets: secretRanges(config),
  };
}

/** Applies the edits of findings, skipping those that overlap an earlier one. */
export function applyEdits(text: string, findings: readonly Pick<ConfigFinding, "edit">[]): string {
  let fixed = "";
  let done = 0;
  const edits = findings.flatMap(({ edit }) => edit ?? []).toSorted((a, b) => a.from - b.from);
  for (const { from, to, text: instead } of edits) {
    if (from < done) continue;
    fixed += text.slice(done, from) + instead;
    done = to;
  }
  return fixed + text.slice(done);
}

function checkGroup(group: ConfigGroup, config: ConfigText, facts: ConfigFacts): ConfigFinding[] {
  const removed = group.setting ? null : checkRemoved(group, config, facts);
  if (removed) return [removed];
  const findings = checkSetting(group, facts).map(
    ({ severity = "error", rule, message, hint, instead }): ConfigFinding => ({
      ...locate(group),
      severity,
      rule,
      message,
      hint,
      edit: instead ? toEdit(instead, group, config) : null,
    }),
  );
  if (!group.isMixed) return findings;
  const isExpression = group.setting?.type === "expression";
  const message = `"${group.key}" has a single value and numbered ones.`;
  const hint = isExpression
    ? "The single value overrides the conditions: remove one of the two."
    : "The server reads all of them as one list, the single value first.";
  return [
    ...findings.filter(({ rule }) => rule !== "setting-value"),
    { ...locate(group), severity: "warning", rule: "mixed-setting", message, hint },
  ];
}

/** Reports a key of earlier releases, with its replacement. */
function checkRemoved(group: ConfigGroup, config: ConfigText, facts: ConfigFacts): ConfigFinding | null {
  const item = group.parts.slice(0, -1);
  const whole = facts.removedByKey.find(group.parts);
  const removed = whole ?? facts.removedByKey.find(item);
  if (!removed) return null;
  const { replacedBy = [], note, release } = removed;
  const named = replacedBy.map((key) => withNames(key, removed.key, whole ? group.parts : item));
  const instead = named.length > 0 ? `Use ${named.join(" and ")} instead.` : "Remove it.";
  const [only] = named;
  const edit = only && named.length === 1 && !note ? toEdit({ of: "key", text: only }, group, config) : null;
  return {
    severity: "error",
    rule: "old-setting",
    message: `"${group.key}" is a setting of older releases. Since ${release}, the server ignores it.`,
    hint: [instead, note].filter(Boolean).join(" "),
    at: group.first.from,
    setting: replacedBy[0],
    page: "/docs/install/upgrade",
    edit,
  };
}

/** Replaces the placeholders of the new key by the names that the old key has in place of its own, in order. */
function withNames(key: string, old: string, parts: readonly string[]): string {
  const names = old.split(".").flatMap((part, at) => (isPlaceholder(part) ? [parts[at] ?? part] : []));
  const { owner } = ownerOf(parts, { key: old });
  if (owner) names[0] = owner.id;
  return key
    .split(".")
    .map((part) => (isPlaceholder(part) ? (names.shift() ?? part) : part))
    .join(".");
}

/** Returns null where a replacement of the key or value alone is not enough: in lists, or for another table. */
function toEdit(
  { of, text }: NonNullable<SettingFinding["instead"]>,
  { parts, entries, first }: ConfigGroup,
  { statementOf }: ConfigText,
): Edit | null {
  const statement = statementOf.get(first);
  if (!statement || entries.length > 1 || text.includes("<")) return null;
  const needsQuotes = !/^(true|false|\d+)$/.test(text);
  if (of === "value") return { from: first.from, to: first.to, text: needsQuotes ? `"${text}"` : text };
  const table = statement.table.map((part) => `${part}.`).join("");
  if (statement.parts.length !== parts.length || !text.startsWith(table)) return null;
  return { from: statement.from, to: statement.to, text: text.slice(table.length) };
}

/** Returns the positions of passwords, keys and tokens in the text, except macros. */
function secretRanges({ groups }: ConfigText): { from: number; to: number }[] {
  return groups.flatMap(({ key, setting, entries }) =>
    entries
      .filter(({ text }) => isSecret(text, { key, type: setting?.type }))
      .map(({ from, to }) => ({ from, to })),
  );
}
