import type { HistoryEntry } from "../data/historySchema.ts";
import { indexKeys, type KeyIndex } from "./keyIndex.ts";
import type { Setting } from "./settingSchema.ts";
import type { TomlData } from "./tomlSchemas.ts";

/** A setting of earlier releases, with the first release without it and its replacement. */
type RemovedSetting = Omit<NonNullable<HistoryEntry["removed"]>, "file"> & { key: string };

/** The subset of the catalogue that the configuration tools fetch. */
export interface ConfigFactsFile {
  settings: CheckedSetting[];
  functions: { name: string; args: number }[];
  events: string[];
  metrics: string[];
  /** Keys that the first start writes to the database. */
  firstStart: string[];
  removed: RemovedSetting[];
  /** Pages of the reference; `pageOf` has the index of each setting's page. */
  pages: string[];
  pageOf: number[];
}

export function configFactsFile(
  catalogue: TomlData,
  pageOf: (setting: Setting) => string | undefined,
): ConfigFactsFile {
  const { settings, functions, events, metrics } = catalogue;
  const pages = [...new Set(settings.entries.map((setting) => pageOf(setting) ?? ""))];
  return {
    settings: settings.entries.map(toChecked),
    functions: functions.entries.map(({ name, args }) => ({ name, args })),
    events: events.entries.map(({ name }) => name),
    metrics: metrics.entries.map(({ name }) => name),
    firstStart: catalogue["first-start"].entries.map(({ key }) => key),
    removed: catalogue.history.entries.flatMap(({ kind, name, removed }): RemovedSetting[] => {
      if (kind !== "setting" || !removed) return [];
      const { file, ...replacement } = removed;
      return [{ key: name, ...replacement }];
    }),
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

export type CheckedSetting = ReturnType<typeof toChecked>;

/** Returns the fields of a setting that the checks need. */
function toChecked(setting: Setting) {
  const { group, home, summary, unit, note, ...facts } = setting;
  const { default: usual, defaultsBy, fallsBackTo, enterprise, stored, ...checked } = facts;
  // Checks show the note only for settings that the server does not read.
  return { ...checked, ...(checked.status && note ? { note } : {}) };
}

/** The subset of the catalogue that the checks need; the browser fetches it as one small file. */
export interface SettingFacts {
  settings: { entries: CheckedSetting[] };
  settingByKey: KeyIndex<CheckedSetting>;
  functions: { entries: { name: string; args: number }[] };
  events: { entries: { name: string }[] };
  metrics: { entries: { name: string }[] };
  eventByName: Pick<ReadonlyMap<string, unknown>, "has" | "keys">;
}
