import { useState } from "react";
import { EntryFacts, type PageLinks } from "../../islands/EntryFacts.tsx";
import { entryHref } from "../../islands/Results.tsx";
import type { ReferenceEntry } from "../../reference/reference.ts";
import { levelOf } from "./filterLog.ts";
import type { LogGroup } from "./groupLog.ts";
import type { LogEvent } from "./parseLog.ts";

interface Explanations {
  entries: ReadonlyMap<string, ReferenceEntry>;
  pages: PageLinks;
  /** Meanings of the keys of events. */
  keys: Record<string, string>;
  mask(text: string): string;
}

/** Number of items shown at first, and added by each press of the button. */
const STEP = 50;

/** Collapsible groups of events; the first one is open. */
export function LogGroups({ groups, ...explanations }: Explanations & { groups: LogGroup[] }) {
  const [most, setMost] = useState(STEP);
  return (
    <>
      {groups.slice(0, most).map((group, at) => (
        <Group key={group.title} group={group} isFirst={at === 0} {...explanations} />
      ))}
      <MoreButton left={groups.length - most} onMore={() => setMost(most + STEP)} />
    </>
  );
}

function Group({ group, isFirst, ...explanations }: Explanations & { group: LogGroup; isFirst: boolean }) {
  const [isOpen, setOpen] = useState(isFirst);
  const [most, setMost] = useState(STEP);
  const { title, events } = group;
  const serious = events.filter((event) => /warn|error/.test(levelOf(event, explanations.entries))).length;
  const count = `${events.length} ${events.length === 1 ? "event" : "events"}`;
  return (
    <details className="tool-group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {explanations.mask(title)} <small>{serious > 0 ? `${count}, ${serious} serious` : count}</small>
      </summary>
      {isOpen && <Keys events={events} meanings={explanations.keys} />}
      {isOpen && (
        <ol className="tool-events">
          {events.slice(0, most).map((event, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one line can hold several events.
            <ExplainedEvent key={at} event={event} {...explanations} />
          ))}
        </ol>
      )}
      {isOpen && <MoreButton left={events.length - most} onMore={() => setMost(most + STEP)} />}
    </details>
  );
}

/** Explains each key of the events once, in the order of the log. */
function Keys({ events, meanings }: { events: LogEvent[]; meanings: Record<string, string> }) {
  const named = new Set(events.flatMap(({ keys }) => Object.keys(keys)));
  const known = [...named].filter((key) => Object.hasOwn(meanings, key));
  if (known.length === 0) return null;
  return (
    <details>
      <summary>What the keys mean</summary>
      <ul>
        {known.map((key) => (
          <li key={key}>
            <code>{key}</code> {meanings[key]}
          </li>
        ))}
      </ul>
    </details>
  );
}

function ExplainedEvent({ event, entries, pages, mask }: Omit<Explanations, "keys"> & { event: LogEvent }) {
  const { time, names, line, text } = event;
  const found = names.flatMap((name) => entries.get(name) ?? []);
  return (
    <li>
      <p>
        <span className="tool-note">
          Line {line}
          {time && `, ${time}`}
        </span>
      </p>
      {found.length === 0 && (
        <p>
          <code>{names.join(", ")}</code> is not an event of this version.
        </p>
      )}
      {found.length > 1 && <p>These words can be one of {found.length} events:</p>}
      {found.map((entry) => (
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
      <pre className="tool-line">{mask(text)}</pre>
    </li>
  );
}

function MoreButton({ left, onMore }: { left: number; onMore(): void }) {
  if (left <= 0) return null;
  return (
    <div className="tool-actions">
      <button type="button" onClick={onMore}>
        {`Show ${Math.min(STEP, left)} more of ${left}`}
      </button>
    </div>
  );
}
