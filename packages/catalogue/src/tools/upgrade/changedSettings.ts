import { compareReleases } from "../../data/historyIndex.ts";
import { indexKeys, type KeyIndex } from "../../toml/keyIndex.ts";
import { parseToml } from "../../toml/parseToml.ts";
import type { ChangedSetting } from "../../toml/toolFiles.ts";

/** A changed setting in the reader's file. */
export type OccurringSetting = ReturnType<typeof changesIn>[number];

/** Returns the changes after a release, oldest first. */
export function changesSince(settings: ChangedSetting[], from: string): ChangedSetting[] {
  return settings
    .filter(({ release }) => compareReleases(release, from) > 0)
    .toSorted((a, b) => compareReleases(a.release, b.release));
}

/** Indexes removed settings. Changed defaults are excluded: they do not matter where a value is set. */
export function indexRemoved(settings: ChangedSetting[]): KeyIndex<ChangedSetting> {
  return indexKeys(settings.filter(({ to }) => to !== undefined));
}

/** Finds the removed settings in a configuration; those that `from` does not read either are stale. */
export function changesIn(config: string, removed: KeyIndex<ChangedSetting>, from: string) {
  return parseToml(config).statements.flatMap(({ parts, line }) => {
    // `queue.schedule.retry.0.else` belongs to `queue.schedule.retry`.
    const match = [0, 1, 2].flatMap((cut) => removed.find(parts.slice(0, parts.length - cut)) ?? [])[0];
    if (!match) return [];
    const isStale = compareReleases(match.release, from) <= 0;
    return [{ ...match, line, written: parts.join("."), isStale }];
  });
}
