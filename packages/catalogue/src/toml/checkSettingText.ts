import type { Finding } from "@docs/generator";
import { didYouMean, nearest } from "@docs/generator/nearest";
import { checkExpression } from "../expression/checkExpression.ts";
import type { CheckedSetting, SettingFacts } from "./configFacts.ts";
import { COUNTED, countedNames } from "./expressionSettings.ts";
import { hasMacro, isOff, isPort, suggestValue, valueForms } from "./valueForms.ts";

export interface SettingFinding extends Finding {
  /** The key or the value that was probably intended. */
  instead?: { of: "key" | "value"; text: string };
}

interface SettingText {
  key: string;
  text: string;
  setting: CheckedSetting;
}

/** Checks that the server can read the text for a setting of this type. */
export function checkSettingText({ key, text, setting }: SettingText, facts: SettingFacts): SettingFinding[] {
  const { type, values = [], canBeOff, format = "" } = setting;
  // For blocked and allowed addresses, the server reads only the key.
  if (hasMacro(text) || (canBeOff && isOff(text)) || setting.key.endsWith("-ip.<ip>")) return [];
  if (type === "expression") return checkExpressionText({ key, text, setting }, facts);
  if (type === "enum") {
    if (values.includes(text)) return [];
    const meant = values.find((value) => value === text.toLowerCase()) ?? nearest(text, values);
    const allowed = `Allowed values: ${values.join(", ")}.`;
    const hint = meant === null ? allowed : `Did you mean "${meant}"? ${allowed}`;
    return [suggest(meant, wrongValue(key, `"${text}"`, hint))];
  }
  if (format.startsWith("event name") && !/^\*|\*$/.test(text)) return checkEvent(text, facts);
  if (format === "a number, reject or discard" && /^(reject|discard)$/.test(text)) return [];
  if (format === "port" && !isPort(text)) return [wrongValue(key, `"${text}"`, "It must be a port number.")];
  if (format === "can be negative" && /^-\d+$/.test(text)) return [];
  if (format.startsWith("comma-separated node ids") && !/^\s*\d+\s*(,\s*\d+\s*)*$/.test(text))
    return [wrongValue(key, `"${text}"`, 'It must be numbers of nodes, such as "1, 2".')];
  const form = valueForms[type];
  if (!form || form.fits(text)) return [];
  return [suggest(suggestValue(type, text), wrongValue(key, `"${text}"`, `It must be ${form.form}.`))];
}

/** Checks an expression, which may be one branch of a conditional. */
export function checkExpressionText({ key, text, setting }: SettingText, facts: SettingFacts): Finding[] {
  if (hasMacro(text)) return [];
  const { variables = [], constants = [], variableSet } = setting;
  const isCounted = variableSet === COUNTED;
  const wrong = checkExpression(text, {
    functions: facts.functions.entries,
    names: [...(isCounted ? countedNames(facts) : variables), ...constants],
    // Where the variables depend on another key, any name is accepted.
    isOpen: variableSet !== undefined && !isCounted,
  });
  if (!wrong) return [];
  const message = `The expression of "${key}" ${wrong.fault}: ${text}`;
  return [{ rule: "setting-value", message, hint: wrong.hint }];
}

/** Checks a list of `if`/`then` branches, which ends with one `else`. */
export function checkConditional(
  { key, branches, setting }: Omit<SettingText, "text"> & { branches: Record<string, string>[] },
  facts: SettingFacts,
): SettingFinding[] {
  if (setting.type !== "expression") {
    return [wrongValue(key, "a list of conditions", "It is no expression: write one value.")];
  }
  const isComplete = branches.every((branch, at) => {
    const words = Object.keys(branch).toSorted().join(" ");
    return words === (at === branches.length - 1 ? "else" : "if then");
  });
  if (!isComplete || branches.length < 2) {
    const hint = "Write { if = …, then = … } for each case and { else = … } as the last.";
    return [wrongValue(key, "an incomplete list of conditions", hint)];
  }
  return branches
    .flatMap((branch) => Object.values(branch))
    .flatMap((text) => checkExpressionText({ key, text, setting }, facts));
}

export function checkEvent(name: string, { eventByName }: Pick<SettingFacts, "eventByName">): Finding[] {
  if (eventByName.has(name)) return [];
  const hint = didYouMean(name, eventByName.keys()) ?? "The reference lists all events.";
  return [{ rule: "unknown-event", message: `Unknown event "${name}".`, hint }];
}

function suggest(meant: string | null, finding: Finding): SettingFinding {
  return meant === null ? finding : { ...finding, instead: { of: "value", text: meant } };
}

export function wrongValue(key: string, seen: string, hint: string): Finding {
  return { rule: "setting-value", message: `Wrong value of "${key}": ${seen}.`, hint };
}
