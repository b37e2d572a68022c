import type { KeyIndex } from "./keyIndex.ts";
import type { Setting } from "./schemas.ts";

/** What the checks need of a setting. */
export type CheckedSetting = Pick<
  Setting,
  | "key"
  | "type"
  | "list"
  | "canBeOff"
  | "format"
  | "values"
  | "required"
  | "appliesTo"
  | "variables"
  | "variableSet"
  | "constants"
  | "status"
  | "note"
  | "refersTo"
>;

/** What the checks need of the catalogue: the build gives them all of it, the browser one small file. */
export interface SettingFacts {
  settings: { entries: CheckedSetting[] };
  settingByKey: KeyIndex<CheckedSetting>;
  functions: { entries: { name: string; args: number }[] };
  events: { entries: { name: string }[] };
  metrics: { entries: { name: string }[] };
  eventByName: Pick<ReadonlyMap<string, unknown>, "has" | "keys">;
}
