import { didYouMean, type Finding } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import type { Setting } from "../../data/schemas.ts";
import { checkExpression } from "./checkExpression.ts";
import { hasMacro } from "./settingValue.ts";
import { isOff, isPort, valueForms } from "./valueForms.ts";

/** One value of a setting, and the key it stands behind. */
interface SettingText {
  key: string;
  text: string;
  setting: Setting;
}

/** The text must be what the server can read for a setting of this type. */
export function checkText({ key, text, setting }: SettingText, catalogue: Catalogue): Finding[] {
  const { type, values = [], canBeOff, format = "" } = setting;
  // Of an address that is blocked or allowed, only the key counts.
  if (hasMacro(text) || (canBeOff && isOff(text)) || setting.key.endsWith("-ip.<ip>")) return [];
  if (type === "expression") return checkExpressionText({ key, text, setting }, catalogue);
  if (type === "enum") {
    if (values.includes(text)) return [];
    const allowed = `Allowed values: ${values.join(", ")}.`;
    return [wrongValue(key, `"${text}"`, [didYouMean(text, values), allowed].filter(Boolean).join(" "))];
  }
  if (format.startsWith("event name") && !/^\*|\*$/.test(text)) return checkEvent(text, catalogue);
  if (format === "a number, reject or discard" && /^(reject|discard)$/.test(text)) return [];
  if (format === "port" && !isPort(text)) return [wrongValue(key, `"${text}"`, "It must be a port number.")];
  const { fits, form } = valueForms[type];
  return fits(text) ? [] : [wrongValue(key, `"${text}"`, `It must be ${form}.`)];
}

/** Parts of a conditional are expressions too, so they need this check without the rest. */
export function checkExpressionText({ key, text, setting }: SettingText, catalogue: Catalogue): Finding[] {
  const wrong = hasMacro(text) ? null : checkExpression(text, setting, catalogue);
  if (!wrong) return [];
  const message = `The expression of "${key}" ${wrong.fault}: ${text}`;
  return [{ rule: "setting-value", message, hint: wrong.hint }];
}

/** Events stand in values and in keys. */
export function checkEvent(name: string, { eventByName }: Pick<Catalogue, "eventByName">): Finding[] {
  if (eventByName.has(name)) return [];
  const hint = didYouMean(name, eventByName.keys()) ?? "The reference lists all events.";
  return [{ rule: "unknown-event", message: `Unknown event "${name}".`, hint }];
}

/** The one wording for a value that does not fit. */
export function wrongValue(key: string, seen: string, hint: string): Finding {
  return { rule: "setting-value", message: `Wrong value of "${key}": ${seen}.`, hint };
}
