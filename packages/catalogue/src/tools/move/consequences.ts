import type { MoveFile } from "../../toml/toolFiles.ts";
import type { UpgradeForm } from "../upgrade/planUpgrade.ts";

/** A setting with all its values. */
export interface PastedSetting {
  key: string;
  texts: string[];
}

/** Returns what changes besides the settings, for every server and for those with these settings. */
export function consequencesOf(settings: PastedSetting[], consequences: MoveFile["consequences"]) {
  return consequences.filter(({ keys, value = ".*" }) => {
    if (keys === undefined) return true;
    const pattern = new RegExp(`^(?:${value})$`, "s");
    return settings.some((set) => isUnder(set, keys) && set.texts.some((text) => pattern.test(text)));
  });
}

/** Returns the fields of the upgrade planner that the settings tell. */
export function plannerFields(settings: PastedSetting[]): Partial<UpgradeForm> {
  const textsOf = (...keys: string[]) =>
    settings.filter((set) => isUnder(set, keys)).flatMap(({ texts }) => texts);
  const stores = [...new Set(textsOf("store.<id>.type"))];
  const all = settings.flatMap(({ texts }) => texts);
  const platform = all.some((text) => /^[A-Za-z]:[\\/]/.test(text))
    ? "windows"
    : all.some((text) => /\.svc(\.cluster\.local)?\.?(:|\/|$)/.test(text)) && "kubernetes";
  return {
    ...(stores.length > 0 && { stores: stores.join(" ") }),
    ...(textsOf("cluster.coordinator", "cluster.roles").length > 0 && { cluster: "yes" }),
    ...(platform && { platform }),
  };
}

function isUnder({ key }: PastedSetting, prefixes: string[]): boolean {
  return prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`));
}
