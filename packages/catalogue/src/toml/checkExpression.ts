import { didYouMean } from "@docs/generator/nearest";
import { parseExpression } from "../expression/parseExpression.ts";
import type { CheckedSetting, SettingFacts } from "./settingFacts.ts";

type ExpressionFacts = Pick<SettingFacts, "functions" | "events" | "metrics">;

/** Returns the fault of an expression and how to correct it, or null if the server can read it. */
export function checkExpression(
  text: string,
  setting: CheckedSetting,
  facts: ExpressionFacts,
): { fault: string; hint?: string | undefined } | null {
  const { variables = [], constants = [] } = setting;
  // Where the variables depend on another key, any name is accepted.
  const isOpen = setting.variableSet !== undefined && setting.variableSet !== COUNTED;
  const ownVariables = setting.variableSet === COUNTED ? countedNames(facts) : variables;
  const usableNames = [...ownVariables, ...constants, "true", "false"];
  const functions = facts.functions.entries;
  const parsed = parseExpression(text, {
    argumentsOf: (word) => functions.find(({ name }) => name === word)?.args,
    isName: (word) => isOpen || usableNames.includes(word),
  });
  if (parsed.ok) return null;
  if (parsed.kind === "syntax") return { fault: parsed.fault, hint: parsed.hint };
  if (!parsed.isCall) return unknownWord("variable", parsed.word, usableNames);
  const names = functions.map(({ name }) => name);
  return unknownWord("function", parsed.word, names);
}

/** The variable set of alerts: all events and metrics, with underscores. */
const COUNTED = "metrics";

/** The events and metrics that alerts count, as variables. */
export function countedNames({ events, metrics }: Pick<ExpressionFacts, "events" | "metrics">): string[] {
  return [...events.entries, ...metrics.entries].map(({ name }) => name.replaceAll(/[.-]/g, "_"));
}

function unknownWord(what: string, word: string, names: string[]) {
  const quoted = what === "variable" ? ` A string needs quotes of its own: "'${word}'".` : "";
  const hint = didYouMean(word, names) ?? `Known here: ${names.slice(0, 12).join(", ")}.${quoted}`;
  return { fault: `uses the unknown ${what} "${word}"`, hint };
}
