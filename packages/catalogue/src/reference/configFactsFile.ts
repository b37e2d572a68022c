import { CONFIG_FACTS_FORMAT, type ConfigFactsFile } from "../configuration/configFacts.ts";
import type { Catalogue } from "../data/catalogue.ts";
import type { Setting } from "../data/schemas.ts";
import type { CheckedSetting } from "../data/settingFacts.ts";

/** The part of the catalogue that tools for configurations fetch. */
export function configFactsFile(
  catalogue: Catalogue,
  pageOf: (setting: Setting) => string | undefined,
): ConfigFactsFile {
  const { settings, functions, events, metrics } = catalogue;
  const pages = new Map<string, number>();
  const position = (page: string) => pages.get(page) ?? pages.set(page, pages.size).size - 1;
  return {
    format: CONFIG_FACTS_FORMAT,
    version: settings.version,
    settings: settings.entries.map(toChecked),
    functions: functions.entries.map(({ name, args }) => [name, args]),
    events: events.entries.map(({ name }) => name),
    metrics: metrics.entries.map(({ name }) => name),
    firstStart: catalogue["first-start"].entries.map(({ key }) => key),
    removed: catalogue.history.entries.flatMap(({ kind, name, removed }) =>
      kind === "setting" && removed
        ? [{ key: name, release: removed.release, replacedBy: removed.replacedBy, note: removed.note }]
        : [],
    ),
    pageOf: settings.entries.map((setting) => position(pageOf(setting) ?? "")),
    // Filled by the line before.
    pages: [...pages.keys()],
  };
}

function toChecked(setting: Setting): CheckedSetting {
  const { key, type, list, canBeOff, format, values, required, appliesTo, variables, variableSet } = setting;
  const { constants, status, note, refersTo } = setting;
  return {
    key,
    type,
    list,
    canBeOff,
    format,
    values,
    required,
    appliesTo,
    variables,
    variableSet,
    constants,
    status,
    // Only told of settings that the server does not read.
    note: status === undefined ? undefined : note,
    refersTo,
  };
}
