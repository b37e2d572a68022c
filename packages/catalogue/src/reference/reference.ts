/** What the server knows by name, as islands get it: one file per kind, fetched when a reader asks. */

export const REFERENCE_FORMAT = 2;

export const referenceKinds = ["settings", "events", "permissions"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Names are one letter long, because the file repeats them many hundred times. */
export interface ReferenceEntry {
  /** Name as it is written in files and logs. */
  n: string;
  /** Position of the page that lists it. */
  p: number;
  /** A setting's type in words, an event's level, the roles that have a permission. */
  t: string;
  /** The sentence about it. */
  s: string;
  /** A setting's bare type, where its type in words says more. */
  k?: string;
  /** A setting's default. */
  d?: string;
  /** What to check when the event is seen. */
  c?: string;
  /** The server's own words for an event. */
  w?: string;
  /** Positions of the pages that explain it, the best first. */
  h?: number[];
  /** Settings that decide about an event, each with the position of the page that lists it. */
  r?: [key: string, page: number][];
  /** The first release that has it, where that is known and not the first of all. */
  v?: string;
  /** Its marks, one letter each. */
  m?: string;
}

/** Letters that stand for what is true of an entry. */
export const marks = {
  enterprise: "e",
  required: "r",
  /** The default depends on a condition. */
  conditional: "c",
  /** Gets a value when the server starts for the first time. */
  firstStart: "f",
  /** Stored in the configuration file, not in the database. */
  local: "l",
  /** An event that is counted as a metric too. */
  metric: "m",
} as const;

export interface ReferenceFile {
  format: typeof REFERENCE_FORMAT;
  /** Route and label of each page that entries name by position. */
  pages: [path: string, label: string][];
  entries: ReferenceEntry[];
  /** What the keys of events mean, in their file only. */
  keys?: Record<string, string>;
}

/** What one entry of each kind is called. */
export const entryNames = { settings: "setting", events: "event", permissions: "permission" } as const;

/** The id of an entry, the same on every page that lists it. */
export function referenceAnchor(kind: ReferenceKind, name: string): string {
  return `${entryNames[kind]}-${name.replace(/[<>]/g, "")}`;
}

/** Which kind of entry an id belongs to; null for the ids of headings and the like. */
export function anchorToKind(id: string): ReferenceKind | null {
  return referenceKinds.find((kind) => id.startsWith(`${entryNames[kind]}-`)) ?? null;
}

/** Selects the links to entries, wherever they are listed. */
export const ENTRY_LINKS = Object.values(entryNames)
  .map((name) => `a[href*="#${name}-"]`)
  .join(",");
