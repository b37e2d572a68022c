import { EntryFacts, type PageLinks } from "../../islands/EntryFacts.tsx";
import { entryHref } from "../../islands/Results.tsx";
import type { ReferenceEntry } from "../../reference/reference.ts";
import { levelOf } from "./filterLog.ts";
import { InSteps } from "./InSteps.tsx";
import type { LogEvent } from "./parseLog.ts";

interface LogSummaryProps {
  /** The events of each kind. */
  kinds: LogEvent[][];
  entries: ReadonlyMap<string, ReferenceEntry>;
  pages: PageLinks;
  /** Meanings of the keys of events. */
  keys: Record<string, string>;
}

/** Explains each kind of event and each key once. */
export function LogSummary({ kinds, keys, ...explanations }: LogSummaryProps) {
  return (
    <>
      <div className="tool-events">
        <InSteps items={kinds}>
          {(events) => <EventKind key={events[0]?.names.join()} events={events} {...explanations} />}
        </InSteps>
      </div>
      <Keys events={kinds.flat()} meanings={keys} />
    </>
  );
}

function EventKind({
  events,
  entries,
  pages,
}: Pick<LogSummaryProps, "entries" | "pages"> & { events: LogEvent[] }) {
  const [event] = events;
  if (!event) return null;
  const candidates = event.names.flatMap((name) => entries.get(name) ?? []);
  return (
    <section>
      <p className="tool-note">{describeTimes(events)}</p>
      {candidates.length === 0 && (
        <p>
          <code>{event.names.join(", ")}</code> is not an event of this version.
        </p>
      )}
      {candidates.length > 1 && <p>These words can be one of {candidates.length} events:</p>}
      {candidates.map((entry) => (
        <div key={entry.name}>
          <p>
            <a href={entryHref("events", entry, pages)}>
              <code>{entry.name}</code>
            </a>{" "}
            {entry.summary} {entry.check && <span className="note">{entry.check}</span>}
          </p>
          <EntryFacts kind="events" entry={{ ...entry, label: levelOf(event, entries) }} pages={pages} />
        </div>
      ))}
    </section>
  );
}

/** `Line 3, 2026-11-17T10:00:01Z`, or `12 times, 2026-11-17T10:00:01Z to 2026-11-17T11:00:00Z`. */
function describeTimes(events: LogEvent[]): string {
  const times = [...new Set([events[0]?.time, events.at(-1)?.time])].filter(Boolean).join(" to ");
  const count = events.length === 1 ? `Line ${events[0]?.line}` : `${events.length} times`;
  return times ? `${count}, ${times}` : count;
}

/** Explains the keys of the events in the order of the log. */
function Keys({ events, meanings }: { events: LogEvent[]; meanings: Record<string, string> }) {
  const named = new Set(events.flatMap(({ keys }) => Object.keys(keys)));
  const explained = [...named].filter((key) => Object.hasOwn(meanings, key));
  if (explained.length === 0) return null;
  return (
    <details>
      <summary>What the keys mean</summary>
      <ul>
        {explained.map((key) => (
          <li key={key}>
            <code>{key}</code> {meanings[key]}
          </li>
        ))}
      </ul>
    </details>
  );
}
