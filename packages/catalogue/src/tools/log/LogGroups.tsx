import { type ReactNode, useState } from "react";
import type { ReferenceEntry } from "../../reference/reference.ts";
import { severityOf } from "./filterLog.ts";
import type { LogGroup } from "./groupLog.ts";
import type { LogLine } from "./parseLog.ts";

interface LogGroupsProps {
  groups: LogGroup[];
  entries: ReadonlyMap<string, ReferenceEntry>;
  mask(text: string): string;
}

/** The lines of each connection and message, folded. */
export function LogGroups({ groups, entries, mask }: LogGroupsProps) {
  return (
    <InSteps items={groups}>
      {({ title, events }) => {
        const serious = events.filter((event) => severityOf(event, entries)).length;
        const count = `${events.length} ${events.length === 1 ? "event" : "events"}`;
        return (
          <LogLines
            key={title}
            title={mask(title)}
            note={serious > 0 ? `${count}, ${serious} serious` : count}
            lines={events}
            severity={(event) => severityOf(event, entries)}
            mask={mask}
          />
        );
      }}
    </InSteps>
  );
}

interface LogLinesProps<Line extends LogLine> {
  title: string;
  note?: string;
  lines: Line[];
  severity?(line: Line): string | undefined;
  mask(text: string): string;
}

export function LogLines<Line extends LogLine>({ title, note, lines, severity, mask }: LogLinesProps<Line>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="tool-group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} <small>{note}</small>
      </summary>
      {isOpen && (
        <InSteps items={lines}>
          {(line, at) => (
            // One line can hold several events.
            <pre key={at} className="tool-line" data-line={line.line} data-severity={severity?.(line)}>
              {mask(line.text)}
            </pre>
          )}
        </InSteps>
      )}
    </details>
  );
}

/** Number of items shown at first, and added by each press of the button. */
const STEP = 50;

/** The first items of a list, with a button for more. */
export function InSteps<Item>({
  items,
  children,
}: {
  items: Item[];
  children(item: Item, at: number): ReactNode;
}) {
  const [most, setMost] = useState(STEP);
  const left = items.length - most;
  return (
    <>
      {items.slice(0, most).map(children)}
      {left > 0 && (
        <div className="tool-actions">
          <button type="button" onClick={() => setMost(most + STEP)}>
            {`Show ${Math.min(STEP, left)} more of ${left}`}
          </button>
        </div>
      )}
    </>
  );
}
