/** The data that islands fetch lazily: one file per kind of entry. */

export const REFERENCE_FORMAT = 2;

export const referenceKinds = ["settings", "events", "permissions"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Levels of events, the highest first. */
export const LEVELS = ["error", "warn", "info", "debug", "trace"] as const;

/** Property names have one letter, because the file repeats them hundreds of times. */
export interface ReferenceEntry {
  /** Name. */
  n: string;
  /** Index of the page that lists it. */
  p: number;
  /** Label of a setting's type, level of an event, or roles of a permission. */
  t: string;
  /** Summary. */
  s: string;
  /** A setting's type, where it differs from the label. */
  k?: string;
  /** A setting's default. */
  d?: string;
  /** What to check when the event is seen. */
  c?: string;
  /** The server's log message for an event. */
  w?: string;
  /** Indexes of the pages that explain it, the best first. */
  h?: number[];
  /** Settings related to an event, each with the index of the page that lists it. */
  r?: [key: string, page: number][];
  /** The first release that has it, if known and not the oldest one. */
  v?: string;
  /** Its flags, one letter each. */
  m?: string;
}

export const flags = {
  enterprise: "e",
  required: "r",
  /** The default depends on a condition. */
  conditional: "c",
  /** The first start of the server writes a value. */
  firstStart: "f",
  /** Stored in the configuration file, not in the database. */
  local: "l",
  /** An event that is also a metric. */
  metric: "m",
} as const;

export interface ReferenceFile {
  format: typeof REFERENCE_FORMAT;
  /** Path and label of the pages that entries refer to by index. */
  pages: [path: string, label: string][];
  entries: ReferenceEntry[];
  /** Meanings of the keys of events, in their file only. */
  keys?: Record<string, string>;
}

/** Singular names of the kinds. */
export const entryNames = { settings: "setting", events: "event", permissions: "permission" } as const;

/** Returns the anchor of an entry, the same on every page that lists it. */
export function referenceAnchor(kind: ReferenceKind, name: string): string {
  return `${entryNames[kind]}-${name.replace(/[<>]/g, "")}`;
}

/** Returns the kind of entry that an anchor belongs to, or null for headings and the like. */
export function anchorToKind(id: string): ReferenceKind | null {
  return referenceKinds.find((kind) => id.startsWith(`${entryNames[kind]}-`)) ?? null;
}

/** Selects links to entries. */
export const ENTRY_LINKS = Object.values(entryNames)
  .map((name) => `a[href*="#${name}-"]`)
  .join(",");
