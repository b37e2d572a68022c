import type { ReferenceFile, ReferenceKind } from "../reference/reference.ts";
import { type Facet, facetsOf } from "./facets.ts";
import type { Filters } from "./filters.ts";
import { findLoggedEvents } from "./findLoggedEvents.ts";
import { type IndexedEntry, indexEntries, rankEntries } from "./rankEntries.ts";

/** Everything of a kind, ready to be looked through. */
interface Collection {
  kind: ReferenceKind;
  entries: IndexedEntry[];
  facets: Facet[];
  /** Names that lines of the log can hold; empty for what is not logged. */
  logged: ReadonlySet<string>;
}

interface Findings {
  entries: IndexedEntry[];
  /** The entries are the events of a pasted line. */
  isLogLine: boolean;
  /** What found them, fit for sharing: of a pasted line only the events, because the rest may be private. */
  filters: Filters;
}

export function createCollection(kind: ReferenceKind, file: ReferenceFile): Collection {
  const entries = indexEntries(file.entries);
  const logged = new Set(kind === "events" ? entries.map(({ n }) => n) : []);
  return { kind, entries, facets: facetsOf(kind, file), logged };
}

/** What fits the filters. A line of the log names its events, so nothing else decides then. */
export function findEntries({ entries, facets, logged }: Collection, filters: Filters): Findings {
  const { text, chosen } = filters;
  const names = findLoggedEvents(text, logged);
  if (names.length > 0) {
    const named = names.flatMap((name) => entries.find(({ n }) => n === name) ?? []);
    return { entries: named, isLogLine: true, filters: { text: names.join(" "), chosen } };
  }
  const tests = facets.flatMap(
    ({ name, options }) => options.find(({ value }) => value === chosen[name])?.matches ?? [],
  );
  const allowed = entries.filter((entry) => tests.every((test) => test(entry)));
  return { entries: rankEntries(allowed, text), isLogLine: false, filters };
}
