import type { ReferenceFile, ReferenceKind } from "../reference/reference.ts";
import { facetsOf } from "./facets.ts";
import type { Filters } from "./filters.ts";
import { findLoggedEvents } from "./findLoggedEvents.ts";
import { indexEntries, rankEntries } from "./rankEntries.ts";

type Collection = ReturnType<typeof createCollection>;

/** Everything of a kind, ready to be looked through. */
export function createCollection(kind: ReferenceKind, file: ReferenceFile) {
  const entries = indexEntries(file.entries);
  // What lines of the log can name.
  const logged = new Set(kind === "events" ? entries.map(({ n }) => n) : []);
  return { entries, facets: facetsOf(kind, file), logged };
}

/** What fits the filters. A line of the log names its events, so nothing else decides then. */
export function findEntries({ entries, facets, logged }: Collection, filters: Filters) {
  const { text, chosen } = filters;
  const names = findLoggedEvents(text, logged);
  if (names.length > 0) {
    const named = names.flatMap((name) => entries.find(({ n }) => n === name) ?? []);
    // Fit for sharing: only the events of a pasted line, because the rest may be private.
    return { entries: named, isLogLine: true, filters: { text: names.join(" "), chosen } };
  }
  const tests = facets.flatMap(
    ({ name, options }) => options.find(({ value }) => value === chosen[name])?.matches ?? [],
  );
  const allowed = entries.filter((entry) => tests.every((test) => test(entry)));
  return { entries: rankEntries(allowed, text), isLogLine: false, filters };
}
