import type { Facet } from "./facets.ts";
import { filterEntries } from "./filterEntries.ts";
import type { Filters } from "./filters.ts";
import { findLoggedEvents } from "./findLoggedEvents.ts";
import type { IndexedEntry } from "./indexEntries.ts";

/** Everything of a kind, ready to be looked through. */
export interface Collection {
  entries: IndexedEntry[];
  facets: Facet[];
  /** Names that lines of the log can hold; empty for what is not logged. */
  logged: ReadonlySet<string>;
}

export interface Findings {
  entries: IndexedEntry[];
  /** Events named by a pasted line; the rest of the line is nobody's business. */
  names: string[];
  /** What was asked for. */
  filters: Filters;
}

/** What fits the filters. A line of the log names its events, so nothing else decides then. */
export function explore({ entries, facets, logged }: Collection, filters: Filters): Findings {
  const { text, chosen } = filters;
  const names = findLoggedEvents(text, logged);
  if (names.length > 0) {
    return { filters, names, entries: names.flatMap((name) => entries.find(({ n }) => n === name) ?? []) };
  }
  const tests = facets.flatMap(
    ({ name, options }) => options.find(({ value }) => value === chosen[name])?.matches ?? [],
  );
  const allowed = tests.length > 0 ? entries.filter((entry) => tests.every((test) => test(entry))) : entries;
  return { filters, names, entries: filterEntries(allowed, text) };
}
