import { groupBy } from "@docs/generator/groupBy";
import type { HistoryFile } from "./historySchema.ts";

/** Returns the history of an entry by its kind, such as `setting`, and name. */
export type HistoryIndex = (kind: string, name: string) => EntryHistory;
export type EntryHistory = ReturnType<ReturnType<typeof indexHistory>>;

/** Returns a lookup of the history of entries. */
export function indexHistory({ entries }: Pick<HistoryFile, "entries">) {
  const id = (kind: string, name: string) => `${kind} ${name}`;
  const byId = new Map(entries.map((entry) => [id(entry.kind, entry.name), entry]));
  const replacements = entries.flatMap(({ kind, name, removed }) =>
    (removed?.replacedBy ?? []).map((by) => ({ by: id(kind, by), name, release: removed?.release ?? "" })),
  );
  const replaced = groupBy(replacements, ({ by }) => by);
  return (kind: string, name: string) => {
    const { since, defaults = [], removed } = byId.get(id(kind, name)) ?? {};
    return {
      /** The first release that has it; null if all releases have it or if that is unknown. */
      since: since?.release ?? null,
      /** Names that it replaced, each with the release. */
      replaces: replaced.get(id(kind, name)) ?? [],
      /** Earlier defaults, each with the release that changed it. */
      defaults,
      /** The first release that no longer reads it, though it can still be set. */
      unreadSince: removed?.release ?? null,
    };
  };
}

/** `0.12` for the first release of a line, `0.12.4` for others. */
export function releaseLabel(release: string): string {
  return release.replace(/^(\d+\.\d+)\.0$/, "$1");
}

/** `0.16` for `0.16.18`. */
export function lineOf(release: string): string {
  return release.split(".", 2).join(".");
}

/** Compares releases for sorting, oldest first. */
export const compareReleases: (one: string, other: string) => number = new Intl.Collator("en", {
  numeric: true,
}).compare;
