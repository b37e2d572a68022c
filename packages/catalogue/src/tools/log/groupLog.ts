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
    const id = groupOf(event);
    const group = groups.get(id) ?? { id, title: titleOf(event, id), events: [] };
    groups.set(id, group);
    group.events.push(event);
  }
  const all = [...groups.values()];
  return [...all.filter(({ id }) => id !== ""), ...all.filter(({ id }) => id === "")];
}

/** Text has no number of the session, but repeats its address and port on every line. */
function groupOf({ keys }: LogEvent): string {
  const { listenerId, remoteIp, remotePort, queueId, spanId } = keys;
  if (listenerId && remoteIp && remotePort) return `${listenerId} ${remoteIp} ${remotePort}`;
  if (queueId) return `queue ${queueId}`;
  return spanId ? `span ${spanId}` : "";
}

function titleOf({ keys }: LogEvent, id: string): string {
  if (id === "") return "Other events";
  if (id.startsWith("queue ")) return `Queued message ${keys["queueId"]}`;
  if (id.startsWith("span ")) return `Session ${keys["spanId"]}`;
  return `Connection to ${keys["listenerId"]} from ${keys["remoteIp"]}, port ${keys["remotePort"]}`;
}
