import { indexKeys, type KeyIndex } from "../data/keyIndex.ts";
import type { CheckedSetting, SettingFacts } from "../data/settingFacts.ts";

export const CONFIG_FACTS_FORMAT = 1;

/** A setting of older releases. */
interface RemovedSetting {
  key: string;
  /** The first release without it. */
  release: string;
  replacedBy?: string[] | undefined;
  note?: string | undefined;
}

/** What the tools for configurations fetch: only what they need of the catalogue. */
export interface ConfigFactsFile {
  format: typeof CONFIG_FACTS_FORMAT;
  version: string;
  settings: CheckedSetting[];
  /** Name and number of arguments. */
  functions: [name: string, args: number][];
  events: string[];
  metrics: string[];
  /** Keys that the database has after the first start. */
  firstStart: string[];
  removed: RemovedSetting[];
  /** Where entries are listed: the page of each setting, by its position. */
  pages: string[];
  pageOf: number[];
}

/** What the checks of a whole configuration need. */
export interface ConfigFacts extends SettingFacts {
  firstStart: readonly string[];
  removedByKey: KeyIndex<RemovedSetting>;
}

export function createConfigFacts(file: ConfigFactsFile): ConfigFacts {
  return {
    settings: { entries: file.settings },
    settingByKey: indexKeys(file.settings),
    functions: { entries: file.functions.map(([name, args]) => ({ name, args })) },
    events: { entries: file.events.map((name) => ({ name })) },
    metrics: { entries: file.metrics.map((name) => ({ name })) },
    eventByName: new Map(file.events.map((name) => [name, name])),
    firstStart: file.firstStart,
    removedByKey: indexKeys(file.removed),
  };
}
