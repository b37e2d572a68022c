import type { ReferenceFile, ReferenceKind } from "../reference/reference.ts";
import { facetsOf } from "./facets.ts";
import type { Filters } from "./filters.ts";
import { findLoggedEvents } from "./findLoggedEvents.ts";
import { lowerEntries, rankEntries } from "./rankEntries.ts";

type Collection = ReturnType<typeof createCollection>;

/** Prepares the entries of a kind for filtering. */
export function createCollection(kind: ReferenceKind, file: ReferenceFile) {
  const entries = lowerEntries(file.entries);
  const logged = new Set(kind === "events" ? entries.map((entry) => entry.name) : []);
  return { entries, facets: facetsOf(kind, file), logged };
}

/** Finds the entries that match the filters. For a pasted log line, returns its events regardless of other filters. */
export function findEntries({ entries, facets, logged }: Collection, filters: Filters) {
  const { text, chosen } = filters;
  const names = findLoggedEvents(text, logged);
  if (names.length > 0) {
    const named = names.flatMap((name) => entries.find((entry) => entry.name === name) ?? []);
    // The URL gets only the names of events, because the rest of a log line may be private.
    return { entries: named, isLogLine: true, filters: { text: names.join(" "), chosen } };
  }
  const tests = facets.flatMap(
    ({ name, options }) => options.find(({ value }) => value === chosen[name])?.matches ?? [],
  );
  const allowed = entries.filter((entry) => tests.every((test) => test(entry)));
  return { entries: rankEntries(allowed, text), isLogLine: false, filters };
}
