import type { KeyIndex } from "./keyIndex.ts";
import type { Setting } from "./settingSchema.ts";

export type CheckedSetting = ReturnType<typeof toChecked>;

/** Returns the fields of a setting that the checks need. */
export function toChecked(setting: Setting) {
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
