import type { ReferenceEntry } from "../../reference/reference.ts";
import type { LogEvent } from "./parseLog.ts";

/** From the lowest to the highest. */
export const LEVELS = ["trace", "debug", "info", "warn", "error"];

interface LogFilter {
  level: string;
  /** Beginnings of a time, such as `2026-11-17T10`. */
  from: string;
  until: string;
}

/** The events at or above a level and between two times; what has no level in the log has that of its event. */
export function filterLog(
  events: LogEvent[],
  { level, from, until }: LogFilter,
  entries: ReadonlyMap<string, Pick<ReferenceEntry, "t">>,
): LogEvent[] {
  const lowest = LEVELS.indexOf(level);
  const isLate = (time: string) => from.trim() === "" || time >= from.trim();
  // A time that begins like the limit is still before it: 10:59:30 for 10:59.
  const isEarly = (time: string) =>
    until.trim() === "" || time <= until.trim() || time.startsWith(until.trim());
  return events.filter((event) => {
    const own = LEVELS.indexOf(levelOf(event, entries));
    return (own < 0 || own >= lowest) && isLate(event.time) && isEarly(event.time);
  });
}

export function levelOf(
  { level, names }: LogEvent,
  entries: ReadonlyMap<string, Pick<ReferenceEntry, "t">>,
): string {
  return level || (entries.get(names[0] ?? "")?.t ?? "");
}
