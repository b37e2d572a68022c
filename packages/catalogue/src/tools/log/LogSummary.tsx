import { EntryFacts, type PageLinks } from "../../islands/EntryFacts.tsx";
import { entryHref } from "../../islands/Results.tsx";
import type { ReferenceEntry } from "../../reference/reference.ts";
import { Sentence } from "../Findings.tsx";
import type { ExplainedReply } from "./explainReply.ts";
import { levelOf } from "./filterLog.ts";
import { InSteps } from "./LogGroups.tsx";
import type { LogEvent, LogLine } from "./parseLog.ts";

interface LogSummaryProps {
  /** The release that the entries belong to. */
  name: string;
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
  ...known
}: Pick<LogSummaryProps, "entries" | "pages" | "name"> & { events: LogEvent[] }) {
  const { entries, name } = known;
  const [event] = events;
  if (!event) return null;
  const candidates = event.names.flatMap((each) => entries.get(each) ?? []);
  return (
    <section>
      <p className="tool-note">{describeTimes(events)}</p>
      {candidates.length === 0 && (
        <p>
          <code>{event.names.join(", ")}</code> is not an event of {name}.
        </p>
      )}
      {candidates.length > 1 && <p>These words can be one of {candidates.length} events:</p>}
      {candidates.map((entry) => (
        <Explanation
          key={entry.name}
          entry={{ ...entry, label: levelOf(event, entries) }}
          pages={known.pages}
        />
      ))}
    </section>
  );
}

interface ExplanationProps extends Pick<LogSummaryProps, "pages"> {
  entry: ReferenceEntry;
  /** Replaces what the event says. */
  instead?: { meaning?: string | undefined; do?: string | undefined };
}

/** An event, beginning with what to do. */
function Explanation({ entry, pages, instead = {} }: ExplanationProps) {
  const page = pages[entry.explainedOn?.[0] ?? -1];
  const todo = instead.do ?? entry.check;
  return (
    <div>
      <p>
        <a href={entryHref("events", entry, pages)}>
          <code>{entry.name}</code>
        </a>
      </p>
      <p>
        <strong>Do this:</strong> {todo ?? "No action is needed, unless you did not expect it."}{" "}
        {!todo && page && (
          <>
            Then read <a href={page.href}>{page.label}</a>.
          </>
        )}
      </p>
      <p>{instead.meaning ?? entry.summary}</p>
      <EntryFacts kind="events" entry={entry} pages={pages} />
    </div>
  );
}

/** A line that holds a reply of an SMTP server. */
export interface ReplyLine extends LogLine {
  reply: ExplainedReply;
}

/** Explains replies of this server by their events, and those of others by their status codes. */
export function LogReplies({
  replies,
  entries,
  pages,
}: Pick<LogSummaryProps, "entries" | "pages"> & { replies: ReplyLine[] }) {
  if (replies.length === 0) return null;
  return (
    <div className="tool-events">
      <InSteps items={replies}>
        {({ line, text, reply: { own, other } }) => {
          const entry = entries.get(own?.event ?? "");
          return (
            <section key={line}>
              <p>
                <code>{text.trim()}</code>
              </p>
              {own && entry && (
                <>
                  <p className="tool-note">If this server sent it</p>
                  <Explanation entry={entry} pages={pages} instead={own} />
                </>
              )}
              {other && (
                <>
                  <p className="tool-note">If another server sent it</p>
                  {other.do && (
                    <p>
                      <strong>Do this:</strong> <Sentence text={other.do} />
                    </p>
                  )}
                  <p>
                    <Sentence text={other.text} />
                  </p>
                </>
              )}
            </section>
          );
        }}
      </InSteps>
    </div>
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
