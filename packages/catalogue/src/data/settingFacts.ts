import type { KeyIndex } from "./keyIndex.ts";
import type { Setting } from "./schemas.ts";

export type CheckedSetting = ReturnType<typeof toChecked>;

/** What the checks need of a setting: all but what only pages tell. */
export function toChecked(setting: Setting) {
  const { group, home, summary, seeAlso, unit, note, ...facts } = setting;
  const { default: usual, defaultsBy, fallsBackTo, enterprise, stored, ...checked } = facts;
  // Only told of settings that the server does not read.
  return { ...checked, ...(checked.status && note ? { note } : {}) };
}

/** What the checks need of the catalogue: the build gives them all of it, the browser one small file. */
export interface SettingFacts {
  settings: { entries: CheckedSetting[] };
  settingByKey: KeyIndex<CheckedSetting>;
  functions: { entries: { name: string; args: number }[] };
  events: { entries: { name: string }[] };
  metrics: { entries: { name: string }[] };
  eventByName: Pick<ReadonlyMap<string, unknown>, "has" | "keys">;
}
