import { settingAnchor } from "../anchors.ts";
import type { Conditional, Setting } from "../schemas.ts";
import { codes, type Entry, type Pen } from "./pen.ts";

/** Settings as a list: key, sentence, then type, default, values and where it is stored. */
export function drawSettings(settings: Setting[], pen: Pen): string {
  return pen.entryList(settings.map((setting) => toEntry(setting, pen)));
}

function toEntry(setting: Setting, pen: Pen): Entry {
  const { key, summary, note, variables, constants } = setting;
  const notes = note ? ` ${pen.note(pen.prose(note))}` : "";
  const answers = constants ? pen.paragraph(`Can answer ${codes(pen, constants)}.`) : "";
  return {
    id: settingAnchor(key),
    term: key,
    chips: chipsOf(setting, pen),
    body: pen.paragraph(pen.prose(summary) + notes) + answers,
    more: variables ? pen.fold("Variables", codes(pen, variables)) : "",
  };
}

function chipsOf(setting: Setting, pen: Pen): string[] {
  const { values, required, requiredWhen, appliesTo, enterprise, stored, status, fallsBackTo } = setting;
  return [
    pen.text(typeLabel(setting)),
    ...defaultChips(setting, pen),
    ...(values ? [`values ${codes(pen, values)}`] : []),
    ...(fallsBackTo ? [`else ${pen.code(fallsBackTo)}`] : []),
    ...(required ? ["required"] : []),
    ...(requiredWhen ? [`required when ${pen.text(requiredWhen)}`] : []),
    ...(appliesTo ? [`for ${codes(pen, appliesTo)}`] : []),
    stored === "local" ? "in config.toml" : "in the database",
    ...(status === "written-by-server" ? ["written by the server"] : []),
    ...(status === "webadmin-only" ? ["web admin only"] : []),
    ...(enterprise ? [pen.strong("Enterprise")] : []),
  ];
}

/** `list of durations`, `size or false`, `text: PEM`. */
export function typeLabel({ type, list, canBeOff, format, unit }: Setting): string {
  const name = list ? `list of ${type}` : type;
  const counted = unit && !format ? `${name}, ${unit}` : name;
  return `${counted}${canBeOff ? " or false" : ""}${format ? `: ${format}` : ""}`;
}

function defaultChips({ default: value, defaultsBy }: Setting, pen: Pen): string[] {
  const by = Object.entries(defaultsBy ?? {}).map(
    ([name, text]) => `default ${pen.code(text)} for ${pen.code(name)}`,
  );
  return value === null
    ? by
    : [`default ${typeof value === "string" ? pen.code(value || '""') : conditional(value, pen)}`, ...by];
}

function conditional({ if: cases, else: otherwise }: Conditional, pen: Pen): string {
  const branches = cases.map(({ if: condition, then }) => `${pen.code(then)} if ${pen.code(condition)}`);
  return `${branches.join(", ")}, else ${pen.code(otherwise)}`;
}
