import {
  type Block,
  code,
  codes,
  type Entry,
  type Inline,
  note,
  paragraph,
  prose,
  strong,
} from "@docs/generator";
import { settingAnchor } from "../data/anchors.ts";
import type { EntryHistory, HistoryIndex } from "../data/historyIndex.ts";
import type { Conditional, Setting } from "../data/schemas.ts";
import { historyChips, historyLines } from "./drawHistory.ts";

/** Settings as a list: key, sentence, then type, default, values and where it is stored. */
export function drawSettings(settings: Setting[], historyOf: HistoryIndex): Block[] {
  const entries = settings.map((setting) => toEntry(setting, historyOf("setting", setting.key)));
  return [{ type: "entries", entries }];
}

function toEntry(setting: Setting, history: EntryHistory): Entry {
  const { key, summary, note: remark, variables, constants } = setting;
  return {
    id: settingAnchor(key),
    term: key,
    chips: [...chipsOf(setting), ...historyChips(history)],
    body: [
      paragraph(...prose(summary), ...(remark ? [" ", note(prose(remark))] : [])),
      ...(constants ? [paragraph("Can return ", ...codes(constants), ".")] : []),
      ...historyLines(history),
    ],
    more: variables ? [{ type: "details", summary: "Variables", children: codes(variables) }] : [],
  };
}

function chipsOf(setting: Setting): Inline[][] {
  const { values, required, requiredWhen, appliesTo, enterprise, stored, status, fallsBackTo } = setting;
  return [
    [typeLabel(setting)],
    ...defaultChips(setting),
    ...(values ? [["values ", ...codes(values)]] : []),
    ...(fallsBackTo ? [["else ", code(fallsBackTo)]] : []),
    ...(required ? [["required"]] : []),
    ...(requiredWhen ? [[`required when ${requiredWhen}`]] : []),
    ...(appliesTo ? [["for ", ...codes(appliesTo)]] : []),
    [stored === "local" ? "in config.toml" : "in the database"],
    ...(status === "written-by-server" ? [["written by the server"]] : []),
    ...(status === "webadmin-only" ? [["web admin only"]] : []),
    ...(enterprise ? [[strong("Enterprise")]] : []),
  ];
}

/** `list of durations`, `size or false`, `text: PEM`. */
export function typeLabel({ type, list, canBeOff, format, unit }: Setting): string {
  const name = list ? `list of ${type}` : type;
  const counted = unit && !format ? `${name}, ${unit}` : name;
  return `${counted}${canBeOff ? " or false" : ""}${format ? `: ${format}` : ""}`;
}

function defaultChips({ default: value, defaultsBy }: Setting): Inline[][] {
  const by = Object.entries(defaultsBy ?? {}).map(([name, text]): Inline[] => [
    "default ",
    code(text),
    " for ",
    code(name),
  ]);
  if (value === null) return by;
  return [["default ", ...(typeof value === "string" ? [code(value || '""')] : conditional(value))], ...by];
}

function conditional({ if: cases, else: otherwise }: Conditional): Inline[] {
  const branches = cases.flatMap(({ if: condition, then }): Inline[] => [
    code(then),
    " if ",
    code(condition),
    ", ",
  ]);
  return [...branches, "else ", code(otherwise)];
}
