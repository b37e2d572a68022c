import { escapeHtml } from "../../shared/escapeHtml.ts";
import { settingAnchor } from "../anchors.ts";
import type { Conditional, Setting } from "../schemas.ts";
import { code, codes, type Entry, entryList, prose } from "./html.ts";

/** Settings as a list: key, sentence, then type, default, values and where it is stored. */
export function drawSettings(settings: Setting[]): string {
  return entryList(settings.map(toEntry));
}

function toEntry(setting: Setting): Entry {
  const { key, summary, note, variables, constants } = setting;
  const notes = note ? ` <span class="note">${prose(note)}</span>` : "";
  const words = variables ? `<details><summary>Variables</summary><p>${codes(variables)}</p></details>` : "";
  const answers = constants ? `<p>Can answer ${codes(constants)}.</p>` : "";
  return {
    id: settingAnchor(key),
    term: key,
    chips: chipsOf(setting),
    body: `<p>${prose(summary)}${notes}</p>${answers}`,
    more: words,
  };
}

function chipsOf(setting: Setting): string[] {
  const { values, required, requiredWhen, appliesTo, enterprise, stored, status, fallsBackTo } = setting;
  return [
    escapeHtml(typeLabel(setting)),
    ...defaultChips(setting),
    ...(values ? [`values ${codes(values)}`] : []),
    ...(fallsBackTo ? [`else ${code(fallsBackTo)}`] : []),
    ...(required ? ["required"] : []),
    ...(requiredWhen ? [`required when ${escapeHtml(requiredWhen)}`] : []),
    ...(appliesTo ? [`for ${codes(appliesTo)}`] : []),
    stored === "local" ? "in config.toml" : "in the database",
    ...(status === "written-by-server" ? ["written by the server"] : []),
    ...(status === "webadmin-only" ? ["web admin only"] : []),
    ...(enterprise ? ["<strong>Enterprise</strong>"] : []),
  ];
}

/** `list of durations`, `size or false`, `text: PEM`. */
export function typeLabel({ type, list, canBeOff, format, unit }: Setting): string {
  const name = list ? `list of ${type}` : type;
  const counted = unit && !format ? `${name}, ${unit}` : name;
  return `${counted}${canBeOff ? " or false" : ""}${format ? `: ${format}` : ""}`;
}

function defaultChips({ default: value, defaultsBy }: Setting): string[] {
  const by = Object.entries(defaultsBy ?? {}).map(
    ([name, text]) => `default ${code(text)} for ${code(name)}`,
  );
  return value === null
    ? by
    : [`default ${typeof value === "string" ? code(value || '""') : conditional(value)}`, ...by];
}

function conditional({ if: cases, else: otherwise }: Conditional): string {
  const branches = cases.map(({ if: condition, then }) => `${code(then)} if ${code(condition)}`);
  return `${branches.join(", ")}, else ${code(otherwise)}`;
}
