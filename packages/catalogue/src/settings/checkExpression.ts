import { didYouMean } from "@docs/generator/nearest";
import type { CheckedSetting, SettingFacts } from "../data/settingFacts.ts";
import { parseExpression } from "./parseExpression.ts";

type ExpressionFacts = Pick<SettingFacts, "functions" | "events" | "metrics">;

/** What is wrong with an expression and how to mend it; null when the server can read it. */
export function checkExpression(
  text: string,
  setting: CheckedSetting,
  facts: ExpressionFacts,
): { fault: string; hint?: string | undefined } | null {
  const { variables = [], constants = [] } = setting;
  const names = setting.variableSet === COUNTED ? countedNames(facts) : variables;
  // Where the variables depend on another key, any name can be one.
  const isOpen = setting.variableSet !== undefined && setting.variableSet !== COUNTED;
  const known = [...names, ...constants, "true", "false"];
  const functions = facts.functions.entries;
  const parsed = parseExpression(text, {
    argumentsOf: (word) => functions.find(({ name }) => name === word)?.args,
    isName: (word) => isOpen || known.includes(word),
  });
  if (parsed.ok) return null;
  if (parsed.kind === "syntax") return { fault: parsed.fault, hint: parsed.hint };
  return parsed.isCall
    ? unknownWord(
        "function",
        parsed.word,
        functions.map(({ name }) => name),
      )
    : unknownWord("variable", parsed.word, known);
}

/** The set of variables that alerts have: everything that is counted, written with underscores. */
const COUNTED = "metrics";

function countedNames({ events, metrics }: Pick<ExpressionFacts, "events" | "metrics">): string[] {
  return [...events.entries, ...metrics.entries].map(({ name }) => name.replaceAll(/[.-]/g, "_"));
}

function unknownWord(what: string, word: string, known: string[]) {
  const quoted = what === "variable" ? ` A string needs quotes of its own: "'${word}'".` : "";
  const hint = didYouMean(word, known) ?? `Known here: ${known.slice(0, 12).join(", ")}.${quoted}`;
  return { fault: `uses the unknown ${what} "${word}"`, hint };
}
