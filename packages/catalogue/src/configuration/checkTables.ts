import { nearest } from "@docs/generator/nearest";
import { isPlaceholder } from "../data/keyIndex.ts";
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
      const meant = nearest(parts.join("."), tablesLike(parts, facts));
      return {
        severity: "error",
        rule: "unknown-setting",
        message: `No setting begins with "${parts.join(".")}". The server ignores all lines of this table.`,
        hint: meant === null ? "The reference lists all settings." : `Did you mean "[${meant}]"?`,
        at: from,
        ...(meant === null ? {} : { edit: { from, to, text: meant } }),
      };
    });
  const covered = groups.filter(
    ({ setting, first }) => !setting && wrong.has(statementOf.get(first)?.table ?? []),
  );
  return { findings, covered: new Set(covered) };
}

/** All beginnings of keys, with the names of the wrong table in place of ids. */
function tablesLike(parts: readonly string[], { settings }: ConfigFacts): Set<string> {
  const names = new Set<string>();
  for (const { key } of settings.entries) {
    const pattern = key.split(".");
    for (let length = 1; length < pattern.length; length++) {
      const name = pattern
        .slice(0, length)
        .map((part, at) => (isPlaceholder(part) ? (parts[at] ?? part) : part));
      names.add(name.join("."));
    }
  }
  return names;
}
