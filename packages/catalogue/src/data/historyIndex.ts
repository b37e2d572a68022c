import type { HistoryEntry, HistoryFile, HistoryKind } from "./historySchema.ts";

export type HistoryIndex = ReturnType<typeof indexHistory>;
export type EntryHistory = ReturnType<HistoryIndex>;

/** What an entry of the reference tells of its past. */
export function indexHistory({ entries }: HistoryFile) {
  const id = (kind: HistoryKind, name: string) => `${kind} ${name}`;
  const byId = new Map(entries.map((entry) => [id(entry.kind, entry.name), entry]));
  const replaced = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    for (const name of entry.removed?.replacedBy ?? []) {
      replaced.set(id(entry.kind, name), [...(replaced.get(id(entry.kind, name)) ?? []), entry]);
    }
  }
  return (kind: HistoryKind, name: string) => {
    const { since, defaults = [], removed } = byId.get(id(kind, name)) ?? {};
    return {
      /** The first release that has it; null where it always was there, or where nobody knows. */
      since: since?.release ?? null,
      /** Names that it took the place of, each with the release that did so. */
      replaces: (replaced.get(id(kind, name)) ?? []).flatMap((old) =>
        old.removed ? [{ name: old.name, release: old.removed.release }] : [],
      ),
      /** Other defaults, each with the release that ended it. */
      defaults,
      /** The release that stopped reading it, though it can still be set. */
      unreadSince: removed?.release ?? null,
    };
  };
}

/** `0.12` for the first release of a line, `0.12.4` for others. */
export function releaseLabel(release: string): string {
  return release.replace(/^(\d+\.\d+)\.0$/, "$1");
}

/** Below zero where the first release is older. */
export function compareReleases(one: string, other: string): number {
  const others = other.split(".").map(Number);
  const parts = one.split(".").map(Number);
  const at = parts.findIndex((part, position) => part !== others[position]);
  return at < 0 ? 0 : (parts[at] ?? 0) - (others[at] ?? 0);
}
