import type { Finding } from "@docs/generator";
import { didYouMean, nearest } from "@docs/generator/nearest";
import type { CheckedSetting, SettingFacts } from "../data/settingFacts.ts";
import { checkExpression } from "./checkExpression.ts";
import { hasMacro } from "./settingValue.ts";
import { isOff, isPort, suggestValue, valueForms } from "./valueForms.ts";

/** What is wrong with a setting, and what could stand there instead where that is clear. */
export interface SettingFinding extends Finding {
  /** The key or the value that was probably meant. */
  instead?: { of: "key" | "value"; text: string };
}

/** One value of a setting, and the key it stands behind. */
interface SettingText {
  key: string;
  text: string;
  setting: CheckedSetting;
}

/** The text must be what the server can read for a setting of this type. */
export function checkText({ key, text, setting }: SettingText, facts: SettingFacts): SettingFinding[] {
  const { type, values = [], canBeOff, format = "" } = setting;
  // Of an address that is blocked or allowed, only the key counts.
  if (hasMacro(text) || (canBeOff && isOff(text)) || setting.key.endsWith("-ip.<ip>")) return [];
  if (type === "expression") return checkExpressionText({ key, text, setting }, facts);
  if (type === "enum") {
    if (values.includes(text)) return [];
    const meant = values.find((value) => value === text.toLowerCase()) ?? nearest(text, values);
    const allowed = `Allowed values: ${values.join(", ")}.`;
    const hint = meant === null ? allowed : `Did you mean "${meant}"? ${allowed}`;
    const wrong = wrongValue(key, `"${text}"`, hint);
    return [meant === null ? wrong : { ...wrong, instead: { of: "value", text: meant } }];
  }
  if (format.startsWith("event name") && !/^\*|\*$/.test(text)) return checkEvent(text, facts);
  if (format === "a number, reject or discard" && /^(reject|discard)$/.test(text)) return [];
  if (format === "port" && !isPort(text)) return [wrongValue(key, `"${text}"`, "It must be a port number.")];
  if (format === "can be negative" && /^-\d+$/.test(text)) return [];
  if (format.startsWith("comma-separated node ids") && !/^\s*\d+\s*(,\s*\d+\s*)*$/.test(text))
    return [wrongValue(key, `"${text}"`, 'It must be numbers of nodes, such as "1, 2".')];
  const { fits, form } = valueForms[type];
  if (fits(text)) return [];
  const meant = suggestValue(type, text);
  const wrong = wrongValue(key, `"${text}"`, `It must be ${form}.`);
  return [meant === null ? wrong : { ...wrong, instead: { of: "value", text: meant } }];
}

/** Parts of a conditional are expressions too, so they need this check without the rest. */
export function checkExpressionText(
  { key, text, setting }: SettingText,
  facts: SettingFacts,
): SettingFinding[] {
  const wrong = hasMacro(text) ? null : checkExpression(text, setting, facts);
  if (!wrong) return [];
  const message = `The expression of "${key}" ${wrong.fault}: ${text}`;
  return [{ rule: "setting-value", message, hint: wrong.hint }];
}

/** Conditions come first, each with its answer; one `else` ends the list. */
export function checkConditional(
  { key, branches, setting }: Omit<SettingText, "text"> & { branches: Record<string, string>[] },
  facts: SettingFacts,
): SettingFinding[] {
  if (setting.type !== "expression") {
    return [wrongValue(key, "a list of conditions", "It is no expression: write one value.")];
  }
  const isSound = branches.every((branch, at) => {
    const words = Object.keys(branch).toSorted().join(" ");
    return words === (at === branches.length - 1 ? "else" : "if then");
  });
  if (!isSound || branches.length < 2) {
    const hint = "Write { if = …, then = … } for each case and { else = … } as the last.";
    return [wrongValue(key, "an incomplete list of conditions", hint)];
  }
  return branches
    .flatMap((branch) => Object.values(branch))
    .flatMap((text) => checkExpressionText({ key, text, setting }, facts));
}

/** Events stand in values and in keys. */
export function checkEvent(name: string, { eventByName }: Pick<SettingFacts, "eventByName">): Finding[] {
  if (eventByName.has(name)) return [];
  const hint = didYouMean(name, eventByName.keys()) ?? "The reference lists all events.";
  return [{ rule: "unknown-event", message: `Unknown event "${name}".`, hint }];
}

/** The one wording for a value that does not fit. */
export function wrongValue(key: string, seen: string, hint: string): Finding {
  return { rule: "setting-value", message: `Wrong value of "${key}": ${seen}.`, hint };
}
