import type { SettingFacts } from "./configFacts.ts";
import type { TomlData } from "./tomlSchemas.ts";

/** The variable set of alerts: all events and metrics, with underscores. */
export const COUNTED = "metrics";

/** The events and metrics that alerts count, as variables. */
export function countedNames({ events, metrics }: Pick<SettingFacts, "events" | "metrics">): string[] {
  return [...events.entries, ...metrics.entries].map(({ name }) => name.replaceAll(/[.-]/g, "_"));
}

/** Returns the settings that take an expression, with the variables of each. */
export function expressionSettings({ settings, variables, events, metrics }: TomlData) {
  const counted = countedNames({ events, metrics });
  function variablesOf(set: string): string[] {
    if (set === COUNTED) return counted;
    const [, scope = ""] = set.split(":");
    const isInScope = (one: string) =>
      one === "spam-any" || (scope === "scope" ? one.startsWith("spam-") : one === `spam-${scope}`);
    return [...new Set(variables.entries.filter(({ sets }) => sets.some(isInScope)).map(({ name }) => name))];
  }
  return settings.entries
    .filter(({ type }) => type === "expression")
    .map((setting) => ({
      key: setting.key,
      variables:
        setting.variableSet === undefined ? (setting.variables ?? []) : variablesOf(setting.variableSet),
      constants: setting.constants ?? [],
      default: setting.default,
    }));
}
