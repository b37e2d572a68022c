import type { HistoryEntry, HistoryFile, HistoryKind } from "./historySchema.ts";

/** What an entry of the reference tells of its past. */
export interface EntryHistory {
  /** The first release that has it; null where it always was there, or where nobody knows. */
  since: string | null;
  /** Names that it took the place of, each with the release that did so. */
  replaces: { name: string; release: string }[];
  /** Other defaults, each with the release that ended it. */
  defaults: { release: string; from: string | null }[];
  /** The release that stopped reading it, though it can still be set. */
  unreadSince: string | null;
}

export type HistoryIndex = (kind: HistoryKind, name: string) => EntryHistory;

export function indexHistory({ entries }: HistoryFile): HistoryIndex {
  const id = (kind: HistoryKind, name: string) => `${kind} ${name}`;
  const byId = new Map(entries.map((entry) => [id(entry.kind, entry.name), entry]));
  const replaced = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    for (const name of entry.removed?.replacedBy ?? []) {
      replaced.set(id(entry.kind, name), [...(replaced.get(id(entry.kind, name)) ?? []), entry]);
    }
  }
  return (kind, name) => {
    const { since, defaults = [], removed } = byId.get(id(kind, name)) ?? {};
    return {
      since: since?.release ?? null,
      replaces: (replaced.get(id(kind, name)) ?? []).flatMap((old) =>
        old.removed ? [{ name: old.name, release: old.removed.release }] : [],
      ),
      defaults: defaults.map(({ release, from }) => ({ release, from })),
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
