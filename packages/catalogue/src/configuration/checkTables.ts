import { nearest } from "@docs/generator/nearest";
import { fillNames, prefixesOf } from "../data/keyIndex.ts";
import type { ConfigFacts } from "./configFacts.ts";
import type { ConfigFinding, ConfigGroup, ConfigText } from "./configText.ts";

const MOST_TABLES = 20;

/** A misspelled table is one mistake, not one for each line below it. */
export function checkTables(
  { tables, groups, statementOf }: ConfigText,
  facts: ConfigFacts,
): { findings: ConfigFinding[]; covered: ReadonlySet<ConfigGroup> } {
  const isUnknown = (parts: readonly string[]) =>
    [facts.settingByKey, facts.removedByKey].every((index) => !index.hasBelow(parts) && !index.find(parts));
  const wrong = new Set(tables.filter(({ parts }) => isUnknown(parts)).map(({ parts }) => parts));
  const findings = tables
    .filter(({ parts }) => wrong.has(parts))
    .slice(0, MOST_TABLES)
    .map(({ parts, from, to }): ConfigFinding => {
      // The server numbers tables in double brackets, which no setting wants.
      const isNumbered = /^\d{4}$/.test(parts.at(-1) ?? "");
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

/** All beginnings of keys, with the names of the wrong table in place of ids. */
function tablesLike(parts: readonly string[], { settings }: ConfigFacts): Set<string> {
  const tables = new Set(settings.entries.flatMap(({ key }) => prefixesOf(key).slice(0, -1)));
  return new Set(Array.from(tables, (table) => fillNames(table, parts)));
}
