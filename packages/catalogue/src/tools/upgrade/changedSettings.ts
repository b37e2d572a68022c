import { compareReleases } from "../../data/historyIndex.ts";
import { groupEntries } from "../../toml/groupEntries.ts";
import { indexKeys, type KeyIndex } from "../../toml/keyIndex.ts";
import { parseEntries } from "../../toml/parseEntries.ts";
import type { ChangedSetting, UpgradeFile } from "../../toml/toolFiles.ts";

/** A changed setting in the reader's file. */
export type OccurringSetting = ReturnType<typeof changesIn>[number];

/** Returns the changes after a release, oldest first. */
export function changesSince(settings: ChangedSetting[], from: string): ChangedSetting[] {
  return settings
    .filter(({ release }) => compareReleases(release, from) > 0)
    .toSorted((a, b) => compareReleases(a.release, b.release));
}

type Indexed = ChangedSetting | { key: string; to?: undefined };

/** Indexes removed settings, and current ones that look like them. Changed defaults do not matter where a value is set. */
export function indexSettings({ settings, current }: Pick<UpgradeFile, "settings" | "current">) {
  const removed = settings.filter(({ to }) => to !== undefined);
  return indexKeys<Indexed>([...current.map((key) => ({ key })), ...removed]);
}

/** Finds the removed settings in a configuration; those that `from` does not read either are stale. */
export function changesIn(config: string, settingByKey: KeyIndex<Indexed>, from: string) {
  return groupEntries(parseEntries(config).entries, { settingByKey }).flatMap(
    ({ parts, entries: [first] }) => {
      const match = settingByKey.find(parts);
      if (!match?.to || !first) return [];
      const isStale = compareReleases(match.release, from) <= 0;
      return [{ ...match, line: first.line, written: parts.join("."), isStale }];
    },
  );
}
