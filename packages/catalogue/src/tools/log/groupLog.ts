import type { LogEvent } from "./parseLog.ts";

/** The events of one connection or of one queued message, in the order of the log. */
export interface LogGroup {
  id: string;
  title: string;
  events: LogEvent[];
}

/** Brings together what belongs together; what belongs to nothing stays in a group of its own, at the end. */
export function groupLog(events: LogEvent[]): LogGroup[] {
  const groups = new Map<string, LogGroup>();
  for (const event of events) {
    const { id, title } = groupOf(event);
    const group = groups.get(id) ?? { id, title, events: [] };
    groups.set(id, group);
    group.events.push(event);
  }
  const all = [...groups.values()];
  return [...all.filter(({ id }) => id !== ""), ...all.filter(({ id }) => id === "")];
}

/** Text has no number of the session, but repeats its address and port on every line. */
function groupOf({ keys }: LogEvent): Omit<LogGroup, "events"> {
  const { listenerId, remoteIp, remotePort, queueId, spanId } = keys;
  if (listenerId && remoteIp && remotePort) {
    const title = `Connection to ${listenerId} from ${remoteIp}, port ${remotePort}`;
    return { id: `${listenerId} ${remoteIp} ${remotePort}`, title };
  }
  if (queueId) return { id: `queue ${queueId}`, title: `Queued message ${queueId}` };
  return spanId ? { id: `span ${spanId}`, title: `Session ${spanId}` } : { id: "", title: "Other events" };
}
