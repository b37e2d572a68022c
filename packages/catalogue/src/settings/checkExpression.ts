import { didYouMean } from "@docs/generator/nearest";
import type { CheckedSetting, SettingFacts } from "../data/settingFacts.ts";
import { parseExpression } from "./parseExpression.ts";

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
  const own = setting.variableSet === COUNTED ? countedNames(facts) : variables;
  const known = [...own, ...constants, "true", "false"];
  const functions = facts.functions.entries;
  const parsed = parseExpression(text, {
    argumentsOf: (word) => functions.find(({ name }) => name === word)?.args,
    isName: (word) => isOpen || known.includes(word),
  });
  if (parsed.ok) return null;
  if (parsed.kind === "syntax") return { fault: parsed.fault, hint: parsed.hint };
  if (!parsed.isCall) return unknownWord("variable", parsed.word, known);
  const names = functions.map(({ name }) => name);
  return unknownWord("function", parsed.word, names);
}

/** The variable set of alerts: all events and metrics, with underscores. */
const COUNTED = "metrics";

function countedNames({ events, metrics }: ExpressionFacts): string[] {
  return [...events.entries, ...metrics.entries].map(({ name }) => name.replaceAll(/[.-]/g, "_"));
}

function unknownWord(what: string, word: string, known: string[]) {
  const quoted = what === "variable" ? ` A string needs quotes of its own: "'${word}'".` : "";
  const hint = didYouMean(word, known) ?? `Known here: ${known.slice(0, 12).join(", ")}.${quoted}`;
  return { fault: `uses the unknown ${what} "${word}"`, hint };
}
