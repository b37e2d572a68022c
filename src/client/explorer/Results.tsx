import { memo, useEffect, useRef, useState } from "react";
import type { ReferenceEntry, ReferenceKind } from "../../shared/reference.ts";
import { explorerMessages as messages } from "./explorerMessages.ts";
import { type PlaceOf, resultHtml } from "./resultHtml.ts";

interface ResultsProps {
  kind: ReferenceKind;
  entries: ReferenceEntry[];
  placeOf: PlaceOf;
}

/** What a key press has to draw: about the rows that a window shows. */
const FIRST_ROWS = 6;
const MORE_ROWS = 40;

/** The best results; those below the window are drawn when the reader comes near them. */
export function Results({ kind, entries, placeOf }: ResultsProps) {
  const [wanted, setWanted] = useState({ entries, rows: FIRST_ROWS });
  const end = useRef<HTMLButtonElement>(null);
  // Another list begins at its top again.
  const rows = wanted.entries === entries ? wanted.rows : FIRST_ROWS;
  const isCut = entries.length > rows;

  useEffect(() => {
    const more = () => setWanted({ entries, rows: rows + MORE_ROWS });
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) more();
    });
    if (isCut && end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [entries, rows, isCut]);

  if (entries.length === 0) return <p className="explorer-nothing">{messages.nothing}</p>;
  return (
    <>
      <dl className="entries">
        {entries.slice(0, rows).map((entry) => (
          <Row key={entry.n} kind={kind} entry={entry} placeOf={placeOf} />
        ))}
      </dl>
      {isCut && (
        <button
          ref={end}
          type="button"
          className="button"
          onClick={() => setWanted({ entries, rows: rows + MORE_ROWS })}
        >
          {messages.more(Math.min(MORE_ROWS, entries.length - rows))}
        </button>
      )}
    </>
  );
}

interface RowProps {
  kind: ReferenceKind;
  entry: ReferenceEntry;
  placeOf: PlaceOf;
}

/** Remembered, so that a key press draws only the rows that are new. */
const Row = memo(function Row({ kind, entry, placeOf }: RowProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: all text in it is escaped.
  return <div className="entry" dangerouslySetInnerHTML={{ __html: resultHtml(kind, entry, placeOf) }} />;
});
