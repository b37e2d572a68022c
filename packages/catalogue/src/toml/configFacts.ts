import type { HistoryEntry } from "../data/historySchema.ts";
import { indexKeys } from "./keyIndex.ts";
import { toChecked } from "./settingFacts.ts";
import type { Setting } from "./settingSchema.ts";
import type { TomlData } from "./tomlSchemas.ts";

/** A setting of earlier releases, with the first release without it and its replacement. */
type RemovedSetting = Omit<NonNullable<HistoryEntry["removed"]>, "file"> & { key: string };

export type ConfigFactsFile = ReturnType<typeof configFactsFile>;

/** The subset of the catalogue that the configuration tools fetch. */
export function configFactsFile(catalogue: TomlData, pageOf: (setting: Setting) => string | undefined) {
  const { settings, functions, events, metrics } = catalogue;
  const pages = [...new Set(settings.entries.map((setting) => pageOf(setting) ?? ""))];
  return {
    settings: settings.entries.map(toChecked),
    functions: functions.entries.map(({ name, args }) => ({ name, args })),
    events: events.entries.map(({ name }) => name),
    metrics: metrics.entries.map(({ name }) => name),
    /** Keys that the first start writes to the database. */
    firstStart: catalogue["first-start"].entries.map(({ key }) => key),
    removed: catalogue.history.entries.flatMap(({ kind, name, removed }): RemovedSetting[] => {
      if (kind !== "setting" || !removed) return [];
      const { file, ...replacement } = removed;
      return [{ key: name, ...replacement }];
    }),
    /** Pages of the reference; `pageOf` has the index of each setting's page. */
    pages,
    pageOf: settings.entries.map((setting) => pages.indexOf(pageOf(setting) ?? "")),
  };
}

export type ConfigFacts = ReturnType<typeof createConfigFacts>;

export function createConfigFacts(file: ConfigFactsFile) {
  return {
    settings: { entries: file.settings },
    settingByKey: indexKeys(file.settings),
    functions: { entries: file.functions },
    events: { entries: file.events.map((name) => ({ name })) },
    metrics: { entries: file.metrics.map((name) => ({ name })) },
    eventByName: new Map(file.events.map((name) => [name, name])),
    firstStart: file.firstStart,
    removedByKey: indexKeys(file.removed),
  };
}
