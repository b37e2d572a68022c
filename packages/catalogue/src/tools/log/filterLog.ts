import { LEVELS, type ReferenceEntry } from "../../reference/reference.ts";
import type { LogEvent } from "./parseLog.ts";

export type EventLevels = ReadonlyMap<string, Pick<ReferenceEntry, "label">>;

/**
 * Filters events by minimum level and time; an event without a level in the log has its default level. `from` and `until`
 * are prefixes of a time, such as `2026-11-17T10`.
 */
export function filterLog(
  events: LogEvent[],
  { level, from, until }: Record<"level" | "from" | "until", string>,
  entries: EventLevels,
): LogEvent[] {
  const levels: readonly string[] = LEVELS;
  const lowest = levels.indexOf(level);
  const isAfterStart = (time: string) => from.trim() === "" || time >= from.trim();
  // The limit is inclusive: 10:59 includes 10:59:30.
  const isBeforeEnd = (time: string) =>
    until.trim() === "" || time <= until.trim() || time.startsWith(until.trim());
  return events.filter((event) => {
    const isHighEnough = levels.indexOf(levelOf(event, entries)) <= lowest;
    return isHighEnough && isAfterStart(event.time) && isBeforeEnd(event.time);
  });
}

export function levelOf({ level, names }: LogEvent, entries: EventLevels): string {
  return level || (entries.get(names[0] ?? "")?.label ?? "");
}

/** The severity of warnings and errors. */
export function severityOf(event: LogEvent, entries: EventLevels): "error" | "warning" | undefined {
  const level = levelOf(event, entries);
  return level === "error" ? level : level === "warn" ? "warning" : undefined;
}

interface Release {
  /** The line of releases, `0.16`. */
  name: string;
  entries: ReadonlyMap<string, unknown>;
}

/** Returns the release that wrote a log: it says so when it starts, or knows most of the events; else the newest. */
export function chooseRelease<Known extends Release>(
  events: LogEvent[],
  releases: Known[],
): Known | undefined {
  const started = events.flatMap(({ keys }) => keys["version"] ?? []);
  const named = releases.find(({ name }) => started.some((version) => version.startsWith(`${name}.`)));
  const countEvents = ({ entries }: Known) =>
    events.filter(({ names }) => names.some((name) => entries.has(name))).length;
  return named ?? releases.toReversed().toSorted((a, b) => countEvents(b) - countEvents(a))[0];
}
