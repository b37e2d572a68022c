import { groupBy } from "@docs/generator/groupBy";
import { LEVELS } from "../../reference/reference.ts";
import { type EventLevels, levelOf } from "./filterLog.ts";
import type { LogEvent } from "./parseLog.ts";

export type LogGroup = ReturnType<typeof groupLog>[number];

const OTHERS = "Other events";

/** Groups the events of one connection or of one queued message; events without either come last. */
export function groupLog(events: LogEvent[]) {
  const groups = Array.from(groupBy(events, titleOf), ([title, grouped]) => ({ title, events: grouped }));
  return groups.toSorted((a, b) => Number(a.title === OTHERS) - Number(b.title === OTHERS));
}

/** Returns the events of each kind, the most serious kind first. */
export function groupByKind(events: LogEvent[], entries: EventLevels): LogEvent[][] {
  const levels: readonly string[] = LEVELS;
  const levelAt = ([event]: LogEvent[]) => (event ? levels.indexOf(levelOf(event, entries)) : -1);
  const kinds = groupBy(events, ({ names }) => names.join());
  return [...kinds.values()].toSorted((a, b) => levelAt(a) - levelAt(b));
}

/** Lines of text have no session id, but all have its address and port. */
function titleOf({ keys }: LogEvent): string {
  const { listenerId, remoteIp, remotePort, queueId, spanId } = keys;
  if (listenerId && remoteIp && remotePort)
    return `Connection to ${listenerId} from ${remoteIp}, port ${remotePort}`;
  if (queueId) return `Queued message ${queueId}`;
  return spanId ? `Session ${spanId}` : OTHERS;
}
