import { nearest } from "@docs/generator/nearest";
import type { ConfigFacts } from "./configFacts.ts";
import type { ConfigFinding, ConfigGroup, ConfigText } from "./configText.ts";
import { fillNames, isTableNumber, prefixesOf } from "./keyIndex.ts";

const MAX_TABLES = 20;

/** Reports a misspelled table once instead of each line below it; `covered` are the settings of those lines. */
export function checkTables(
  { tables, groups, statementOf }: ConfigText,
  facts: ConfigFacts,
): { findings: ConfigFinding[]; covered: ReadonlySet<ConfigGroup> } {
  const isUnknown = (parts: readonly string[]) =>
    [facts.settingByKey, facts.removedByKey].every((index) => !index.hasBelow(parts) && !index.find(parts));
  // An id with dots is only known by the keys behind it.
  const withSettings = new Set(
    groups
      .filter(({ setting, parts }) => setting ?? facts.removedByKey.find(parts))
      .map(({ first }) => statementOf.get(first)?.table),
  );
  const wrong = new Set(
    tables.map(({ parts }) => parts).filter((parts) => isUnknown(parts) && !withSettings.has(parts)),
  );
  const findings = tables
    .filter(({ parts }) => wrong.has(parts))
    .slice(0, MAX_TABLES)
    .map(({ parts, from, to }): ConfigFinding => {
      const isNumbered = isTableNumber(parts.at(-1) ?? "");
      const brackets = isNumbered ? " with one pair of brackets" : "";
      const meant = isNumbered
        ? parts.slice(0, -1).join(".")
        : nearest(parts.join("."), tablesLike(parts, facts));
      return {
        severity: "error",
        rule: "unknown-setting",
        message: `No setting begins with "${parts.join(".")}". The server ignores all lines of this table.`,
        hint: meant === null ? "The reference lists all settings." : `Did you mean "[${meant}]"${brackets}?`,
        at: from,
        edit: meant === null || isNumbered ? null : { from, to, text: meant },
      };
    });
  const covered = groups.filter(
    ({ setting, first }) => !setting && wrong.has(statementOf.get(first)?.table ?? []),
  );
  return { findings, covered: new Set(covered) };
}

/** Returns all prefixes of keys, with the names of the wrong table in place of ids. */
function tablesLike(parts: readonly string[], { settings }: ConfigFacts): Set<string> {
  const tables = new Set(settings.entries.flatMap(({ key }) => prefixesOf(key).slice(0, -1)));
  return new Set(Array.from(tables, (table) => fillNames(table, parts)));
}
