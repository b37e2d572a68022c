import type { HistoryEntry, HistoryKind } from "../data/historySchema.ts";

/** The names in the source of a release, with the file and, for settings, the literal default. */
export type Seen = ReadonlyMap<string, { file: string; fallback: string | null }>;

/** Manually researched facts that cannot be derived from the source. */
export interface Reviewed {
  replacements: { kind: HistoryKind; from: string; to?: string[]; note?: string; evidence: string }[];
  /** The first release of names that are missing in some later release. */
  since: Record<string, string>;
  /** Strings that look like settings but are not. */
  ignore: string[];
}

interface Input {
  kind: HistoryKind;
  /** The releases that have this kind, oldest first. */
  releases: { release: string; seen: Seen }[];
  /** Names of the newest release. */
  today: string[];
  reviewed: Reviewed;
}

/** Returns an entry for every name that was added, changed or removed. */
export function collectHistory({ kind, releases, today, reviewed }: Input): HistoryEntry[] {
  const known = new Set(today);
  const gone = new Set(releases.flatMap(({ seen }) => [...seen.keys()]).filter((name) => !known.has(name)));
  return [...today, ...gone]
    .flatMap((name) => describe(name) ?? [])
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

  function describe(name: string): HistoryEntry | null {
    const present = releases.map(({ seen }) => seen.has(name));
    const first = present.indexOf(true);
    if (first < 0) return { kind, name, unknown: true };
    const last = present.lastIndexOf(true);
    const stated = reviewed.since[name];
    const isInterrupted = present.slice(first, last).includes(false);
    if (isInterrupted && !stated && known.has(name)) return { kind, name, unknown: true };
    const since = stated ? releases.findIndex(({ release }) => release === stated) : first;
    const defaults = readDefaults(name, since);
    if (since === 0 && last === releases.length - 1 && defaults.length === 0) return null;
    return {
      kind,
      name,
      ...(since > 0 ? { since: seenAt(name, since) } : {}),
      ...(defaults.length > 0 ? { defaults } : {}),
      ...(last < releases.length - 1 ? { removed: removal(name, last) } : {}),
    };
  }

  function seenAt(name: string, at: number) {
    const found = releases[at];
    return { release: found?.release ?? "", file: found?.seen.get(name)?.file ?? "" };
  }

  function removal(name: string, last: number) {
    const { to, note } = reviewed.replacements.find((each) => each.kind === kind && each.from === name) ?? {};
    return {
      release: releases[last + 1]?.release ?? "",
      file: seenAt(name, last).file,
      ...(to ? { replacedBy: to } : {}),
      ...(note ? { note } : {}),
    };
  }

  /** Compares literal defaults only. */
  function readDefaults(name: string, since: number) {
    const literals = releases.slice(since).flatMap(({ release, seen }) => {
      const { file = "", fallback = null } = seen.get(name) ?? {};
      return fallback === null ? [] : [{ release, file, value: fallback }];
    });
    return literals.flatMap(({ release, file, value }, at) => {
      const before = literals[at - 1]?.value;
      const isSame = before === undefined || normalize(before) === normalize(value);
      return isSame ? [] : [{ release, file, from: before, to: value }];
    });
  }
}

const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Converts durations to milliseconds, and removes the quotes of expressions. */
function normalize(text: string): string {
  const plain = text.replaceAll("'", "").trim();
  const [, number = "", unit = ""] = /^(\d+)(ms|[smhd])$/.exec(plain) ?? [];
  return unit ? `${Number(number) * (UNITS[unit] ?? 1)}ms` : plain;
}
