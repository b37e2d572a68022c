import type { HistoryEntry, HistoryKind } from "../data/historySchema.ts";

/** What the source of one release shows, by name: the file, and for settings the default beside it. */
export type Seen = ReadonlyMap<string, { file: string; fallback: string | null }>;

/** Facts that people have read up, because the source alone does not tell. */
export interface Reviewed {
  replacements: { kind: HistoryKind; from: string; to?: string[]; note?: string; evidence: string }[];
  /** Names whose mentions are interrupted: the release that counts. */
  since: Record<string, string>;
  /** Strings that look like settings and are none. */
  ignore: string[];
}

interface Input {
  kind: HistoryKind;
  /** All releases that have this kind of thing at all, oldest first. */
  releases: { release: string; seen: Seen }[];
  /** Names of the newest release. */
  today: string[];
  reviewed: Reviewed;
}

/** One entry for every name that has not been there all along, unchanged. */
export function collectHistory({ kind, releases, today, reviewed }: Input): HistoryEntry[] {
  const known = new Set(today);
  const gone = new Set(releases.flatMap(({ seen }) => [...seen.keys()]).filter((name) => !known.has(name)));
  return [...today, ...gone]
    .flatMap((name) => {
      const entry = describe(name);
      return entry ? [entry] : [];
    })
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

  /** Only literals are compared: a default that cannot be read on one side says nothing. */
  function readDefaults(name: string, since: number) {
    const literals = releases.slice(since).flatMap(({ release, seen }) => {
      const { file = "", fallback = null } = seen.get(name) ?? {};
      return fallback === null ? [] : [{ release, file, value: fallback }];
    });
    return literals.flatMap(({ release, file, value }, at) => {
      const before = literals[at - 1]?.value;
      return before === undefined || isSame(before, value)
        ? []
        : [{ release, file, from: before, to: value }];
    });
  }
}

/** Duration and size units are the same value in other words; quotes belong to expressions. */
function isSame(one: string, other: string): boolean {
  return normalize(one) === normalize(other);
}

const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function normalize(text: string): string {
  const plain = text.replaceAll("'", "").trim();
  const [, number = "", unit = ""] = /^(\d+)(ms|[smhd])$/.exec(plain) ?? [];
  return unit ? `${Number(number) * (UNITS[unit] ?? 1)}ms` : plain;
}
