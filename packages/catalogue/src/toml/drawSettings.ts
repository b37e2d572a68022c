import { code, codes, type Drawing, type Inline, paragraph, strong } from "@docs/generator";
import type { EntryHistory, HistoryIndex } from "../data/historyIndex.ts";
import { drawConditional } from "../draw/drawConditional.ts";
import { drawHistory, historyChips } from "../draw/drawHistory.ts";
import { explainedChips, listEntries, plain, sentences } from "../draw/listEntries.ts";
import type { ReferenceLinks } from "../reference/connectReference.ts";
import { referenceAnchor, type UnplacedEntry } from "../reference/reference.ts";
import type { Setting } from "./settingSchema.ts";

export function drawSettings(settings: Setting[], historyOf: HistoryIndex): Drawing<ReferenceLinks> {
  const listed = settings.map((setting) => {
    const { key, summary, note, variables, constants, home } = setting;
    const history = historyOf("setting", key);
    return {
      kind: "Settings",
      id: referenceAnchor("settings", key),
      name: key,
      text: settingText(setting, history),
      draw: (site: ReferenceLinks, path: string) => ({
        chips: [
          ...chipsOf(setting),
          ...historyChips(history),
          ...explainedChips(home ? [home] : [], site, path),
        ],
        body: [
          sentences(summary, note),
          ...(constants ? [paragraph("Can return ", ...codes(constants), ".")] : []),
        ],
        more: [
          ...(variables
            ? [{ type: "details" as const, summary: "Variables", children: codes(variables) }]
            : []),
          ...drawHistory(history),
        ],
      }),
    };
  });
  return listEntries(listed);
}

/** The text for search, which includes former names for readers with an old configuration. */
function settingText(setting: Setting, { replaces }: EntryHistory): string {
  const { summary, note, values, default: usual, constants, enterprise } = setting;
  const facts = [
    typeLabel(setting),
    typeof usual === "string" && usual !== "" && `default ${usual}`,
    values && `values ${values.join(" ")}`,
    constants && `answers ${constants.join(" ")}`,
    enterprise && "Enterprise",
    replaces.length > 0 && `replaces ${replaces.map((old) => old.name).join(" ")}`,
  ];
  return plain(summary, note, facts.filter(Boolean).join(", "));
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
function typeLabel({ type, list, canBeOff, format, unit }: Setting): string {
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
  return [
    ["default ", ...(typeof value === "string" ? [code(value || '""')] : drawConditional(value))],
    ...by,
  ];
}

/** What explorers and cards show of a setting. */
export function settingEntry(setting: Setting, isSetAtFirstStart: boolean): UnplacedEntry {
  const { key, type, summary, home, enterprise, required, stored, default: value } = setting;
  const label = typeLabel(setting);
  return {
    name: key,
    label,
    summary: plain(summary),
    type: label === type ? undefined : type,
    default: defaultText(setting),
    enterprise: enterprise || undefined,
    required: required || undefined,
    conditional: (value !== null && typeof value === "object") || undefined,
    firstStart: isSetAtFirstStart || undefined,
    local: stored === "local" || undefined,
    homes: home ? [home] : [],
  };
}

function defaultText({ default: value, defaultsBy = {} }: Setting): string | undefined {
  const general =
    value === null || typeof value === "string"
      ? [value === "" ? '""' : value]
      : [...value.if.map(({ if: condition, then }) => `${then} if ${condition}`), `else ${value.else}`];
  const others = Object.entries(defaultsBy).map(([name, text]) => `${text} for ${name}`);
  const texts = [...general, ...others].filter((text) => text !== null);
  return texts.length > 0 ? texts.join(", ") : undefined;
}
