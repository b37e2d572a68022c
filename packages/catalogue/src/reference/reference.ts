/** The data that islands fetch lazily: one file per kind of entry. */

export const referenceKinds = ["settings", "objects", "events", "permissions"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Levels of events, the highest first. */
export const LEVELS = ["error", "warn", "info", "debug", "trace"] as const;

export interface ReferenceEntry {
  name: string;
  /** Index of the page that lists it. */
  page: number;
  /** Label of a setting's type, level of an event, or roles of a permission. */
  label: string;
  summary: string;
  /** The area of a permission; those of others are their pages. */
  area?: string;
  /** A setting's type, where it differs from the label. */
  type?: string;
  default?: string;
  /** What to check when the event is seen. */
  check?: string;
  /** The server's log message for an event. */
  message?: string;
  /** Indexes of the pages that explain it, the best first. */
  explainedOn?: number[];
  /** Settings related to an event, each with the index of the page that lists it. */
  settings?: [key: string, page: number][];
  /** The first release that has it, if known and not the oldest one. */
  since?: string;
  enterprise?: boolean;
  required?: boolean;
  /** The default depends on a condition. */
  conditional?: boolean;
  /** The first start of the server writes a value. */
  firstStart?: boolean;
  /** Stored in the configuration file, not in the database. */
  local?: boolean;
  /** An event that is also a metric. */
  metric?: boolean;
}

/** An entry before its pages are replaced by indexes; `homes` are ids of docs such as `mta/inbound/rcpt`. */
export interface UnplacedEntry extends Omit<ReferenceEntry, "page" | "explainedOn" | "settings"> {
  homes?: string[];
  settings?: string[];
}

export interface ReferenceFile {
  /** Path and label of the pages that entries refer to by index. */
  pages: [path: string, label: string][];
  entries: ReferenceEntry[];
  /** Meanings of the keys of events, in their file only. */
  keys?: Record<string, string>;
}

/** A line of releases that the site describes, for the tools, which know all of them. */
export interface Release {
  /** `0.16`. */
  name: string;
  /** What configures it. */
  kind: "settings" | "objects";
  /** URL that its docs are below, with a slash at the end. */
  docs: string;
  /** URLs of its data files. */
  events: string;
  expressions: string;
}

/** Singular names of the kinds. */
export const entryNames = {
  settings: "setting",
  objects: "object",
  events: "event",
  permissions: "permission",
} as const;

/** Returns the anchor of an entry, the same on every page that lists it. */
export function referenceAnchor(kind: ReferenceKind, name: string): string {
  return `${entryNames[kind]}-${name.replace(/[<>]|^x:/g, "").replace(":", "-")}`;
}

/** Returns the anchor of what configures the server: a key, or an object or field, whose names begin with a capital. */
export function settingAnchor(name: string): string {
  return referenceAnchor(/^[A-Z]/.test(name) ? "objects" : "settings", name);
}

/** Returns the kind of entry that an anchor belongs to, or null for headings and the like. */
export function anchorToKind(id: string): ReferenceKind | null {
  return referenceKinds.find((kind) => id.startsWith(`${entryNames[kind]}-`)) ?? null;
}

/** Selects links to entries. */
export const ENTRY_LINKS = Object.values(entryNames)
  .map((name) => `a[href*="#${name}-"]`)
  .join(",");
