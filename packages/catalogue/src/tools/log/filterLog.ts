import type { ReferenceEntry } from "../../reference/reference.ts";
import type { LogEvent } from "./parseLog.ts";

/** From the lowest to the highest. */
export const LEVELS = ["trace", "debug", "info", "warn", "error"];

interface LogFilter {
  level: string;
  /** Prefixes of a time, such as `2026-11-17T10`. */
  from: string;
  until: string;
}

/** Filters events by minimum level and time; an event without a level in the log has its default level. */
export function filterLog(
  events: LogEvent[],
  { level, from, until }: LogFilter,
  entries: ReadonlyMap<string, Pick<ReferenceEntry, "t">>,
): LogEvent[] {
  const lowest = LEVELS.indexOf(level);
  const isAfterStart = (time: string) => from.trim() === "" || time >= from.trim();
  // The limit is inclusive: 10:59 includes 10:59:30.
  const isBeforeEnd = (time: string) =>
    until.trim() === "" || time <= until.trim() || time.startsWith(until.trim());
  return events.filter((event) => {
    const own = LEVELS.indexOf(levelOf(event, entries));
    return (own < 0 || own >= lowest) && isAfterStart(event.time) && isBeforeEnd(event.time);
  });
}

export function levelOf(
  { level, names }: LogEvent,
  entries: ReadonlyMap<string, Pick<ReferenceEntry, "t">>,
): string {
  return level || (entries.get(names[0] ?? "")?.t ?? "");
}
