import type { ReferenceFile, ReferenceKind } from "../reference/reference.ts";
import { facetsOf } from "./facets.ts";
import type { Filters } from "./filters.ts";
import { rankEntries } from "./rankEntries.ts";

type Collection = ReturnType<typeof createCollection>;

/** Prepares the entries of a kind for filtering. */
export function createCollection(kind: ReferenceKind, file: ReferenceFile) {
  const { entries } = file;
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

/** `… INFO SMTP connection started (smtp.connection-start) …` or `"type":"smtp.connection-start"`. */
const NAMES = /\(([a-z0-9-]+\.[a-z0-9-]+)\)|"type"\s*:\s*"([a-z0-9-]+\.[a-z0-9-]+)"/g;

/** Returns the events in a pasted log line, the reported one before its causes; empty for other text. */
export function findLoggedEvents(text: string, names: ReadonlySet<string>): string[] {
  if (names.size === 0) return [];
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length > 0 && words.every((word) => names.has(word))) return [...new Set(words)];
  const logged = Array.from(text.matchAll(NAMES), ([, inText, inJson]) => inText ?? inJson ?? "");
  return [...new Set(logged.filter((name) => names.has(name)))];
}
